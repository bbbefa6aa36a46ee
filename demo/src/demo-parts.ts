import type { ContentPlan } from '@dray/server/capabilities/content/index.ts';
import { companiesPart } from './companies/companies-part.ts';
import { askedPart } from './content/asked-part.ts';
import { contentPart } from './content/content-part.ts';
import type { DemoPart } from './demo-part.ts';
import { marketsPart } from './markets/markets-part.ts';
import { orderingPart } from './ordering/ordering-part.ts';
import { invitationsPart } from './people/invitations-part.ts';
import { peoplePart } from './people/people-part.ts';
import { trailPart } from './people/trail-part.ts';
import { picturesPart } from './pictures/pictures-part.ts';
import { pricesPart } from './prices/prices-part.ts';
import { productsPart } from './products/products-part.ts';
import { rolesPart } from './roles/roles-part.ts';

/** In the order in which they need each other; a later capability appends its own. */
export const demoParts = (content?: ContentPlan): readonly DemoPart[] => [
  marketsPart,
  rolesPart,
  companiesPart,
  peoplePart,
  contentPart(content),
  askedPart,
  productsPart,
  pricesPart,
  orderingPart,
  picturesPart,
  invitationsPart,
  trailPart,
];
