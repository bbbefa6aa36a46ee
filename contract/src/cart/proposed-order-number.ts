import type { Country } from '../markets.ts';

/** How a customer's own number is proposed in each market (T130); `{n}` is the running number of the ship-to, and last. */
const patterns: Readonly<Record<Country, string>> = {
  CZ: '{YYYY}/{n}',
  SK: '{YYYY}/{n}',
  IT: '{YYYY}/{n}',
  ES: '{YYYY}/{n}',
};

/** What stands before the running number in that year; `day` is one of the market's own calendar. */
export const orderNumberPrefix = (country: Country, day: string): string =>
  patterns[country].replace('{YYYY}', day.slice(0, 4)).replace('{n}', '');

export const proposedOrderNumber = (prefix: string, lastRunning: number): string => `${prefix}${lastRunning + 1}`;
