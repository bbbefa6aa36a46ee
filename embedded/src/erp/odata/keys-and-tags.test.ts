import { expect, test } from 'vitest';
import { outboundDeliveryService } from '../deliveries/outbound-delivery.service.ts';
import { salesOrderService } from '../orders/sales-order.service.ts';
import { addressOfEntity, parseKey } from './entity-key.ts';
import { checkIfMatch, etagOf } from './etag.ts';
import type { EntitySet } from './model/service.ts';
import { rowsBehind, skipTokenOf } from './read/skip-token.ts';

const setOf = (name: string): EntitySet => {
  const sets = [...salesOrderService.sets, ...outboundDeliveryService.sets];
  const found = sets.find((set) => set.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const order = setOf('A_SalesOrder');
const item = setOf('A_SalesOrderItem');
const delivery = setOf('A_OutbDeliveryHeader');

test('a key is named or bare where it is one property, and named in any order where it is several', () => {
  expect([`'4711'`, `SalesOrder='4711'`].map((text) => parseKey(order, text))).toEqual([
    { SalesOrder: '4711' },
    { SalesOrder: '4711' },
  ]);
  expect(parseKey(item, `SalesOrderItem='10',SalesOrder='4''7,1'`)).toEqual({
    SalesOrder: `4'7,1`,
    SalesOrderItem: 10,
  });
});

test.each([`SalesOrder='1'`, `SalesOrder='1',Other='2'`, `SalesOrder='1',SalesOrderItem='2',Third='3'`, `'1'`])(
  '%s is no key of an item',
  (text) => {
    expect(() => parseKey(item, text)).toThrow(expect.objectContaining({ status: 400 }));
  },
);

test('the address of an entity leads back to it', () => {
  expect(addressOfEntity(item, { SalesOrder: '47 11', SalesOrderItem: '10' })).toBe(
    `A_SalesOrderItem(SalesOrder='47%2011',SalesOrderItem='10')`,
  );
});

const row = { DeliveryDocument: '80001', DeliveryVersion: '0007' };
const refusal = (ifMatch: string | undefined): number | undefined => {
  try {
    checkIfMatch(delivery, row, ifMatch);
    return undefined;
  } catch (error) {
    return (error as { status: number }).status;
  }
};

test('a change needs the tag as it is, weak or not, encoded or not, or one of several', () => {
  const etag = etagOf(delivery, row) ?? '';

  const good = [etag, etag.replace('W/', ''), `"'0006'", ${etag}`, encodeURIComponent(etag.slice(2)), '*'];
  expect(good.map(refusal)).toEqual(good.map(() => undefined));
  expect([refusal(undefined), refusal(''), refusal(`W/"'0006'"`)]).toEqual([428, 428, 412]);
});

test('where a state has no tag none is asked for', () => {
  expect(etagOf(item, { SalesOrder: '1' })).toBeUndefined();
  expect(() => checkIfMatch(item, { SalesOrder: '1' }, undefined)).not.toThrow();
});

const behind = (
  order_: readonly { property: string; isDescending: boolean }[],
  last: Record<string, string | null>,
) => {
  const values: unknown[] = [];
  const text = rowsBehind(order_, skipTokenOf(order_, last), (value) => `$${values.push(value)}`);
  return [text, values];
};

test('the next page begins behind the last row, also where it has no value, up or down', () => {
  const up = { property: 'a', isDescending: false };
  const down = { property: 'a', isDescending: true };
  const key = { property: 'k', isDescending: false };

  expect(behind([up, key], { a: 'x', k: '1' })).toEqual(['(("a" > $1) or ("a" = $2 and "k" > $3))', ['x', 'x', '1']]);
  expect(behind([down, key], { a: 'x', k: '1' })[0]).toBe('((("a" < $1 or "a" is null)) or ("a" = $2 and "k" > $3))');
  expect(behind([up, key], { a: null, k: '1' })).toEqual(['(("a" is not null) or ("a" is null and "k" > $1))', ['1']]);
  expect(behind([down, key], { a: null, k: '1' })[0]).toBe('((false) or ("a" is null and "k" > $1))');
});

test.each([
  '',
  'x',
  Buffer.from('{}').toString('base64url'),
  Buffer.from('[1]').toString('base64url'),
  Buffer.from('[[],1]').toString('base64url'),
])('%j is no token of this query', (token) => {
  const two = ['a', 'b'].map((property) => ({ property, isDescending: false }));
  expect(() => rowsBehind(two, token, () => '$')).toThrow(expect.objectContaining({ status: 400 }));
});
