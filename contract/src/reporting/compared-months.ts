import { shiftMonth } from './report-month.ts';

/**
 * The first month of a period that is compared with the year before (T158): the month in which a market's sales begin is
 * no whole one, so the next is the first that is known, and its year after the first to compare. Undefined where none is.
 */
export function firstCompared(salesBegin: string | undefined, from: string, to: string): string | undefined {
  if (salesBegin === undefined) return undefined;
  const first = shiftMonth(salesBegin, 13);
  return first > to ? undefined : first < from ? from : first;
}

/** What is summed into a comparison: months that both years know. */
export const isComparedMonth = (comparedFrom: string | undefined, month: string): boolean =>
  comparedFrom !== undefined && month >= comparedFrom;
