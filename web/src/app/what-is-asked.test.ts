// @vitest-environment happy-dom
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountQueries } from '#capabilities/account/account.queries.ts';
import { bulkUploadQueries, mendRow, sendOrders } from '#capabilities/bulk-upload/bulk-upload.queries.ts';
import { repeatQueries } from '#capabilities/cart/reorder/reorder.queries.ts';
import { usualOrderQueries } from '#capabilities/cart/usual/usual-order.queries.ts';
import { catalogueQueries } from '#capabilities/catalogue/catalogue.queries.ts';
import { everything } from '#capabilities/catalogue/selection.ts';
import { materialsQueries } from '#capabilities/content/materials/materials.queries.ts';
import { newsQueries } from '#capabilities/content/news/news.queries.ts';
import { contentQueries } from '#capabilities/content/queries/content.queries.ts';
import { answersQueries } from '#capabilities/content/support/answers.queries.ts';
import { contractsQueries } from '#capabilities/contracts/contracts.queries.ts';
import { documentsQueries } from '#capabilities/documents/queries/documents.queries.ts';
import { notificationQueries } from '#capabilities/notifications/notifications.queries.ts';
import { fetchAllOrders, orderingQueries } from '#capabilities/ordering/queries/ordering.queries.ts';
import { peopleQueries } from '#capabilities/people/queries/people.queries.ts';
import { reportingQueries } from '#capabilities/reporting/reporting.queries.ts';
import { savedOrdersQueries } from '#capabilities/saved-orders/saved-orders.queries.ts';
import { everythingQuery } from '#capabilities/search/found/found.queries.ts';
import { ticketsQueries } from '#capabilities/support/tickets.queries.ts';

type SentRequest = { method: string; body?: string; headers: Record<string, string> };
type Asked = { call: string; body: Record<string, unknown>; headers: Record<string, string> };

const asked: Asked[] = [];
let answers: object[];

