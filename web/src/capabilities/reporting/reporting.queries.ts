import type { contractsRoutes } from '@dray/contract/contracts/contracts.rest.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { reportingRoutes } from '@dray/contract/reporting/reporting.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';

type Routes = typeof reportingRoutes;
export type SalesReport = RestAnswer<Routes['getSalesReport']>;
export type ReportMonth = SalesReport['months'][number];
export type ComparedFigures = SalesReport['totals'];
export type Figures = ComparedFigures['before'];
export type EvaluatedContract = RestAnswer<(typeof contractsRoutes)['evaluateContracts']>['contracts'][number];
export type EmbeddedReport = RestAnswer<Routes['getPowerBiSalesReport']>;

type Asked = { fromMonth: string; toMonth: string; shipTo: readonly string[] };

export const reportingQueries = {
  access: () =>
    queryOptions({
      queryKey: ['reporting', 'access'],
      queryFn: ({ signal }) => callRest('GET /api/reporting/access', { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Groups are named in the reader's language. */
  sales: ({ fromMonth, toMonth, shipTo }: Asked, language: Language) =>
    queryOptions({
      queryKey: ['reporting', 'sales', fromMonth, toMonth, shipTo, language],
      queryFn: ({ signal }) =>
        callRest('GET /api/reporting/sales', { query: { fromMonth, toMonth, shipTo: [...shipTo] }, signal }),
      placeholderData: keepPreviousData,
    }),
  contracts: () =>
    queryOptions({
      queryKey: ['reporting', 'contracts'],
      queryFn: ({ signal }) => callRest('GET /api/reporting/contracts', { query: {}, signal }),
    }),
  /** A token is good for a while only, and each opening of the page asks for its own. */
  salesOfPowerBi: () =>
    queryOptions({
      queryKey: ['reporting', 'power-bi', 'sales'],
      queryFn: ({ signal }) => callRest('GET /api/power-bi/sales-report', { signal }),
      gcTime: 0,
    }),
  contractsOfPowerBi: () =>
    queryOptions({
      queryKey: ['reporting', 'power-bi', 'contracts'],
      queryFn: ({ signal }) => callRest('GET /api/power-bi/contract-evaluation', { signal }),
      gcTime: 0,
    }),
};
