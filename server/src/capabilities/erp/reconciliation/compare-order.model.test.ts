import { expect, test } from 'vitest';
import type { AgreedOrder } from '../port/agreed-order.ts';
import type { ItemUpdate, OrderUpdate } from '../port/order-update.ts';
import { compareOrder } from './compare-order.model.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const moments = { readUntil: at('16T09:50'), overBefore: '2026-11-12' };
const ours = (lineNo: number, sku: string, quantity: number, netMinor: number) => ({
  lineNo,
  sku,
  quantity,
  netMinor,
  unitMinor: netMinor / quantity,
});
const here: AgreedOrder = {
  orderNumber: '1',
  sapId: 'S1',
  deliveryDate: '2026-11-17',
  items: [ours(10, 'A', 2, 20_000), ours(20, 'B', 5, 5_000)],
  reportedAt: at('15T10:00'),
};
const item = (lineNo: number, sku: string, quantity: number, netMinor: number, more: Partial<ItemUpdate> = {}) => ({
  lineNo,
  sku,
  quantity,
  netMinor,
  parentLineNo: undefined,
  confirmed: undefined,
  rejection: undefined,
  ...more,
});
const items: readonly ItemUpdate[] = [item(10, 'A', 2, 20_000), item(20, 'B', 5, 5_000)];
const there: OrderUpdate = {
  orderNumber: '1',
  sapId: 'S1',
  country: 'CZ',
  changedAt: at('15T10:00'),
  process: 'not-yet',
  rejection: 'none',
  isHeld: false,
  netMinor: 25_000,
  items,
};
const compare = (update: Partial<OrderUpdate>, order: Partial<AgreedOrder> = {}) =>
  compareOrder({ ...there, ...update }, { ...here, ...order }, moments);

test('what agrees differs in nothing, whatever hangs below its goods', () => {
  const more = [item(11, 'KEG', 2, 9_000, { parentLineNo: 10 }), item(900_010, 'PALLET', 1, 8_000)];

  expect(compare({ items: [...items, ...more] })).toEqual([]);
});

test.each([
  ['one is missing there', [items[0] as ItemUpdate], [20]],
  ['one is only there', [...items, item(30, 'C', 1, 1)], [30]],
  ['other goods', [items[0] as ItemUpdate, item(20, 'C', 5, 5_000)], [20]],
  ['another number of packs', [item(10, 'A', 3, 20_000), items[1] as ItemUpdate], [10]],
])('lines differ: %s', (_what, others, lines) => {
  expect(compare({ items: others })).toEqual([{ kind: 'LINES_DIFFER', details: { lines } }]);
});

test('the price differs by more than a hundredth a line; what is rejected costs nothing on either side', () => {
  const dearer = (by: number) => [item(10, 'A', 2, 20_000 + by), items[1] as ItemUpdate];
  const rejected = [item(10, 'A', 2, 0, { rejection: 'stock' }), items[1] as ItemUpdate];

  expect(compare({ items: dearer(2) })).toEqual([]);
  expect(compare({ items: dearer(3) })).toEqual([{ kind: 'PRICE_DIFFERS', details: { portal: 25_000, erp: 25_003 } }]);
  expect(compare({ items: dearer(-3) })).toMatchObject([{ kind: 'PRICE_DIFFERS' }]);
  expect(compare({ items: rejected, rejection: 'partly' })).toEqual([]);
});

test('a change that should have been read by now was missed', () => {
  const missed = [{ kind: 'STATUS_MISSED', details: { changedAt: '2026-11-16T09:00:00.000Z' } }];

  expect(compare({ changedAt: at('16T09:00') })).toEqual(missed);
  expect(compare({ changedAt: at('16T09:00') }, { reportedAt: undefined })).toEqual(missed);
  expect(compare({ changedAt: at('16T09:00') }, { reportedAt: at('16T09:00') })).toEqual([]);
  expect(compare({ changedAt: at('16T09:50') })).toEqual([]);
});

test('what was due days ago and has not left the depot is stuck, unless it was rejected', () => {
  const due = { deliveryDate: '2026-11-11' };

  expect(compare({}, due)).toEqual([{ kind: 'STATUS_STUCK', details: due }]);
  expect(compare({}, { deliveryDate: '2026-11-12' })).toEqual([]);
  expect(compare({ process: 'partly' }, due)).toEqual([]);
  expect(compare({ rejection: 'wholly' }, due)).toEqual([]);
});
