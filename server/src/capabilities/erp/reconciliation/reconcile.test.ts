import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Cursor } from '../port/erp-port.ts';
import type { ItemUpdate, OrderUpdate } from '../port/order-update.ts';
import { type ErpTest, openErpTest } from '../test-erp.ts';
import { reconcile } from './reconcile.ts';

let erp: ErpTest;
beforeAll(async () => {
  erp = await openErpTest();
});
afterAll(() => erp.close());
beforeEach(() => erp.forget());

const marketFeed = { feed: 'reconciliation', country: 'CZ' } as const;
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const ago = (ms: number): Date => new Date(erp.clock.now().getTime() - ms);
/** As it was ordered, and not delivered yet; `plainOrders` say what that is. */
const row = (orderNumber: string, sapId: string, more: Partial<OrderUpdate> = {}) => ({
  key: sapId,
  update: {
    orderNumber,
    sapId,
    country: 'CZ',
    changedAt: ago(3 * dayMs),
    process: 'not-yet',
    rejection: 'none',
    isHeld: false,
    netMinor: 20_000,
    items: [goods],
    ...more,
  } satisfies OrderUpdate,
});
const goods: ItemUpdate = {
  lineNo: 10,
  parentLineNo: undefined,
  sku: 'CZ100001',
  quantity: 2,
  confirmed: undefined,
  rejection: undefined,
  netMinor: 20_000,
};
const open = () =>
  erp.sql<{ kind: string }>(
    `select kind, order_number as "order", sap_id as "sapId" from erp_mismatch where resolved_at is null order by 1, 2, 3`,
  );
const reconcileWith = (rows: readonly ReturnType<typeof row>[], from: Cursor = { at: ago(0), key: '' }) =>
  reconcile(erp.deps({ changedOrders: async () => ({ rows, end: undefined, hasMore: false }) }), marketFeed, from);

test('the first round of every day looks at five weeks, the others at what changed since the last', async () => {
  const asked: Date[] = [];
  const deps = erp.deps({
    changedOrders: async (_country, { at }) => {
      asked.push(at);
      return { rows: [], end: undefined, hasMore: false };
    },
  });
  const expected: Date[] = [];
  let from: Cursor = { at: ago(dayMs), key: '' };

  for (const sinceMs of [35 * dayMs, 25 * minuteMs, 35 * dayMs, 25 * minuteMs]) {
    ({ end: from } = await reconcile(deps, marketFeed, from));
    expected.push(ago(sinceMs));
    erp.clock.advance({ minutes: 15 });
    if (expected.length === 2) erp.clock.advance({ minutes: 1_440 });
  }

  expect(asked).toEqual(expected);
});

test('every page is compared, and an order that is there twice is reported by its other number', async () => {
  const [ours, twice, waiting] = [await erp.placed(), await erp.placed(), await erp.placed()];
  await erp.sql(`update placed_order set sap_id = 'S' || order_number where order_number = any($1)`, [[ours, twice]]);
  const pages = [
    [row(ours, `S${ours}`), row(twice, 'S2')],
    [row(twice, `S${twice}`), row(waiting, 'S3'), row('404', 'S4')],
  ];
  const asked: string[] = [];

  await reconcile(
    erp.deps({
      changedOrders: async (_country, { key }) => {
        asked.push(key);
        return {
          rows: pages[asked.length - 1] ?? [],
          end: { at: ago(0), key: `p${asked.length}` },
          hasMore: asked.length < 2,
        };
      },
    }),
    marketFeed,
    { at: ago(0), key: '' },
  );

  expect(asked).toEqual(['', 'p1']);
  expect(await open()).toEqual([
    { kind: 'OTHER_NUMBER', order: twice, sapId: 'S2' },
    { kind: 'UNKNOWN_ORDER', order: '404', sapId: 'S4' },
  ]);
});

test('an order is compared under the reference that it was given; what stands under its number is another one', async () => {
  const number = await erp.placed('create');
  await erp.sql(`update erp_message set reference = $2, state = 'done' where order_number = $1`, [
    number,
    `${number}-2`,
  ]);
  await erp.sql(`update placed_order set sap_id = 'S2' where order_number = $1`, [number]);

  await reconcileWith([row(number, 'S1'), row(`${number}-2`, 'S2'), row(`${number}-2`, 'S3')]);

  expect(await open()).toEqual([
    { kind: 'OTHER_NUMBER', order: number, sapId: 'S3' },
    { kind: 'UNKNOWN_ORDER', order: number, sapId: 'S1' },
  ]);
});

