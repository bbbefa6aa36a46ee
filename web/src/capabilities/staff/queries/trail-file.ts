import { languageParameter } from '#platform/texts/language.ts';
import type { TrailFilters } from './staff-address.ts';

/** The table that a spreadsheet opens, of exactly what the list shows; a plain link, which the cookie lets in. */
export const trailFile = (filters: TrailFilters): string =>
  `/api/staff/audit/export?${new URLSearchParams([...Object.entries(filters), languageParameter()])}`;
