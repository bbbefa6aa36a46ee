import { isCountry } from '@dray/contract/markets.ts';
import { localTime, timeZones } from './opening-hours.ts';

/** The day a moment falls on by the market's calendar; the supplier's staff read that of the head office. */
export const marketDay = (country: string | null | undefined, moment: string): string =>
  localTime(new Date(moment), timeZones[isCountry(country) ? country : 'CZ']).date;
