import type { erpDeskRoutes } from '@dray/contract/erp-desk/erp-desk.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import type { DifferenceFilters, ErpView, QueueFilters } from './erp-address.ts';

type Routes = typeof erpDeskRoutes;
export type QueuePage = RestAnswer<Routes['listErpMessages']>;
export type Queued = QueuePage['results'][number];
export type OrderPath = RestAnswer<Routes['getErpOrder']>;
export type OrderMessage = OrderPath['messages'][number];
export type Mismatch = RestAnswer<Routes['listErpMismatches']>['results'][number];

export const erpKey = ['staff', 'erp'] as const;
export const queuePerPage = 25;
/** People look at it while orders go through. */
const refreshMs = 15_000;

const pageOf = (page: number) => ({ offset: (page - 1) * queuePerPage, limit: queuePerPage });

export const erpQueries = {
  queue: (state: Exclude<ErpView, 'differences'>, { market, cause }: QueueFilters, page: number) =>
    queryOptions({
      queryKey: [...erpKey, 'queue', state, market, cause, page],
      queryFn: ({ signal }) =>
        callRest('GET /api/staff/erp/messages', {
          query: { ...pageOf(page), state, ...(market ? { market } : {}), ...(cause ? { cause } : {}) },
          signal,
        }),
      placeholderData: keepPreviousData,
      refetchInterval: refreshMs,
    }),
  order: (orderNumber: string) =>
    queryOptions({
      queryKey: [...erpKey, 'order', orderNumber],
      queryFn: ({ signal }) =>
        callRest('GET /api/staff/erp/messages/:orderNumber', { params: { orderNumber }, query: {}, signal }),
      refetchInterval: refreshMs,
    }),
  differences: ({ market, from, to }: DifferenceFilters, page: number) =>
    queryOptions({
      queryKey: [...erpKey, 'differences', market, from, to, page],
      queryFn: ({ signal }) =>
        callRest('GET /api/staff/erp/reconciliation', {
          query: {
            ...pageOf(page),
            ...(market ? { market } : {}),
            ...(from ? { from } : {}),
            ...(to ? { to } : {}),
          },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
};
