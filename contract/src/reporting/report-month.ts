/** Three years; more would be read as a table elsewhere. */
export const maxReportMonths = 36;

const firstMonth = '2000-01';
const lastMonth = '2999-12';

export const isReportMonth = (text: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text >= firstMonth && text <= lastMonth;

export function shiftMonth(month: string, by: number): string {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + by, 1)).toISOString().slice(0, 7);
}

export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = shiftMonth(month, 1)) months.push(month);
  return months;
}

export const isReportPeriod = (from: string, to: string): boolean =>
  from <= to && to <= shiftMonth(from, maxReportMonths - 1);
