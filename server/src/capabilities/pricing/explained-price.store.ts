import { sql } from 'kysely';
import type { PriceList, PriceOrigin } from '#capabilities/catalogue/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { parseMinor } from '#platform/money.ts';
import type { DatedRow } from './explain-price.model.ts';

export type ExplainedPriceStore = ReturnType<typeof explainedPriceStore>;

/** Everything that two lists say of one product, whenever it holds: a look at one range of the key each. */
export const explainedPriceStore = namedStore('pricing', (transaction: Transaction) => ({
  async listRowsOf({ id, marketListId }: PriceList, sku: string, { day, since, max }: Span): Promise<DatedRow[]> {
    const { rows } = await sql<StoredRow>`
      select price_list_id, sku, kind, min_qty, valid_from - date '2000-01-01' as began_on, valid_from::text as first_day,
        valid_to::text as last_day, net_price::text
      from price
      where price_list_id = any(${[id, marketListId ?? id]}::int[]) and sku = ${sku} and valid_to >= ${since}::date
      order by (${day}::date between valid_from and valid_to) desc, valid_from desc, price_list_id, kind, min_qty
      limit ${max}`.execute(transaction);
    return rows.map((row) => ({
      sku: row.sku,
      isOfMarket: row.price_list_id !== id,
      // Kept to its list by the database itself.
      kind: row.kind as PriceOrigin,
      minQty: row.min_qty,
      beganOn: row.began_on,
      validTo: row.kind === 'promotion' ? row.last_day : undefined,
      netMinor: parseMinor(row.net_price),
      firstDay: row.first_day,
      lastDay: row.last_day,
    }));
  },
}));

/** What counts on the day comes first, so that no limit leaves out what is paid. */
type Span = { day: string; since: string; max: number };

type StoredRow = {
  price_list_id: number;
  sku: string;
  kind: string;
  min_qty: number;
  began_on: number;
  first_day: string;
  last_day: string;
  net_price: string;
};
