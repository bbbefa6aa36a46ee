import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import type { Applied } from '../needs/erp.deps.ts';
import type { Cursor, ErpPort } from '../port/erp-port.ts';
import type { DeliveryUpdate, OrderUpdate } from '../port/order-update.ts';
import { erpCursorStore, feedNames } from '../store/erp-cursor.store.ts';
import { type ErpTest, openErpTest } from '../test-erp.ts';
import { startFeeds } from './feed-reader.ts';
import { feedRounds } from './feed-rounds.ts';
import { seenRows } from './read-feed.ts';

let erp: ErpTest;
beforeAll(async () => {
  erp = await openErpTest();
});
afterAll(() => erp.close());
beforeEach(() => erp.forget());

const orders = { feed: 'orders', country: 'CZ' } as const;
const deliveries = { feed: 'deliveries', country: 'CZ' } as const;
const cursors = <T>(work: (store: ReturnType<typeof erpCursorStore>) => Promise<T>) =>
  erp.deps({}).write((transaction) => work(erpCursorStore(transaction)));
const after = (ms: number): Date => new Date(erp.clock.now().getTime() + ms);
const rowOf = async ({ feed }: { feed: string }) =>
  (
    await erp.sql<{ at: Date; key: string; due_at: Date; read_at: Date | null; free: boolean }>(
      `select at, key, due_at, read_at, leased_until = '-infinity' as free from erp_cursor where feed = $1 and country = 'CZ'`,
      [feed],
    )
  )[0];
const mismatches = () =>
  erp.sql<{ kind: string }>(
    'select kind, order_number as "order", sap_id as "sapId" from erp_mismatch order by 1, 2, 3',
  );

test('a feed is read by one process at a time; a killed one holds it no longer than its lease', async () => {
  await cursors((store) => store.addMissing([orders, { ...orders, country: 'SK' }], erp.clock.now()));
  const lease = (ms: number) =>
    cursors((store) => store.lease({ ...orders, now: after(ms), until: after(ms + 120_000) }));

  const taken = [await lease(0), await lease(0), await lease(119_999), await lease(120_000)].map(Boolean);

  expect(taken).toEqual([true, false, false, true]);
  const due = await cursors((store) => store.findDue(after(120_000)));
  expect(due).toEqual([{ ...orders, country: 'SK' }]);
});

test('given back it is free and due when it was said, and was read only where its end was reached', async () => {
  await cursors((store) => store.addMissing([orders], erp.clock.now()));
  await cursors((store) => store.giveBack(orders, after(1_000), erp.clock.now()));
  await cursors((store) => store.giveBack(orders, after(5_000), undefined));

  expect(await rowOf(orders)).toMatchObject({ due_at: after(5_000), read_at: erp.clock.now(), free: true });
  expect(await cursors((store) => store.findDue(after(4_999)))).toEqual([]);
  expect(await cursors((store) => store.findDue(after(5_000)))).toEqual([orders]);
});

test('a cursor never goes back, and one that is there is not begun anew', async () => {
  await cursors((store) => store.addMissing([orders, { ...orders, feed: 'contracts' }], erp.clock.now()));
  await cursors((store) => store.move(orders, { at: after(10), key: 'b' }));
  await cursors((store) => store.move(orders, { at: after(10), key: 'a' }));
  await cursors((store) => store.move(orders, { at: after(5), key: 'c' }));
  await cursors((store) => store.addMissing([orders], after(99)));

  expect(await rowOf(orders)).toMatchObject({ at: after(10), key: 'b' });
  expect(await rowOf({ feed: 'contracts' })).toMatchObject({ at: new Date(0) });
});

test('what a reader is shown is as old as the older of orders and deliveries of that market', async () => {
  const feeds = [orders, deliveries, { ...orders, feed: 'credit' }, { ...orders, country: 'SK' }] as const;
  await cursors((store) => store.addMissing(feeds, erp.clock.now()));
  for (const [index, feed] of feeds.entries()) {
    await cursors((store) => store.giveBack(feed, after(0), after([2_000, 1_000, 0, 500][index] ?? 0)));
  }

  expect(await cursors((store) => store.findReadAt('CZ'))).toEqual(after(1_000));
});

const orderUpdate = (orderNumber: string, sapId = `S${orderNumber}`, changedAt = new Date(0)) =>
  ({ orderNumber, sapId, changedAt }) as OrderUpdate;
