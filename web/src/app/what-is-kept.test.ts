import { hashKey, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { bulkUploadQueries } from '#capabilities/bulk-upload/bulk-upload.queries.ts';
import { repeatQueries } from '#capabilities/cart/reorder/reorder.queries.ts';
import { usualOrderQueries } from '#capabilities/cart/usual/usual-order.queries.ts';
import { catalogueQueries } from '#capabilities/catalogue/catalogue.queries.ts';
import { everything } from '#capabilities/catalogue/selection.ts';
import { contractsQueries } from '#capabilities/contracts/contracts.queries.ts';
import { documentsQueries } from '#capabilities/documents/queries/documents.queries.ts';
import { notificationQueries } from '#capabilities/notifications/notifications.queries.ts';
import { orderingQueries } from '#capabilities/ordering/queries/ordering.queries.ts';
import { peopleQueries } from '#capabilities/people/queries/people.queries.ts';
import { reportingQueries } from '#capabilities/reporting/reporting.queries.ts';
import { savedOrdersQueries } from '#capabilities/saved-orders/saved-orders.queries.ts';
import { everythingQuery } from '#capabilities/search/found/found.queries.ts';
import { ticketsQueries } from '#capabilities/support/tickets.queries.ts';

type Options = { queryKey: QueryKey };

const months = { fromMonth: '2026-01', toMonth: '2026-11', shipTo: ['100234', '100235'] };

/** Whatever changes the answer must change the key, or one answer is shown for the other. */
test.each<[string, readonly Options[]]>([
  [
    'people',
    [
      peopleQueries.list({} as never, 1),
      peopleQueries.list({} as never, 2),
      peopleQueries.list({ q: 'a' } as never, 1),
      peopleQueries.list({ role: 'R' } as never, 1),
      peopleQueries.one('a'),
      peopleQueries.one('b'),
    ],
  ],
  [
    'changes',
    [
      peopleQueries.changes({} as never, 1),
      peopleQueries.changes({} as never, 2),
      peopleQueries.changes({ of: 'a' } as never, 1),
      peopleQueries.changes({ from: 'a' } as never, 1),
    ],
  ],
  [
    'orders',
    [
      orderingQueries.list({} as never, 1, 'cs'),
      orderingQueries.list({} as never, 2, 'cs'),
      orderingQueries.list({} as never, 1, 'en'),
      orderingQueries.list({ q: 'a' } as never, 1, 'cs'),
      orderingQueries.detail('1', 'cs'),
      orderingQueries.detail('1', 'en'),
      orderingQueries.detail('2', 'cs'),
    ],
  ],
  [
    'documents',
    [
      documentsQueries.list({} as never, 1, 'cs'),
      documentsQueries.list({} as never, 2, 'cs'),
      documentsQueries.list({ q: 'a' } as never, 1, 'cs'),
      documentsQueries.list({} as never, 1, 'en'),
      documentsQueries.one('1', 'cs'),
      documentsQueries.one('2', 'cs'),
    ],
  ],
  [
    'requests',
    [
      ticketsQueries.list({}, 1, 'cs'),
      ticketsQueries.list({}, 2, 'cs'),
      ticketsQueries.list({ view: 'all' }, 1, 'cs'),
      ticketsQueries.list({}, 1, 'en'),
      ticketsQueries.count('all'),
      ticketsQueries.count('open'),
      ticketsQueries.one('1', 'cs'),
      ticketsQueries.one('2', 'cs'),
    ],
  ],
  [
    'saved orders',
    [
      savedOrdersQueries.list({}),
      savedOrdersQueries.list({ page: 2 }),
      savedOrdersQueries.list({ name: 'a' }),
      savedOrdersQueries.detail('1', 'cs'),
      savedOrdersQueries.detail('1', 'en'),
    ],
  ],
  [
    'bell',
    [
      notificationQueries.bell(undefined, 5),
      notificationQueries.bell(undefined, 20),
      notificationQueries.bell('orders' as never, 5),
    ],
  ],
  [
    'report',
    [
      reportingQueries.sales(months, 'cs'),
      reportingQueries.sales({ ...months, fromMonth: '2025-01' }, 'cs'),
      reportingQueries.sales({ ...months, toMonth: '2026-10' }, 'cs'),
      reportingQueries.sales({ ...months, shipTo: [] }, 'cs'),
      reportingQueries.sales(months, 'en'),
    ],
  ],
  [
    'credit',
    [
      contractsQueries.credit('1'),
      contractsQueries.credit('2'),
      contractsQueries.list('cs'),
      contractsQueries.list('en'),
    ],
  ],
  [
    'goods',
    ['1', '2'].flatMap((shipToId) => [
      catalogueQueries.offers({ language: 'cs', shipToId }),
      catalogueQueries.favouritesPreview({ language: 'cs', shipToId }),
      ...[1, 2].map((page) =>
        catalogueQueries.list(
          { selection: everything, sort: 'name', page, onlyFavourites: false },
          { language: 'cs', shipToId },
        ),
      ),
    ]),
  ],
  [
    'repeating',
    [
      repeatQueries.preview({ language: 'cs' }),
      repeatQueries.preview({ language: 'cs', orderNumber: '1' }),
      repeatQueries.preview({ language: 'cs', shipToId: '1' }),
      repeatQueries.preview({ language: 'en' }),
    ],
  ],
  ['usual', [usualOrderQueries.of('1', 'cs'), usualOrderQueries.of('2', 'cs'), usualOrderQueries.of('1', 'en')]],
  [
    'uploads',
    [
      bulkUploadQueries.job('1', 'cs'),
      bulkUploadQueries.job('2', 'cs'),
      bulkUploadQueries.rows('1', 'faulty', 'cs'),
      bulkUploadQueries.rows('2', 'faulty', 'cs'),
      bulkUploadQueries.rows('1', 'all', 'cs'),
      bulkUploadQueries.firstFaults('1', 3, 'cs'),
    ],
  ],
  [
    'search',
    ['1', '2'].flatMap((shipToId) =>
      ['a', 'b'].map((query) => everythingQuery({ query, limit: 5, language: 'cs', sections: [] }, shipToId)),
    ),
  ],
])('every answer of %s is kept under a key of its own', (_name, options) => {
  const keys = options.map(({ queryKey }) => hashKey(queryKey));

  expect(new Set(keys).size).toBe(keys.length);
});
