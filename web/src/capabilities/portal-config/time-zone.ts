import { type Country, isCountry } from '@dray/contract/markets.ts';

export const timeZones: Record<Country, string> = {
  CZ: 'Europe/Prague',
  SK: 'Europe/Bratislava',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
};

/** The clock of the market; who belongs to none, like the supplier's staff, reads that of the head office. */
export const timeZoneOf = (country: string | null | undefined): string =>
  timeZones[isCountry(country) ? country : 'CZ'];
