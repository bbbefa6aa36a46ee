import type { Language } from '@dray/contract/languages.ts';
import type { orderDeskRoutes } from '@dray/contract/order-desk/order-desk.rest.ts';
import { maxOrderOffset } from '@dray/contract/order-desk/order-paging.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callRest } from '#platform/calls/rest-client.ts';
import type { OrderDeskFilters } from './order-desk-address.ts';

export type AllOrdersPage = RestAnswer<(typeof orderDeskRoutes)['listStaffOrders']>;
export type AnyOrderRow = AllOrdersPage['results'][number];
export type AnyOrder = RestAnswer<(typeof orderDeskRoutes)['getStaffOrder']>;

export const allOrdersPerPage = 25;
/** Behind the last of these pages a list goes on by the last row that was seen. */
export const countedPages = maxOrderOffset / allOrdersPerPage;
const ordersKey = ['staff', 'orders'] as const;

type Asked = { filters: OrderDeskFilters; page: number; before: string | undefined };

/** Labels are given in the reader's language, so each language has its own answers. */
export const orderDeskQueries = {
  list: (asked: Asked, language: Language) =>
    queryOptions({
      queryKey: [...ordersKey, 'list', asked, language],
      queryFn: ({ signal }) => {
        const offset = (asked.page - 1) * allOrdersPerPage;
        return fetchPage(asked.filters, { offset, limit: allOrdersPerPage, before: asked.before }, signal);
      },
      placeholderData: keepPreviousData,
    }),
  order: (orderNumber: string, language: Language) =>
    queryOptions({
      queryKey: [...ordersKey, 'order', orderNumber, language],
      queryFn: ({ signal }) =>
        callRest('GET /api/staff/orders/:orderNumber', { params: { orderNumber }, query: {}, signal }),
    }),
};

type Page = { offset: number; limit: number; before: string | undefined };

const fetchPage = ({ q, shipTo, ...filters }: OrderDeskFilters, { before, ...page }: Page, signal?: AbortSignal) =>
  callRest('GET /api/staff/orders', {
    query: {
      ...page,
      ...filters,
      ...(q ? { search: q } : {}),
      ...(shipTo ? { shipTo: [shipTo] } : {}),
      ...(before ? { before } : {}),
    },
    ...(signal ? { signal } : {}),
  });

const rowsAtOnce = 100;
/** A longer table is asked for by shorter periods. */
const maxPages = 50;

/** Everything the filters leave, each page behind the last row of the one before. */
export async function fetchFilteredOrders(filters: OrderDeskFilters): Promise<{ rows: AnyOrderRow[]; isCut: boolean }> {
  const rows: AnyOrderRow[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const before = rows.at(-1)?.orderNumber;
    const { results } = await fetchPage(filters, { offset: 0, limit: rowsAtOnce, before });
    rows.push(...results);
    if (results.length < rowsAtOnce) return { rows, isCut: false };
  }
  return { rows, isCut: true };
}
