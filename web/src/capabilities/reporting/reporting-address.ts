import { shiftMonth } from '@dray/contract/reporting/report-month.ts';
import { readAddress, words } from '#ui/list/filters/address-fields.ts';

/** Twelve months are shown without being asked for. */
export const periods = ['3-months', '6-months', 'this-year', 'last-year', '24-months'] as const;
export type Period = (typeof periods)[number];
export const units = ['hl', 'money', 'packs'] as const;
export type Unit = (typeof units)[number];

const fields = {
  view: (raw: unknown) => (raw === 'contracts' ? raw : undefined),
  period: (raw: unknown) => periods.find((period) => period === raw),
  compare: (raw: unknown) => (raw === 'none' ? raw : undefined),
  place: words(/^[\w-]{1,40}$/),
  unit: (raw: unknown) => units.find((unit) => unit === raw && unit !== 'hl'),
};

/** What the reports show, as their address says it. */
export type ReportingAddress = ReturnType<typeof readReportingAddress>;
export const readReportingAddress = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);

/** The months of a period, counted from the market's own month. */
export function monthsOf(period: Period | undefined, running: string): { fromMonth: string; toMonth: string } {
  const year = running.slice(0, 4);
  switch (period) {
    case '3-months':
      return { fromMonth: shiftMonth(running, -2), toMonth: running };
    case '6-months':
      return { fromMonth: shiftMonth(running, -5), toMonth: running };
    case '24-months':
      return { fromMonth: shiftMonth(running, -23), toMonth: running };
    case 'this-year':
      return { fromMonth: `${year}-01`, toMonth: running };
    case 'last-year':
      return { fromMonth: `${Number(year) - 1}-01`, toMonth: `${Number(year) - 1}-12` };
    case undefined:
      return { fromMonth: shiftMonth(running, -11), toMonth: running };
  }
}
