import type { Language } from '@dray/contract/languages.ts';
import { limits } from '@dray/contract/limits.ts';
import type { orderingRoutes } from '@dray/contract/ordering/ordering.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import type { OrdersFilters } from './orders-address.ts';

export type OrderRow = RestAnswer<(typeof orderingRoutes)['listOrders']>['sopList'][number];
export type OrderDetail = RestAnswer<(typeof orderingRoutes)['getOrder']>;

export const ordersPerPage = 10;
export const ordersKey = ['orders'] as const;

export const orderingQueries = {
  /** Orders of every place where the reader may see them, the newest first (O1). */
  list: (filters: OrdersFilters, page: number) =>
    queryOptions({
      queryKey: [...ordersKey, 'list', filters, page],
      queryFn: ({ signal }) =>
        fetchOrders(filters, { offset: (page - 1) * ordersPerPage, limit: ordersPerPage }, signal),
      placeholderData: keepPreviousData,
    }),
  /** Transport and payment are told in the reader's language. */
  detail: (orderNumber: string, language: Language) =>
    queryOptions({
      queryKey: [...ordersKey, 'detail', orderNumber, language],
      queryFn: ({ signal }) => callRest('GET /api/orders/:orderNumber', { params: { orderNumber }, signal }),
    }),
};

type Page = { offset: number; limit: number };

const fetchOrders = ({ q, ...filters }: OrdersFilters, page: Page, signal?: AbortSignal) =>
  callRest('GET /api/orders', {
    query: { ...page, ...filters, ...(q ? { search: q } : {}) },
    ...(signal ? { signal } : {}),
  });

/** So many calls in a row nobody minds; a longer list is asked for by shorter periods. */
const maxPages = 20;

/** Everything the filters leave, page after page. */
export async function fetchAllOrders(filters: OrdersFilters): Promise<{ rows: OrderRow[]; isCut: boolean }> {
  const rows: OrderRow[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const { sopList, total } = await fetchOrders(filters, { offset: rows.length, limit: limits.pageSize });
    rows.push(...sopList);
    if (sopList.length === 0 || rows.length >= total) return { rows, isCut: false };
  }
  return { rows, isCut: true };
}
