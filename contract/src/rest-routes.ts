import { actingRoutes } from './acting/acting.rest.ts';
import { bulkUploadRoutes } from './bulk-upload/bulk-upload.rest.ts';
import { calendarsRoutes } from './calendars/calendars.rest.ts';
import { catalogueRoutes } from './catalogue/catalogue.rest.ts';
import { companyRoutes } from './company/company.rest.ts';
import { creditRoutes } from './company/credit.rest.ts';
import { contentRoutes } from './content/content.rest.ts';
import { contentDeskRoutes } from './content/content-desk.rest.ts';
import { contractsRoutes } from './contracts/contracts.rest.ts';
import { customersRoutes } from './customers/customers.rest.ts';
import { deskRoutes } from './desk/desk.rest.ts';
import { documentsRoutes } from './documents/documents.rest.ts';
import { printingRoutes } from './documents/printing.rest.ts';
import { erpDeskRoutes } from './erp-desk/erp-desk.rest.ts';
import { filesRoutes } from './files/files.rest.ts';
import { healthRoutes } from './health/health.rest.ts';
import { ownAccountRoutes } from './identity/own-account.rest.ts';
import { passwordsRoutes } from './identity/passwords.rest.ts';
import { liveRoutes } from './live/live.rest.ts';
import { importRoutes } from './master-data/imports.rest.ts';
import { masterDataRoutes } from './master-data/master-data.rest.ts';
import { notificationsRoutes } from './notifications/notifications.rest.ts';
import { onboardingRoutes } from './onboarding/onboarding.rest.ts';
import { orderDeskRoutes } from './order-desk/order-desk.rest.ts';
import { orderingRoutes } from './ordering/ordering.rest.ts';
import { usualOrderRoutes } from './ordering/usual-order.rest.ts';
import { dataExportRoutes } from './people-desk/data-export.rest.ts';
import { peopleDeskRoutes } from './people-desk/people-desk.rest.ts';
import { portalConfigRoutes } from './portal-config/portal-config.rest.ts';
import { priceExplanationRoutes } from './pricing/price-explanation.rest.ts';
import { priceListRoutes } from './pricing/price-lists.rest.ts';
import { reportingRoutes } from './reporting/reporting.rest.ts';
import { schemaRoutes } from './schema.rest.ts';
import { searchRoutes } from './search/search.rest.ts';
import { ssoRoutes } from './sso/sso.rest.ts';
import { sectionsRoutes } from './staff/sections.rest.ts';
import { staffRoutes } from './staff/staff.rest.ts';
import { cannedAnswersRoutes } from './support/canned-answers.rest.ts';
import { requestsRoutes } from './support/requests.rest.ts';
import { supportRoutes } from './support/support.rest.ts';
import { usersRoutes } from './users/users.rest.ts';

/** Every REST call of the product, by the name its handler carries. */
export const restRoutes = {
  ...portalConfigRoutes,
  ...companyRoutes,
  ...creditRoutes,
  ...usersRoutes,
  ...staffRoutes,
  ...actingRoutes,
  ...importRoutes,
  ...masterDataRoutes,
  ...customersRoutes,
  ...peopleDeskRoutes,
  ...dataExportRoutes,
  ...onboardingRoutes,
  ...passwordsRoutes,
  ...ownAccountRoutes,
  ...contentRoutes,
  ...contentDeskRoutes,
  ...catalogueRoutes,
  ...priceExplanationRoutes,
  ...priceListRoutes,
  ...calendarsRoutes,
  ...erpDeskRoutes,
  ...deskRoutes,
  ...healthRoutes,
  ...orderDeskRoutes,
  ...sectionsRoutes,
  ...filesRoutes,
  ...orderingRoutes,
  ...usualOrderRoutes,
  ...bulkUploadRoutes,
  ...documentsRoutes,
  ...contractsRoutes,
  ...printingRoutes,
  ...reportingRoutes,
  ...ssoRoutes,
  ...supportRoutes,
  ...requestsRoutes,
  ...cannedAnswersRoutes,
  ...notificationsRoutes,
  ...searchRoutes,
  ...liveRoutes,
  ...schemaRoutes,
};
export type RestRouteName = keyof typeof restRoutes;