test('an order has not arrived after more than ten minutes, until it has', async () => {
  const number = await erp.placed('create');
  erp.clock.advance({ minutes: 10 });
  await reconcileWith([]);
  const atTen = await open();
  erp.clock.advance({ ms: 1 });
  await reconcileWith([]);
  const late = await open();
  await erp.sql(`update erp_message set state = 'done' where order_number = $1`, [number]);

  await reconcileWith([]);

  expect([atTen, late, await open()]).toEqual([[], [{ kind: 'NOT_ARRIVED', order: number, sapId: '' }], []]);
});

test('what was unknown and is known now is resolved, and open again when it is seen again', async () => {
  const number = await erp.placed();
  await erp.sql(
    `insert into erp_mismatch (kind, order_number, sap_id, first_seen_at, last_seen_at)
     select kind, $1, 'S1', now(), now() from unnest(array['UNKNOWN_ORDER', 'PRICE_DIFFERS']) kind`,
    [number],
  );

  await reconcileWith([row(number, 'S1')]);
  const after = await open();
  await reconcileWith([row('405', 'S5')]);
  await erp.sql(`update erp_mismatch set resolved_at = now()`);
  await reconcileWith([row('405', 'S5')]);

  expect(after).toEqual([{ kind: 'PRICE_DIFFERS', order: number, sapId: 'S1' }]);
  expect(await open()).toEqual([{ kind: 'UNKNOWN_ORDER', order: '405', sapId: 'S5' }]);
});

const sent = async (): Promise<string> => {
  const number = await erp.placed();
  await erp.sql(`update placed_order set sap_id = 'S' || order_number, placed_at = $2 where order_number = $1`, [
    number,
    ago(2 * dayMs),
  ]);
  return number;
};
const kinds = async () => (await open()).map(({ kind }) => kind);

test('what differs is written down while it does, and no longer', async () => {
  const number = await sent();
  const differing = [row(number, `S${number}`, { items: [{ ...goods, quantity: 3 }] })];

  await reconcileWith(differing);
  const found = await open();
  erp.clock.advance({ minutes: 15 });
  await reconcileWith([row(number, `S${number}`)]);

  expect(found).toEqual([{ kind: 'LINES_DIFFER', order: number, sapId: `S${number}` }]);
  expect(await open()).toEqual([]);
});

test('an order that the ERP no longer tells of is missing, once a day, until it is told again', async () => {
  const number = await sent();
  await reconcileWith([], { at: ago(0), key: '2026-11-16' });
  const byDay = await kinds();

  await reconcileWith([]);
  const byNight = await kinds();
  erp.clock.advance({ minutes: 15 });
  await reconcileWith([row(number, `S${number}`)]);

  expect([byDay, byNight, await kinds()]).toEqual([[], ['MISSING'], []]);
});

test('orders are looked for page by page, and one that was placed a moment ago is not missed yet', async () => {
  const number = await sent();
  const late = await sent();
  await erp.sql('update placed_order set placed_at = $2 where order_number = $1', [late, ago(5 * minuteMs)]);

  await reconcileWith([]);

  expect(await open()).toEqual([{ kind: 'MISSING', order: number, sapId: `S${number}` }]);
});

test('a change that was never read is read, and resolved when it is known', async () => {
  const number = await sent();
  const changed = row(number, `S${number}`, { changedAt: ago(dayMs) });
  const applied: OrderUpdate[] = [];
  const orders = {
    applyOrder: async (update: OrderUpdate) => {
      applied.push(update);
      await erp.sql('update placed_order set placed_at = $2 where order_number = $1', [number, update.changedAt]);
      return 'changed' as const;
    },
  };
  const compare = () =>
    reconcile(
      erp.deps({ changedOrders: async () => ({ rows: [changed], end: undefined, hasMore: false }) }, { orders }),
      marketFeed,
      { at: ago(0), key: '' },
    );

  await compare();
  const found = await kinds();
  erp.clock.advance({ minutes: 15 });
  await compare();

  expect(found).toEqual(['STATUS_MISSED']);
  expect(applied).toMatchObject([{ orderNumber: number, sapId: `S${number}` }]);
  expect(await kinds()).toEqual([]);
});
