import type { WantedTerms } from '@dray/contract/calendars/terms-shapes.ts';
import type { Terms } from '#capabilities/calendars/index.ts';

/** Rows one by one, or all that a filter finds. */
export type EditedTerms =
  | { rows: readonly Terms[]; filter?: undefined }
  | { rows?: undefined; filter: NonNullable<WantedTerms['filter']> };
