import type { Queries } from '../store/database.ts';

const rowsAtOnce = 5_000;

/** Rows that are there already stay as they are: the ERP may have gone on with them. */
export async function insertMissing(queries: Queries, table: string, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await queries.query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1) on conflict do nothing`,
      [JSON.stringify(rows.slice(start, start + rowsAtOnce))],
    );
  }
}

export async function findKnownOrders(queries: Queries, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await queries.query<{ number: string }>(
    'select "SalesOrder" as number from sales_order where "SalesOrder" = any($1)',
    [numbers],
  );
  return new Set(rows.map(({ number }) => number));
}

/** New documents get numbers behind those of the seed. */
export async function moveNumberRanges(queries: Queries): Promise<void> {
  const ranges = [
    ['sales_order_number', 'sales_order', 'SalesOrder'],
    ['delivery_number', 'outbound_delivery', 'DeliveryDocument'],
    ['billing_number', 'billing_document', 'BillingDocument'],
  ] as const;
  for (const [sequence, table, column] of ranges) {
    await queries.query(
      `select setval('${sequence}', greatest(max("${column}"::bigint), (select last_value from ${sequence})))
       from ${table} where "${column}" ~ '^[0-9]{1,10}$'`,
    );
  }
}
