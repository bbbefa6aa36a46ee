import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { PriceListRow } from './price-lists.model.ts';
import { assortmentKey } from './pricing.store.ts';

export type AssignmentStore = ReturnType<typeof assignmentStore>;

export type ListedList = {
  code: string;
  name: string;
  country: Country;
  currency: string;
  isMarketList: boolean;
  excludedProducts: string[];
  excludedBrands: string[];
  shipTos: number;
};

export type Followed = { validFrom: string | null; priceList: string; name: string };

export type NamedList = PriceListRow & { code: string; marketListId: number | null };

/** Who follows which list, for those who plan it. */
export const assignmentStore = namedStore('pricing', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'price_list' | 'ship_to_price_list' | 'dated_price_list'>();

  return {
    async listLists(countries: readonly Country[]): Promise<ListedList[]> {
      const { rows } = await sql<ListedList>`
        select l.code, l.name, l.country, l.currency, l.is_market_list as "isMarketList",
          l.excluded_skus as "excludedProducts", l.excluded_brands as "excludedBrands",
          coalesce(f.n, 0)::int as "shipTos"
        from price_list l
        left join (select price_list_id, count(*) as n from ship_to_price_list group by price_list_id) f
          on f.price_list_id = l.id
        where l.country = any(${countries}) order by l.country, l.is_market_list desc, l.code limit 1000
      `.execute(tables);
      return rows;
    },

    async findList(code: string): Promise<NamedList | undefined> {
      const { rows } = await sql<NamedList>`
        select l.id, l.code, l.country, l.currency, l.is_market_list as "isMarketList",
          l.excluded_skus as "excludedSkus", l.excluded_brands as "excludedBrands", ${assortmentKey} as "assortmentKey",
          l.changed_in::text as "changedIn",
          (select m.id from price_list m where m.country = l.country and m.is_market_list) as "marketListId"
        from price_list l
        where l.code = ${code}`.execute(tables);
      return rows[0];
    },

    /** The one without a day first; a day that was taken back is none. */
    async listFollowed(shipToId: string): Promise<Followed[]> {
      const { rows } = await sql<Followed>`
        select null as "validFrom", l.code as "priceList", l.name
        from ship_to_price_list f join price_list l on l.id = f.price_list_id where f.ship_to_id = ${shipToId}
        union all
        select d.valid_from::text, l.code, l.name
        from dated_price_list d join price_list l on l.id = d.price_list_id where d.ship_to_id = ${shipToId}
        order by 1 nulls first`.execute(tables);
      return rows;
    },

    /** Until the transaction ends nobody else plans anything for this ship-to. */
    async lockShipTo(shipToId: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext('price list of ' || ${shipToId}))`.execute(tables);
    },

    async setFrom(shipToId: string, validFrom: string, listId: number | null): Promise<void> {
      await sql`
        insert into dated_price_list (ship_to_id, valid_from, price_list_id) values (${shipToId}, ${validFrom}, ${listId})
        on conflict (ship_to_id, valid_from) do update set price_list_id = excluded.price_list_id
      `.execute(tables);
    },
  };
});