beforeEach(() => {
  localStorage.setItem('lang', 'cs');
  asked.length = 0;
  answers = [];
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: SentRequest) => {
    const { pathname, searchParams } = new URL(address, 'http://portal');
    searchParams.delete('Language');
    searchParams.sort();
    const query = decodeURIComponent(String(searchParams));
    asked.push({ call: `${method} ${pathname}${query && `?${query}`}`, body: JSON.parse(body ?? '{}'), headers });
    return Response.json(answers.shift() ?? { total: 0, results: [] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Options = { queryKey: QueryKey; queryFn?: unknown };

/** What goes out for a query; what it makes of an empty answer is not asked here. */
async function ask({ queryFn }: Options, pageParam?: number): Promise<Asked | undefined> {
  const context = { signal: new AbortController().signal, pageParam };
  await (queryFn as (each: typeof context) => Promise<unknown>)(context).catch(() => undefined);
  return asked[0];
}

const orderFilters = {
  q: '45',
  status: ['Fully Rejected'],
  from: '2026-11-01',
  to: '2026-11-20',
  shipTo: ['1', '2'],
} as const;
const months = { fromMonth: '2026-01', toMonth: '2026-11', shipTo: ['100234', '100235'] };

test.each<[string, Options]>([
  [
    'GET /identity/users/GetAllUsersInfo?limit=25&offset=0&role=R-1&search=nov&shipTo=100234&status=Active',
    peopleQueries.list({ q: 'nov', role: 'R-1', shipTo: '100234', status: 'Active' } as never, 1),
  ],
  ['GET /identity/users/GetAllUsersInfo?limit=25&offset=50', peopleQueries.list({} as never, 3)],
  ['GET /identity/users/GetAllUsersInfo?limit=1&offset=0&person=u-1', peopleQueries.one('u-1')],
  [
    'GET /identity/users/GetChanges?action=invited&from=2026-11-01&limit=25&offset=25&person=u-1&to=2026-11-20',
    peopleQueries.changes({ of: 'u-1', action: 'invited', from: '2026-11-01', to: '2026-11-20' } as never, 2),
  ],
  [
    'GET /api/orders?from=2026-11-01&limit=25&offset=50&search=45&shipTo=1&shipTo=2&status=Fully+Rejected&to=2026-11-20',
    orderingQueries.list(orderFilters as never, 3, 'cs'),
  ],
  [
    'GET /api/orders/counts?from=2026-11-01&search=45&shipTo=1&shipTo=2&status=Fully+Rejected&to=2026-11-20',
    orderingQueries.counts(orderFilters as never),
  ],
  ['GET /api/orders/4500123', orderingQueries.detail('4500123', 'cs')],
  ['GET /api/orders/GetTracking/4500123', orderingQueries.tracking('4500123')],
  [
    'GET /api/mydocuments/GetAllDocuments?limit=25&offset=25&search=90&status=open&type=invoice',
    documentsQueries.list({ q: '90', status: 'open', type: 'invoice' } as never, 2, 'cs'),
  ],
  ['GET /api/mydocuments/GetAllDocuments?limit=25&offset=0&search=9001', documentsQueries.one('9001', 'cs')],
  [
    'GET /api/tickets/GetAllTickets?limit=20&offset=20&search=keg&status=closed',
    ticketsQueries.list({ view: 'closed', q: 'keg' }, 2, 'cs'),
  ],
  ['GET /api/tickets/GetAllTickets?limit=20&offset=0&status=open', ticketsQueries.list({}, 1, 'cs')],
  ['GET /api/tickets/GetAllTickets?limit=1&offset=0', ticketsQueries.count('all')],
  ['GET /api/tickets/GetAllTickets?limit=3&offset=0&status=open', ticketsQueries.open(3, 'cs')],
  ['GET /api/tickets/GetTicketById/T-1', ticketsQueries.one('T-1', 'cs')],
  ['GET /api/notifications?group=orders&limit=20&offset=0', notificationQueries.bell('orders' as never, 20)],
  ['GET /api/notifications?limit=5&offset=0', notificationQueries.bell(undefined, 5)],
  [
    'GET /api/reporting/sales?fromMonth=2026-01&shipTo=100234&shipTo=100235&toMonth=2026-11',
    reportingQueries.sales(months, 'cs'),
  ],
  ['GET /api/orders/usual?shipTo=100234', usualOrderQueries.of('100234', 'cs')],
  ['GET /api/payers/300101/credit', contractsQueries.credit('300101')],
  ['GET /api/orders/bulk?limit=5&offset=0', bulkUploadQueries.earlier('cs')],
  ['GET /api/orders/bulk/j-1/rows?limit=3&offset=0&view=faulty', bulkUploadQueries.firstFaults('j-1', 3, 'cs')],
  [
    'GET /api/search?limit=5&q=lager&sections=orders&sections=documents',
    everythingQuery({ query: 'lager', limit: 5, language: 'cs', sections: ['orders', 'documents'] }, '1'),
  ],
  [
    'GET /content/articles?kind=event&limit=100&offset=0&search=fest',
    newsQueries.list({ kind: 'event' as never, q: 'fest' }, 'cs'),
  ],
  ['GET /content/articles?limit=2&offset=0', newsQueries.newest(2, 'cs')],
  [
    'GET /content/downloadmaterial?brand=b&folder=f&limit=100&offset=0&search=logo&type=png',
    materialsQueries.list({ folder: 'f', brand: 'b', type: 'png', q: 'logo' }, 'cs'),
  ],
  [
    'GET /content/faqitems?limit=100&offset=0&search=keg&theme=t',
    answersQueries.questions({ q: 'keg', theme: 't' }, 'cs'),
  ],
  ['GET /content/banners?limit=10&locationId=home&offset=0', contentQueries.banners('home', 'cs')],
  ['POST /identity/users/ReadLink', accountQueries.link({ code: 'c', token: 't' })],
])('%s', async (call, options) => {
  expect((await ask(options))?.call).toBe(call);
});

test.each<[string, object, object, Options]>([
  [
    'SavedOrders',
    {
      filter: {
        sap_id: ['1'],
        date_from: '2026-11-01',
        date_to: '2026-11-20',
        deliver_to: 'a',
        bill_to: 'p',
        shipto_name: 'n',
      },
      page: 2,
      pageSize: 10,
    },
    {},
    savedOrdersQueries.list({
      page: 2,
      shipTo: ['1'],
      from: '2026-11-01',
      to: '2026-11-20',
      address: 'a',
      payer: 'p',
      name: 'n',
    }),
  ],
  ['SavedOrder', { cartId: 'c-1' }, {}, savedOrdersQueries.detail('c-1', 'cs')],
  ['PreviewReorder', { orderNumber: '4500123' }, {}, repeatQueries.preview({ orderNumber: '4500123', language: 'cs' })],
  [
    'ProductList',
    { search: 'pils', sort: { your_price: 'DESC' }, page: 3, pageSize: 25 },
    { 'outlet-id': '100234', myfavourites: '1' },
    catalogueQueries.list(
      { selection: { ...everything, search: 'pils' }, sort: 'priceDown', page: 3, onlyFavourites: true },
      { language: 'cs', shipToId: '100234' },
    ),
  ],
  ['Offers', {}, { 'outlet-id': '100235' }, catalogueQueries.offers({ language: 'cs', shipToId: '100235' })],
])('%s is asked with %o, as %o', async (name, variables, headers, options) => {
  const sent = await ask(options);

  expect(sent?.body.documentId).toMatch(new RegExp(`^query ${name} `));
  expect(sent?.body.variables).toMatchObject(variables);
  expect(sent?.headers).toMatchObject(headers);
});

test('rows of an upload are asked for page after page, and no further than there are', async () => {
  const { getNextPageParam, ...options } = bulkUploadQueries.rows('j-1', 'all', 'cs');
  const next = (rows: number, total: number, offset: number) =>
    (getNextPageParam as (page: object, pages: unknown, offset: number) => number | undefined)(
      { rows: Array.from({ length: rows }), total },
      [],
      offset,
    );

  await ask(options, 400);

  expect(asked[0]?.call).toBe('GET /api/orders/bulk/j-1/rows?limit=200&offset=400&view=all');
  expect([next(200, 401, 0), next(200, 401, 200), next(1, 401, 400), next(200, 400, 200), next(0, 401, 200)]).toEqual([
    200,
    400,
    undefined,
    undefined,
    undefined,
  ]);
});

test('what is mended and sent of an upload goes out as it was chosen', async () => {
  await mendRow('j-1', { row: 7, cells: { sku: 'CZ1' } as never, alsoRows: [8, 9] });
  await sendOrders('j-1', { orders: ['a', 'b'], again: ['b'], previewHash: 'h' });

  expect(asked).toMatchObject([
    { call: 'PATCH /api/orders/bulk/j-1/rows/7', body: { cells: { sku: 'CZ1' }, alsoRows: [8, 9] } },
    { call: 'POST /api/orders/bulk/j-1/send', body: { orders: ['a', 'b'], again: ['b'], previewHash: 'h' } },
  ]);
});

test('all orders of a list are fetched page by page; that there are at least so many is not the end', async () => {
  const row = (number: number) => ({ orderNumber: String(number) });
  answers = [
    { sopList: [row(1), row(2)], total: 2, totalIsAtLeast: true },
    { sopList: [row(3)], total: 3, totalIsAtLeast: false },
  ];

  const { rows, isCut } = await fetchAllOrders({ q: '45' } as never);

  expect([rows.length, isCut]).toEqual([3, false]);
  expect(asked.map(({ call }) => call)).toEqual([
    'GET /api/orders?limit=100&offset=0&search=45',
    'GET /api/orders?limit=100&offset=2&search=45',
  ]);
});

test('a list without an end is cut after twenty pages and says so', async () => {
  answers = Array.from({ length: 30 }, () => ({ sopList: [{}], total: 99, totalIsAtLeast: false }));

  const { rows, isCut } = await fetchAllOrders({} as never);

  expect([rows.length, isCut, asked.length]).toEqual([20, true, 20]);
});

test('the last page of goods stays while the next one comes; the prices of another ship-to do not', () => {
  const wanted = { selection: everything, sort: 'name', page: 1, onlyFavourites: false } as const;
  const at = (shipToId: string, page = 1) => catalogueQueries.list({ ...wanted, page }, { language: 'cs', shipToId });
  const client = new QueryClient();
  client.setQueryData(at('1').queryKey, { items: [] } as never);
  const last = client.getQueryCache().find({ queryKey: at('1').queryKey });
  const shownAt = (shipToId: string) =>
    (at(shipToId, 2).placeholderData as (data: unknown, query: unknown) => unknown)(last?.state.data, last);

  expect([shownAt('1'), shownAt('2')]).toEqual([{ items: [] }, undefined]);
});
