import { headOffice, isCountry, marketOf } from '@dray/contract/markets.ts';

/** The clock of the market; a user who belongs to none, like the supplier's staff, reads that of the head office. */
export const timeZoneOf = (country: string | null | undefined): string =>
  marketOf(isCountry(country) ? country : headOffice).timeZone;
