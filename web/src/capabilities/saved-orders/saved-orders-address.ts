import { isCalendarDay } from '@dray/contract/calendar-day.ts';

/** What the list of saved orders shows, as the address says it: filters, a page, and the order that is unfolded. */
export type SavedOrdersAddress = { shipTo?: string; from?: string; to?: string; page?: number; order?: string };

const lastPage = 10_000;
const key = /^[\w-]{1,40}$/;

/** Reads an address that anybody may have typed: what makes no sense is as good as not there. */
export function readSavedOrdersAddress(raw: Readonly<Record<string, unknown>>): SavedOrdersAddress {
  const page = Number(raw.page);
  const shipTo = textOf(raw.shipTo);
  const order = textOf(raw.order);
  const [from, to] = [textOf(raw.from), textOf(raw.to)];
  return {
    ...(key.test(shipTo) ? { shipTo } : {}),
    ...(isCalendarDay(from) ? { from } : {}),
    ...(isCalendarDay(to) ? { to } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= lastPage ? { page } : {}),
    ...(key.test(order) ? { order } : {}),
  };
}

// A ship-to's number is read from an address as a number.
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Whether it asks for less than everything. */
export const isNarrowed = ({ shipTo, from, to }: SavedOrdersAddress): boolean =>
  [shipTo, from, to].some((each) => each !== undefined);
