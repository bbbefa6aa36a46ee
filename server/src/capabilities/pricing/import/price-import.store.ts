import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type PriceImportStore = ReturnType<typeof priceImportStore>;

export type StoredPriceList = { id: number; country: string; currency: string };

/** A price as its table has it, with the line it came from. */
export type PriceToWrite = {
  line: number;
  price_list_id: number;
  sku: string;
  kind: string;
  min_qty: number;
  valid_from: string;
  valid_to: string;
  net_price: string;
};

export const priceImportStore = namedStore('pricing', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'price' | 'price_list'>();

  return {
    async listPriceLists(): Promise<ReadonlyMap<string, StoredPriceList>> {
      const rows = await tables.selectFrom('price_list').select(['code', 'id', 'country', 'currency']).execute();
      return new Map(rows.map(({ code, ...list }) => [code, list]));
    },

    /** Millions of rows are remembered by the database, for as long as the transaction lasts, not by the process. */
    async forgetLines(): Promise<void> {
      await Promise.all([
        sql`
        create temporary table if not exists imported_price (
          price_list_id int, sku text, kind text, min_qty int, valid_from date, line int not null,
          primary key (price_list_id, sku, kind, min_qty, valid_from)
        ) on commit drop
      `.execute(transaction),
        sql`truncate imported_price`.execute(transaction),
      ]);
    },

    /** Remembers where each price is; gives the lines of those that the file already had. */
    async findRepeated(prices: readonly PriceToWrite[]): Promise<ReadonlySet<number>> {
      const { rows } = await sql<{ line: number }>`
        insert into imported_price
        select * from jsonb_populate_recordset(null::imported_price, ${JSON.stringify(prices)}::jsonb) order by line
        on conflict do nothing returning line
      `.execute(transaction);
      const first = new Set(rows.map(({ line }) => line));
      return new Set(prices.map(({ line }) => line).filter((line) => !first.has(line)));
    },

    async getFirstLine(price: PriceToWrite): Promise<number> {
      const { rows } = await sql<{ line: number }>`
        select line from imported_price where price_list_id = ${price.price_list_id} and sku = ${price.sku}
          and kind = ${price.kind} and min_qty = ${price.min_qty} and valid_from = ${price.valid_from}::date
      `.execute(transaction);
      const [first] = rows;
      if (!first) throw new Error(`Line ${price.line} repeats a price that is not there`);
      return first.line;
    },

    /** Adds what is new and changes what differs; gives how many. What is already so is not even locked. */
    async writePrices(prices: readonly PriceToWrite[]): Promise<number> {
      const result = await sql`
        with incoming as (
          select * from jsonb_populate_recordset(null::price, ${JSON.stringify(prices)}::jsonb)
        )
        insert into price (price_list_id, sku, kind, min_qty, valid_from, valid_to, net_price)
        select incoming.price_list_id, incoming.sku, incoming.kind, incoming.min_qty, incoming.valid_from,
          incoming.valid_to, incoming.net_price
        from incoming left join price using (price_list_id, sku, kind, min_qty, valid_from)
        where (incoming.valid_to, incoming.net_price) is distinct from (price.valid_to, price.net_price)
        on conflict (price_list_id, sku, kind, min_qty, valid_from)
          do update set valid_to = excluded.valid_to, net_price = excluded.net_price
      `.execute(tables);
      return Number(result.numAffectedRows ?? 0);
    },
  };
});
