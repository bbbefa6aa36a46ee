import type { Country } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { DaysStore } from './days.store.ts';

export type DaysDeps = {
  days: DaysStore;
  audit: Audit;
  /** The calendar day that a market has right now. */
  findToday: (country: Country) => string;
};
