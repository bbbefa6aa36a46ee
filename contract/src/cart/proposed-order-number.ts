import { type Country, marketOf } from '../markets.ts';

/** What is before the running number in that year; `day` is one of the market's own calendar. */
export const orderNumberPrefix = (country: Country, day: string): string =>
  marketOf(country).orderNumber.replace('{YYYY}', day.slice(0, 4)).replace('{n}', '');

export const proposedOrderNumber = (prefix: string, lastRunning: number): string => `${prefix}${lastRunning + 1}`;
