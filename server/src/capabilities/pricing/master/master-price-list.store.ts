import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { StoredMasterRow } from '#platform/master/master-kind.ts';
import { flagColumn, plainTable, writtenColumn } from '#platform/master/plain-table.ts';

export type MasterPriceListStore = ReturnType<typeof masterPriceListStore>;

export type ListHead = { code: string; country: Country; isMarketList: boolean };

/** One row of who follows what; without a day it is what counts before all days. */
export type Following = { ship_to: string; valid_from: string; price_list: string };

const words = (field: string) => ({
  field,
  shown: `array_to_string(t.${field}, '|')`,
  stored: (text: string) => text.split('|').filter(Boolean),
});

/** Both tables of who follows which list, as one. */
const followings = sql`(
  select f.ship_to_id as ship_to, '' as valid_from, l.code as price_list, l.country
  from ship_to_price_list f join price_list l on l.id = f.price_list_id
  union all
  select d.ship_to_id, d.valid_from::text, l.code, l.country
  from dated_price_list d join price_list l on l.id = d.price_list_id
)`;

/** Price lists, and who follows them, as files have them. */
export const masterPriceListStore = namedStore('pricing', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'price_list' | 'ship_to_price_list' | 'dated_price_list'>();
  const incoming = (rows: readonly object[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(ship_to text, valid_from text, price_list text)`;

  return {
    lists: () =>
      plainTable(tables, {
        name: 'price_list',
        key: ['code'],
        columns: {
          code: { field: 'code' },
          name: writtenColumn('name'),
          market: { field: 'country' },
          currency: { field: 'currency' },
          market_list: flagColumn('is_market_list'),
          excluded_products: words('excluded_skus'),
          excluded_brands: words('excluded_brands'),
        },
      }),

    async findHeads(codes: readonly string[]): Promise<ListHead[]> {
      const { rows } = await sql<ListHead>`
        select code, country, is_market_list as "isMarketList" from price_list
        where code = any(${codes}::text[]) or is_market_list`.execute(tables);
      return rows;
    },

    /** Lists that nobody follows and that hold no price. */
    async takeBackLists(codes: readonly string[]): Promise<ReadonlySet<string>> {
      const { rows } = await sql<{ code: string }>`
        with asked as materialized (select id, code from price_list where code = any(${codes}::text[]))
        select asked.code from take_back_rows('price_list'::regclass, array(select id::text from asked)) as gone(id)
        join asked on asked.id::text = gone.id`.execute(tables);
      return new Set(rows.map(({ code }) => code));
    },

    async findFollowings(rows: readonly object[]): Promise<StoredMasterRow[]> {
      const { rows: found } = await sql<Following & { country: Country }>`
        select f.* from ${incoming(rows)} join ${followings} f using (ship_to, valid_from)`.execute(tables);
      return found.map(toStored);
    },

    async listFollowings(page: {
      countries: readonly Country[];
      after: Partial<Following> | undefined;
      limit: number;
    }): Promise<StoredMasterRow[]> {
      const { rows: found } = await sql<Following & { country: Country }>`
        select f.* from ${followings} f
        where f.country = any(${page.countries})
          and (f.ship_to, f.valid_from) > (${page.after?.ship_to ?? ''}, ${page.after?.valid_from ?? ''})
        order by f.ship_to, f.valid_from limit ${page.limit}`.execute(tables);
      return found.map(toStored);
    },

    async writeFollowings(rows: readonly object[]): Promise<void> {
      await Promise.all([
        sql`
          insert into ship_to_price_list (ship_to_id, price_list_id)
          select r.ship_to, l.id from ${incoming(rows)} join price_list l on l.code = r.price_list
          where r.valid_from = ''
          on conflict (ship_to_id) do update set price_list_id = excluded.price_list_id
        `.execute(tables),
        sql`
          insert into dated_price_list (ship_to_id, valid_from, price_list_id)
          select r.ship_to, r.valid_from::date, l.id from ${incoming(rows)} join price_list l on l.code = r.price_list
          where r.valid_from <> ''
          on conflict (ship_to_id, valid_from) do update set price_list_id = excluded.price_list_id
        `.execute(tables),
      ]);
    },

    /** Days are taken back; what counts before all days goes. */
    async removeFollowings(rows: readonly object[]): Promise<void> {
      await Promise.all([
        sql`
          delete from ship_to_price_list f using ${incoming(rows)}
          where r.valid_from = '' and f.ship_to_id = r.ship_to
        `.execute(tables),
        sql`
          update dated_price_list d set price_list_id = null from ${incoming(rows)}
          where r.valid_from <> '' and d.ship_to_id = r.ship_to and d.valid_from = r.valid_from::date
        `.execute(tables),
      ]);
    },
  };
});

const toStored = ({ country, ...row }: Following & { country: Country }): StoredMasterRow => ({ row, country });
