import { expect, test } from 'vitest';
import { salesOrderService } from '../../orders/sales-order.service.ts';
import type { SqlValue } from '../../store/database.ts';
import { getSet } from '../model/service.ts';
import { filterToSql } from './filter-to-sql.ts';
import { parseFilter } from './parse-filter.ts';

const orders = getSet(salesOrderService, 'A_SalesOrder');

function sqlOf(filter: string): [string, ...SqlValue[]] {
  const values: SqlValue[] = [];
  const sql = filterToSql(orders, parseFilter(filter), (value) => `$${values.push(value)}`);
  return [sql, ...values];
}

test.each<[string, string, ...SqlValue[]]>([
  [`SalesOrder eq '1'`, '"SalesOrder" = $1', '1'],
  [`'1' lt SalesOrder`, '"SalesOrder" > $1', '1'],
  [`SoldToParty eq 'O''Hara; drop table'`, '"SoldToParty" = $1', `O'Hara; drop table`],
  [`TotalNetAmount ge 12.5m`, '"TotalNetAmount" >= $1', '12.5'],
  [`RequestedDeliveryDate eq null`, '"RequestedDeliveryDate" is null'],
  [`CreationDate gt datetime'2026-11-20T00:00:00'`, '"CreationDate" > $1', '2026-11-20'],
  [
    `LastChangeDateTime gt datetimeoffset'2026-11-15T19:13:49.123Z'`,
    '"LastChangeDateTime" > $1',
    new Date('2026-11-15T19:13:49.123Z'),
  ],
  [`substringof('PO',PurchaseOrderByCustomer) eq true`, 'position($1::text in "PurchaseOrderByCustomer") > 0', 'PO'],
  [`startswith(SoldToParty,'01')`, 'starts_with("SoldToParty", $1::text)', '01'],
])('%s', (filter, ...expected) => {
  expect(sqlOf(filter)).toEqual(expected);
});

test('and binds before or, brackets before both, and not turns one condition around', () => {
  const [sql] = sqlOf(`SalesOrder eq '1' or SalesOrder eq '2' and not (SoldToParty eq '3' or SoldToParty ne '4')`);

  expect(sql).toBe(
    '("SalesOrder" = $1 or ("SalesOrder" = $2 and not coalesce(("SoldToParty" = $3 or "SoldToParty" is distinct from $4), false)))',
  );
});

test.each([
  ['', 'ends too early'],
  [`SalesOrder eq`, 'ends too early'],
  [`SalesOrder like '1'`, 'no comparison'],
  [`SalesOrder eq '1`, 'cannot be read'],
  [`Colour eq 'red'`, 'not known'],
  [`SalesOrder eq 1`, 'no value'],
  [`CreationDate eq datetime'2026-13-40T00:00:00'`, 'no value'],
  [`(SalesOrder eq '1'`, 'ends too early'],
  [`SalesOrder eq '1')`, 'goes on'],
  [`tolower(SalesOrder) eq '1'`, 'not supported'],
  [`${'('.repeat(60)}SalesOrder eq '1'${')'.repeat(60)}`, 'nested deeper'],
  [`${'not '.repeat(60)}SalesOrder eq '1'`, 'nested deeper'],
  [Array.from({ length: 300 }, () => `SalesOrder eq '1'`).join(' or '), 'more than 250 conditions'],
  ['a'.repeat(9_000), 'more than 8000 characters'],
  [`${'('.repeat(1_600)}`, 'more than 1500 words'],
])('%.60s is refused and says why', (filter, why) => {
  expect(() => sqlOf(filter)).toThrow(why);
});
