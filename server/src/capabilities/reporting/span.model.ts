import { shiftMonth } from '@dray/contract/reporting/report-month.ts';

export type Days = { from: string; to: string };

/** Two days as whole months and the days around them; months are YYYY-MM. */
export function spanOf(from: string, to: string): { months: Days | undefined; days: Days[] } {
  const first = from === firstDayOf(monthOf(from)) ? monthOf(from) : shiftMonth(monthOf(from), 1);
  const last = to === lastDayOf(monthOf(to)) ? monthOf(to) : shiftMonth(monthOf(to), -1);
  if (first > last) {
    const isOneMonth = monthOf(from) === monthOf(to);
    return {
      months: undefined,
      days: isOneMonth
        ? [{ from, to }]
        : [
            { from, to: lastDayOf(monthOf(from)) },
            { from: firstDayOf(monthOf(to)), to },
          ],
    };
  }
  return {
    months: { from: first, to: last },
    days: [
      ...(monthOf(from) < first ? [{ from, to: lastDayOf(monthOf(from)) }] : []),
      ...(monthOf(to) > last ? [{ from: firstDayOf(monthOf(to)), to }] : []),
    ],
  };
}

export const monthOf = (day: string): string => day.slice(0, 7);

export const firstDayOf = (month: string): string => `${month}-01`;

export function lastDayOf(month: string): string {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index, 0)).toISOString().slice(0, 10);
}

/** The same day a year before; of the last of February the last there was. */
export function yearBefore(day: string): string {
  const month = shiftMonth(monthOf(day), -12);
  const wanted = `${month}${day.slice(7)}`;
  return wanted > lastDayOf(month) ? lastDayOf(month) : wanted;
}
