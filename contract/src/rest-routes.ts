import { catalogueRoutes } from './catalogue/catalogue.rest.ts';
import { companyRoutes } from './company/company.rest.ts';
import { contentRoutes } from './content/content.rest.ts';
import { documentsRoutes } from './documents/documents.rest.ts';
import { filesRoutes } from './files/files.rest.ts';
import { liveRoutes } from './live/live.rest.ts';
import { orderingRoutes } from './ordering/ordering.rest.ts';
import { portalConfigRoutes } from './portal-config/portal-config.rest.ts';
import { schemaRoutes } from './schema.rest.ts';
import { usersRoutes } from './users/users.rest.ts';

/** Every REST call of the product, by the name its handler carries. */
export const restRoutes = {
  ...portalConfigRoutes,
  ...companyRoutes,
  ...usersRoutes,
  ...contentRoutes,
  ...catalogueRoutes,
  ...filesRoutes,
  ...orderingRoutes,
  ...documentsRoutes,
  ...liveRoutes,
  ...schemaRoutes,
};
export type RestRouteName = keyof typeof restRoutes;
