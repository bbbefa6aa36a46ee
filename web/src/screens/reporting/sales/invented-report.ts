import { shiftMonth } from '@dray/contract/reporting/report-month.ts';
import type { SalesReport } from '#capabilities/reporting/index.ts';

const figures = { hectolitres: 100, packs: 1_000, net: 100_000, deposit: 1_000, orders: 4 };
const compared = { ...figures, before: figures, comparable: figures };
const names = ['Xxxxxxxx', 'Xxxxxx', 'Xxxxxxxxx', 'Xxxxx'];

/** Parts of the size of real ones, for the time until these come. */
export const inventedReport: SalesReport = {
  currency: 'EUR',
  from: '2026-01',
  to: '2026-12',
  today: '2026-12-31',
  comparedFrom: '2026-01',
  totals: compared,
  months: Array.from({ length: 12 }, (_, index) => ({
    ...compared,
    month: shiftMonth('2026-01', index),
    isRunning: false,
  })),
  brands: names.map((name) => ({ ...compared, name })),
  groups: [],
  shipTos: names.map((name) => ({ ...compared, id: name, name, city: 'Xxxxx' })),
  places: [],
};