const pageOf = <Update>(rows: readonly { key: string; update: Update }[], hasMore = false) => ({
  rows,
  end: { at: after(rows.length), key: rows.at(-1)?.key ?? '' },
  hasMore,
});

test('a row is applied once while it stays as it is, and again whenever what it belongs to was not known', async () => {
  const answers: Applied[] = ['unknown', 'changed', 'same'];
  const applied: unknown[] = [];
  let changedAt = 0;
  const rows = () => [{ key: '1', update: orderUpdate('77', 'S77', new Date(changedAt)) }];
  const rounds = feedRounds(
    erp.deps(
      { changedOrders: async () => pageOf(rows()) },
      {
        orders: {
          applyOrder: async ({ changedAt: at }) => {
            applied.push(at.getTime());
            return answers.shift() ?? 'same';
          },
        },
      },
    ),
    seenRows(),
  );
  const round = () => rounds.orders(orders, { at: erp.clock.now(), key: '' });

  for (let times = 0; times < 4; times += 1) await round();
  changedAt = 5;
  await round();

  expect(applied).toEqual([0, 0, 5]);
});

test('each round begins a while back, follows page by page, and says where it ended', async () => {
  await cursors((store) => store.addMissing([orders, deliveries], new Date(0)));
  const asked: Cursor[] = [];
  const pages = [
    pageOf([{ key: '1', update: orderUpdate('1') }], true),
    pageOf([
      { key: '2', update: orderUpdate('2') },
      { key: '3', update: orderUpdate('3') },
    ]),
  ];
  const read = (_country: unknown, from: Cursor) => {
    asked.push(from);
    return Promise.resolve(pages[asked.length % 2 === 1 ? 0 : 1] ?? pageOf<OrderUpdate>([]));
  };
  const rounds = feedRounds(
    erp.deps({ changedOrders: read, changedDeliveries: read as unknown as ErpPort['changedDeliveries'] }),
    seenRows(),
  );
  const from = { at: after(-60_000), key: 'k' };

  const { end } = await rounds.orders(orders, from);
  const day = await rounds.deliveries(deliveries, from);

  expect(end).toEqual({ at: after(2), key: '3' });
  expect(await rowOf(orders)).toMatchObject(end);
  expect(day.end).toEqual({ at: erp.clock.now(), key: '' });
  expect(await rowOf(deliveries)).toMatchObject({ at: new Date(0) });
  expect(asked).toEqual([
    { at: after(-180_000), key: '' },
    { at: after(1), key: '1' },
    { at: after(-60_000), key: '' },
    { at: after(1), key: '1' },
  ]);
});

test('a row that does not fit is told and passed by; a database that is away ends the round', async () => {
  const failures: Record<string, Error | undefined> = {
    1: Object.assign(new Error('too long'), { code: '22001' }),
    2: new Error('no such line'),
  };
  const applied: string[] = [];
  const rows = ['1', '2', '3'].map((number) => ({ key: number, update: orderUpdate(number) }));
  const deps = erp.deps(
    { changedOrders: async () => pageOf(rows) },
    {
      orders: {
        applyOrder: async ({ orderNumber }) => {
          const failure = failures[orderNumber];
          if (failure) throw failure;
          applied.push(orderNumber);
          return 'same';
        },
        findSapIds: async ([number = '']) => new Map([[number, null]]),
      },
    },
  );
  const round = () => feedRounds(deps, seenRows()).orders(orders, { at: new Date(0), key: '' });

  await round();
  failures['1'] = Object.assign(new Error('gone'), { code: '57P01' });

  await expect(round()).rejects.toThrow('gone');
  expect(applied).toEqual(['3']);
  expect(await mismatches()).toEqual([
    { kind: 'UNREADABLE', order: 'orders 1', sapId: '1' },
    { kind: 'UNREADABLE', order: 'orders 2', sapId: '2' },
  ]);
});

test('an order that is not here, or has another number here, is reported; one whose number is still to come is not', async () => {
  const [known, waiting] = [await erp.placed(), await erp.placed()];
  await erp.sql(`update placed_order set sap_id = 'S1' where order_number = $1`, [known]);
  const rows = [
    orderUpdate(known, 'S1'),
    orderUpdate(known, 'S2'),
    orderUpdate(waiting, 'S3'),
    orderUpdate('404', 'S4'),
  ];
  const changedOrders = async () => pageOf(rows.map((update, index) => ({ key: String(index), update })));

  await feedRounds(erp.deps({ changedOrders }), seenRows()).orders(orders, { at: new Date(0), key: '' });

  expect(await mismatches()).toEqual([
    { kind: 'OTHER_NUMBER', order: known, sapId: 'S2' },
    { kind: 'UNKNOWN_ORDER', order: '404', sapId: 'S4' },
  ]);
});

