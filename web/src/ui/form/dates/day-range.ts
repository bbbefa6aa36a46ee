/** Days of the calendar, `YYYY-MM-DD`, both included; text sorts them. */
export type DayLimits = { min?: string | undefined; max?: string | undefined };

/** A part of the calendar whose ends may still be open. */
export type DayRange = { from?: string | undefined; to?: string | undefined };

export const isEndFirst = ({ from, to }: DayRange): boolean => from !== undefined && to !== undefined && to < from;

export function within(day: string, { min, max }: DayLimits): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
