import { isCountry } from '@dray/contract/markets.ts';
import { timeZones } from './opening-hours.ts';

/** The clock of the market; who belongs to none, like the supplier's staff, reads that of the head office. */
export const timeZoneOf = (country: string | null | undefined): string =>
  timeZones[isCountry(country) ? country : 'CZ'];
