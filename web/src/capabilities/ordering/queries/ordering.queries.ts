import type { Language } from '@dray/contract/languages.ts';
import { limits } from '@dray/contract/limits.ts';
import type { orderingRoutes } from '@dray/contract/ordering/ordering.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import type { OrdersFilters } from './orders-address.ts';

export type OrderPage = RestAnswer<(typeof orderingRoutes)['listOrders']>;
export type OrderRow = OrderPage['sopList'][number];
export type OrderDetail = RestAnswer<(typeof orderingRoutes)['getOrder']>;
export type OrderCounts = RestAnswer<(typeof orderingRoutes)['countOrders']>;
export type Tracking = RestAnswer<(typeof orderingRoutes)['getTracking']>;

export const ordersPerPage = 25;
export const ordersKey = ['orders'] as const;

/** Labels are given in the reader's language, so each language has its own answers. */
export const orderingQueries = {
  /** Orders of every ship-to where the reader may see them, the newest first (O1). */
  list: (filters: OrdersFilters, page: number, language: Language) =>
    queryOptions({
      queryKey: [...ordersKey, 'list', filters, page, language],
      queryFn: ({ signal }) =>
        fetchOrders(filters, { offset: (page - 1) * ordersPerPage, limit: ordersPerPage }, signal),
      placeholderData: keepPreviousData,
    }),
  counts: (filters: OrdersFilters) =>
    queryOptions({
      queryKey: [...ordersKey, 'counts', filters],
      queryFn: ({ signal }) => callRest('GET /api/orders/counts', { query: wireFilters(filters), signal }),
      placeholderData: keepPreviousData,
    }),
  deliveryStatuses: (language: Language) =>
    queryOptions({
      queryKey: [...ordersKey, 'deliveryStatuses', language],
      queryFn: ({ signal }) => callRest('GET /api/orders/GetOrderStatus', { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  detail: (orderNumber: string, language: Language) =>
    queryOptions({
      queryKey: [...ordersKey, 'detail', orderNumber, language],
      queryFn: ({ signal }) => callRest('GET /api/orders/:orderNumber', { params: { orderNumber }, signal }),
    }),
  tracking: (orderNumber: string) =>
    queryOptions({
      queryKey: [...ordersKey, 'tracking', orderNumber],
      queryFn: ({ signal }) =>
        callRest('GET /api/orders/GetTracking/:orderId', { params: { orderId: orderNumber }, signal }),
    }),
};

type Page = { offset: number; limit: number };

const wireFilters = ({ q, ...filters }: OrdersFilters) => ({ ...filters, ...(q ? { search: q } : {}) });

export const fetchOrders = (filters: OrdersFilters, page: Page, signal?: AbortSignal): Promise<OrderPage> =>
  callRest('GET /api/orders', { query: { ...page, ...wireFilters(filters) }, ...(signal ? { signal } : {}) });

/** So many calls in a row nobody minds; a longer list is asked for by shorter periods. */
const maxPages = 20;

/** Everything the filters leave, page after page. */
export async function fetchAllOrders(filters: OrdersFilters): Promise<{ rows: OrderRow[]; isCut: boolean }> {
  const rows: OrderRow[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const { sopList, total, totalIsAtLeast } = await fetchOrders(filters, {
      offset: rows.length,
      limit: limits.pageSize,
    });
    rows.push(...sopList);
    if (sopList.length === 0 || (rows.length >= total && !totalIsAtLeast)) return { rows, isCut: false };
  }
  return { rows, isCut: true };
}
