import type { Language } from '@dray/contract/languages.ts';
import type { orderingRoutes } from '@dray/contract/ordering/ordering.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';

export type OrderRow = RestAnswer<(typeof orderingRoutes)['listOrders']>['sopList'][number];
export type OrderDetail = RestAnswer<(typeof orderingRoutes)['getOrder']>;

export const ordersPerPage = 10;
export const ordersKey = ['orders'] as const;

export const orderingQueries = {
  /** Orders of every place where the reader may see them, the newest first; `search` is part of any of its numbers (O1). */
  list: (page: number, search: string | undefined) =>
    queryOptions({
      queryKey: [...ordersKey, 'list', page, search ?? ''],
      queryFn: ({ signal }) =>
        callRest('GET /api/orders', {
          query: { offset: (page - 1) * ordersPerPage, limit: ordersPerPage, ...(search ? { search } : {}) },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
  /** Transport and payment are told in the reader's language. */
  detail: (orderNumber: string, language: Language) =>
    queryOptions({
      queryKey: [...ordersKey, 'detail', orderNumber, language],
      queryFn: ({ signal }) => callRest('GET /api/orders/:orderNumber', { params: { orderNumber }, signal }),
    }),
};
