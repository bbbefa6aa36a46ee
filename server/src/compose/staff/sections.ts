import { openTerms } from '#capabilities/company/index.ts';
import { openSections, sectionsRoutes } from '#capabilities/staff/index.ts';
import type { Base } from '../base.ts';

/** What each market has closed of the portal. */
export const composeSections = (base: Base) => sectionsRoutes(openSections({ ...base, termsOf: openTerms(base) }));