test('a document under the reference of an order that never left, or has another one by now, is not that order', async () => {
  const [waiting, renumbered, sent] = [
    await erp.placed('create'),
    await erp.placed('create'),
    await erp.placed('create'),
  ];
  await erp.sql(`update erp_message set unknown_since = now(), state = 'unknown' where order_number = any($1)`, [
    [renumbered, sent],
  ]);
  await erp.sql(`update erp_message set reference = $2 where order_number = $1`, [renumbered, `${renumbered}-2`]);
  const applied: string[] = [];
  const update = [waiting, renumbered, `${renumbered}-2`, sent].map((orderNumber) => ({
    key: `S${orderNumber}`,
    update: { orderNumber, sapId: `S${orderNumber}` } as OrderUpdate,
  }));

  await roundOf(update, (orderNumber) => applied.push(orderNumber));

  expect(applied).toEqual([renumbered, sent]);
  expect(await mismatches()).toEqual([
    { kind: 'UNKNOWN_ORDER', order: waiting, sapId: `S${waiting}` },
    { kind: 'UNKNOWN_ORDER', order: renumbered, sapId: `S${renumbered}` },
  ]);
});

const roundOf = (rows: { key: string; update: OrderUpdate }[], hear: (orderNumber: string) => void) => {
  const port = { changedOrders: async () => ({ rows, end: undefined, hasMore: false }) };
  const applyOrder = async ({ orderNumber }: OrderUpdate): Promise<Applied> => {
    hear(orderNumber);
    return 'same';
  };
  return feedRounds(erp.deps(port, { orders: { applyOrder } }), seenRows()).orders(orders, {
    at: erp.clock.now(),
    key: '',
  });
};

test('a delivery that changed reads its orders again, each once; one that did not, none', async () => {
  const read: string[] = [];
  const applied = new Map<string, Applied>([
    ['80001', 'changed'],
    ['80002', 'same'],
  ]);
  const delivery = (number: string, sapIds: readonly string[]) => ({
    key: number,
    update: { number, items: sapIds.map((sapId) => ({ sapId })) } as unknown as DeliveryUpdate,
  });
  const deps = erp.deps(
    {
      changedDeliveries: async () => pageOf([delivery('80001', ['S1', 'S2', 'S1', '']), delivery('80002', ['S3'])]),
      readOrder: async (sapId) => {
        read.push(sapId);
        return undefined;
      },
    },
    { orders: { applyDelivery: async ({ number }) => applied.get(number) ?? 'same' } },
  );

  await feedRounds(deps, seenRows()).deliveries(deliveries, { at: new Date(0), key: '' });

  expect(read.sort()).toEqual(['S1', 'S2']);
});

test('credit lines are written with every round, as of its beginning', async () => {
  const written: unknown[] = [];
  const account = { payerId: '300101', limitMinor: 1, currency: 'CZK', isBlocked: false };
  const rounds = feedRounds(
    erp.deps(
      { creditAccounts: async () => pageOf([{ key: '300101', update: account }]) },
      {
        customers: {
          applyCredit: async (update) => {
            written.push(update.asOf);
            return 'same';
          },
        },
      },
    ),
    seenRows(),
  );
  const round = () => rounds.credit({ ...orders, feed: 'credit' }, { at: new Date(0), key: 'x' });

  const first = await round();
  erp.clock.advance({ minutes: 1 });
  await round();

  expect(written).toEqual([after(-60_000), after(0)]);
  expect(first.end).toEqual({ at: after(-60_000), key: '' });
});

test('a feed that could not be read rests for a while and does not count as read; the others go on', async () => {
  const deps = erp.deps({ changedOrders: () => Promise.reject(new Error('away')) });
  const reader = startFeeds({ ...deps, settings: { ...deps.settings, pollMs: 1_000 } });
  await eventually(async () => {
    const read = await erp.sql('select 1 from erp_cursor where due_at > $1', [erp.clock.now()]);
    return read.length === feedNames.length || undefined;
  });
  await reader.stop();

  expect(await rowOf(orders)).toMatchObject({ due_at: after(5_000), read_at: null, free: true });
  expect(await rowOf(deliveries)).toMatchObject({ due_at: after(4_000), read_at: erp.clock.now(), free: true });
});
