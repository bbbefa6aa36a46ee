import { expect, test } from 'vitest';
import type { BillingUpdate } from '#capabilities/erp/index.ts';
import { type BilledOrder, daysToPay, dueDateOf, entryOfBilling, kindsOf, statusOn } from './document-entry.model.ts';

test.each([
  ['open', '2026-11-11', 'overdue'],
  ['open', '2026-11-12', 'open'],
  ['open', '2026-11-13', 'open'],
  ['open', undefined, 'open'],
  ['paid', '2026-11-11', 'paid'],
  ['cancelled', '2026-11-11', 'cancelled'],
] as const)('on the 12th one that is %s and due on %s is %s', (keptStatus, dueDate, status) => {
  expect(statusOn('2026-11-12', { keptStatus, dueDate })).toBe(status);
});

test('of a market whose day is not known nothing is late', () => {
  expect(statusOn(undefined, { keptStatus: 'open', dueDate: '2000-01-01' })).toBe('open');
});

test.each([
  ['invoice14', 14],
  ['invoice0', 0],
  ['invoice120', 120],
  ['invoice1234', 0],
  ['cash', 0],
  ['proforma-invoice14', 0],
])('%s is paid within %i days', (method, days) => {
  expect(daysToPay(method)).toBe(days);
});

test.each([
  ['2026-11-12', 'invoice14', '2026-11-26'],
  ['2026-12-25', 'invoice14', '2027-01-08'],
  ['2028-02-28', 'invoice1', '2028-02-29'],
  ['2026-11-12', 'cash', '2026-11-12'],
  ['2026-11-12', undefined, undefined],
])('what is dated %s by %s is due on %s', (date, method, due) => {
  expect(dueDateOf(date, method)).toBe(due);
});

test('only invoices can be unpaid or overdue, and they are kept as open', () => {
  expect(kindsOf(undefined, 'overdue')).toEqual([{ type: 'invoice', keptStatus: 'open' }]);
  expect(kindsOf('shipping', 'overdue')).toEqual([]);
  expect(kindsOf(undefined, 'open')).toEqual([{ type: 'invoice', keptStatus: 'open' }]);
  expect(kindsOf('credit-note', 'open')).toEqual([]);
  expect(kindsOf('credit-note', undefined).map(({ keptStatus }) => keptStatus)).toEqual([
    'open',
    'settled',
    'cancelled',
  ]);
});

const update = (fields: Partial<BillingUpdate> = {}): BillingUpdate => ({
  number: '9001',
  kind: 'invoice',
  type: 'F2',
  payerId: '300101',
  date: '2026-11-02',
  currency: 'CZK',
  netMinor: 100_00,
  taxMinor: 21_00,
  isCancelled: false,
  isPaid: false,
  paymentReference: undefined,
  changedAt: new Date('2026-11-02T10:00:00Z'),
  items: [{ item: '10', sapId: 'S9', lineNo: 10, quantity: 6, netMinor: 100_00 }],
  ...fields,
});
const order = (shipToId: string, fields: Partial<BilledOrder> = {}): BilledOrder => ({
  companyId: 'C1001',
  country: 'CZ',
  shipToId,
  sapId: `S${shipToId}`,
  orderNumber: `N${shipToId}`,
  paymentMethod: 'invoice14',
  ...fields,
});
const entry = (fields: Partial<BillingUpdate>, orders: readonly BilledOrder[] = [], paidOn?: string) =>
  entryOfBilling(update(fields), { orders, paidOn, payer: { companyId: 'C1001', country: 'CZ', shipToId: undefined } });

test.each([
  ['invoice', {}, 'open', 121_00, '2026-11-16'],
  ['invoice', { isPaid: true }, 'paid', 121_00, '2026-11-16'],
  ['invoice', { isPaid: true, isCancelled: true }, 'cancelled', 121_00, '2026-11-16'],
  ['credit-note', {}, 'open', -121_00, undefined],
  ['credit-note', { isPaid: true }, 'settled', -121_00, undefined],
  ['proforma', { isPaid: true }, 'none', 121_00, undefined],
  ['other', { isCancelled: true }, 'cancelled', 121_00, undefined],
] as const)('%s %o is %s, over %i, due on %s', (kind, each, keptStatus, amountMinor, dueDate) => {
  expect(entry({ kind, ...each }, [order('100234')])).toMatchObject({ keptStatus, amountMinor, dueDate });
});

test('the ERP’s own terms of payment go before those of the order', () => {
  expect(entry({ paymentMethod: 'invoice30' }, [order('100234')]).dueDate).toBe('2026-12-02');
});

test('a bill is of the ship-to that all its orders went to, else of the payer as a whole', () => {
  const owner = (...ids: string[]) =>
    entry(
      {},
      ids.map((id) => order(id)),
    ).owner;

  expect(owner('100234', '100234')).toEqual({ companyId: 'C1001', country: 'CZ', shipToId: '100234' });
  expect(owner('100234', '100235')).toEqual({ companyId: 'C1001', country: 'CZ', shipToId: undefined });
  expect(entry({})).toMatchObject({ owner: { companyId: 'C1001', shipToId: undefined }, sapId: 'S9' });
});

test('a day of payment is reported of what is paid alone', () => {
  expect(entry({ isPaid: true }, [], '2026-11-05').paidOn).toBe('2026-11-05');
  expect(entry({}, [], '2026-11-05').paidOn).toBeUndefined();
});
