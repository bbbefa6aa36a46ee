import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { MasterRow, StoredMasterRow } from '#platform/master/master-kind.ts';

export type MasterPriceStore = ReturnType<typeof masterPriceStore>;

export type PricedList = { code: string; country: Country; currency: string };

type Page = { countries: readonly Country[]; after: MasterRow | undefined; limit: number };
type PriceAsRow = { country: Country } & Record<string, string>;

/** Prices as files have them: the list by its code. */
export const masterPriceStore = namedStore('pricing', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'price' | 'price_list'>();
  const shown =
    sql.raw(`l.code as price_list, p.sku, p.kind, p.min_qty::text as min_qty, p.valid_from::text as valid_from,
    case when p.valid_to = '9999-12-31' then '' else p.valid_to::text end as valid_to, p.net_price::text as net_price, l.currency, l.country`);
  const incoming = (
    rows: readonly MasterRow[],
  ) => sql`jsonb_to_recordset(${JSON.stringify(rows.map(withEnd))}::jsonb) as i(
    price_list text, sku text, kind text, min_qty int, valid_from date, valid_to date, net_price numeric)`;
  const isSamePrice = sql.raw(`p.price_list_id = l.id and p.sku = i.sku and p.kind = i.kind and p.min_qty = i.min_qty
    and p.valid_from = i.valid_from`);

  return {
    async findLists(codes: readonly string[]): Promise<ReadonlyMap<string, PricedList>> {
      const { rows } = await sql<PricedList>`
        select code, country, currency from price_list where code = any(${[...codes]}::text[])`.execute(tables);
      return new Map(rows.map((list) => [list.code, list]));
    },

    async findPrices(rows: readonly MasterRow[]): Promise<StoredMasterRow[]> {
      if (rows.length === 0) return [];
      const { rows: found } = await sql<PriceAsRow>`
        select ${shown} from ${incoming(rows)} join price_list l on l.code = i.price_list
        join price p on ${isSamePrice}`.execute(tables);
      return found.map(toStored);
    },

    /** A list after the other, each by the key of its prices. */
    async listPrices({ countries, after, limit }: Page): Promise<StoredMasterRow[]> {
      const behind = after
        ? sql`and (p.price_list_id, p.sku, p.kind, p.min_qty, p.valid_from) > (
            (select id from price_list where code = ${after.price_list}), ${after.sku}, ${after.kind},
            ${after.min_qty}::int, ${after.valid_from}::date)`
        : sql``;
      const { rows: found } = await sql<PriceAsRow>`
        select ${shown} from price p join price_list l on l.id = p.price_list_id
        where l.country = any(${[...countries]}::text[]) ${behind}
        order by p.price_list_id, p.sku, p.kind, p.min_qty, p.valid_from limit ${limit}`.execute(tables);
      return found.map(toStored);
    },

    /** What is already so is not even locked. */
    async writePrices(rows: readonly MasterRow[]): Promise<void> {
      if (rows.length === 0) return;
      await sql`
        insert into price (price_list_id, sku, kind, min_qty, valid_from, valid_to, net_price)
        select l.id, i.sku, i.kind, i.min_qty, i.valid_from, i.valid_to, i.net_price
        from ${incoming(rows)} join price_list l on l.code = i.price_list left join price p on ${isSamePrice}
        where (i.valid_to, i.net_price) is distinct from (p.valid_to, p.net_price)
        on conflict (price_list_id, sku, kind, min_qty, valid_from)
          do update set valid_to = excluded.valid_to, net_price = excluded.net_price`.execute(tables);
    },

    /** The day before today is the last one, or the first where that has not come yet. */
    async endPrices(rows: readonly MasterRow[], todayOf: (row: MasterRow) => string): Promise<void> {
      const ending = rows.map((row) => ({ ...row, valid_to: todayOf(row) }));
      await sql`
        update price p set valid_to = greatest(i.valid_from, i.valid_to - 1)
        from ${incoming(ending)} join price_list l on l.code = i.price_list where ${isSamePrice}`.execute(tables);
    },

    async removePrices(rows: readonly MasterRow[]): Promise<void> {
      await sql`
        delete from price p using ${incoming(rows)} join price_list l on l.code = i.price_list where ${isSamePrice}
      `.execute(tables);
    },
  };
});

/** Without an end it holds for ever. */
const withEnd = (row: MasterRow): MasterRow => ({ ...row, valid_to: row.valid_to || '9999-12-31' });

const toStored = ({ country, ...row }: PriceAsRow): StoredMasterRow => ({ row, country });
