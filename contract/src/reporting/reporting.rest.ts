import { z } from 'zod';
import { holdersOf } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { isReportMonth, isReportPeriod, maxReportMonths } from './report-month.ts';

const month = z.string().refine(isReportMonth).meta({ description: 'A month, YYYY-MM.', example: '2026-11' });

const figures = z.object({
  hectolitres: z.number(),
  packs: z.number(),
  /** Goods without tax and deposits. */
  net: z.number(),
  deposit: z.number(),
  orders: z.int(),
});
const compared = figures.extend({
  /** A year before; of the running month until the same day. */
  before: figures,
  /** Of now what can be compared with it: months of which a whole one a year before is known. */
  comparable: figures,
});

const powerBi = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('portal') }),
  z.object({
    mode: z.literal('powerbi'),
    embedUrl: z.string(),
    reportId: z.string(),
    token: z.string(),
    expiresAt: z.string(),
  }),
]);
const mode = z.enum(['portal', 'powerbi']);

export const reportingRoutes = {
  getReportingAccess: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/reporting/access',
    summary: 'Who draws each report: the portal itself, or Power BI.',
    guard: holdersOf('Reporting'),
    whileActing: 'refused',
    response: z.object({ salesReport: mode, contractEvaluation: mode }),
  },
  getPowerBiSalesReport: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/power-bi/sales-report',
    summary: "What it takes to show the sales report; a token reaches the caller's own payers only.",
    guard: holdersOf('Reporting'),
    whileActing: 'refused',
    response: powerBi,
  },
  getPowerBiContractEvaluation: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/power-bi/contract-evaluation',
    summary: "What it takes to show the evaluation of contracts; a token reaches the caller's own payers only.",
    guard: holdersOf('Reporting'),
    whileActing: 'refused',
    response: powerBi,
  },
  getSalesReport: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/reporting/sales',
    summary: `What was delivered, by months, brands, groups and places, beside the year before; ${maxReportMonths} months at most.`,
    guard: holdersOf('Reporting'),
    whileActing: 'refused',
    query: z
      .object({
        fromMonth: month.optional(),
        toMonth: month.optional(),
        shipTo: z.preprocess(
          (given) => (given === undefined || Array.isArray(given) ? given : [given]),
          z.array(z.string().max(40)).max(50).optional(),
        ),
      })
      .refine(({ fromMonth, toMonth }) => !fromMonth || !toMonth || isReportPeriod(fromMonth, toMonth)),
    response: z.object({
      currency: z.string(),
      from: z.string(),
      to: z.string(),
      /** The market's own day, up to which the running month counts. */
      today: z.string(),
      /** The first month that is compared; null where none can be. */
      comparedFrom: z.string().nullable(),
      totals: compared,
      months: z.array(compared.extend({ month: z.string(), isRunning: z.boolean() })),
      brands: z.array(compared.extend({ name: z.string() })),
      groups: z.array(compared.extend({ value: z.string(), label: z.string() })),
      /** None of a whole market with more than 200: it is read as a whole. */
      shipTos: z.array(compared.extend({ id: z.string(), name: z.string(), city: z.string() })),
      /** Every ship-to that the caller may ask for, whether or not anything came there. */
      places: z.array(z.object({ id: z.string(), name: z.string(), city: z.string() })),
    }),
  },
} as const satisfies Record<string, RestRoute>;
