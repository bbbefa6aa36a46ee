import { sql } from 'kysely';
import type { PriceList, PriceOrigin } from '#capabilities/catalogue/index.ts';
import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { parseMinor } from '#platform/money.ts';
import type { PriceListLook, PriceListRow } from './price-lists.model.ts';
import type { PriceRow } from './pricing.model.ts';

export type PricingStore = ReturnType<typeof pricingStore>;

/** A price list is reached only by somebody who has been let in to one of its ship-tos, so nothing here asks for a scope. */
export const pricingStore = namedStore('pricing', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'price' | 'price_list' | 'ship_to_price_list' | 'dated_price_list'>();

  return {
    /** The rows of these products that count on a day, of the customer's list and of their market's, by the key alone. */
    async findPrices({ id, marketListId }: PriceList, skus: readonly string[], day: string): Promise<PriceRow[]> {
      const rows = await runFixed<StoredPrice>(
        transaction,
        fixed`
          select ${columns} from price
          where price_list_id = any(${[id, marketListId ?? id]}::int[]) and sku = any(${skus}::text[])
            and valid_from <= ${day}::date and valid_to >= ${day}::date`,
      );
      return rows.map((row) => toPriceRow(row, id));
    },

    /** The rows of these products in one list that count on a day; whose list it is, the caller knows. */
    async findPricesOfList(listId: number, skus: readonly string[], day: string): Promise<PriceRow[]> {
      const rows = await runFixed<StoredPrice>(
        transaction,
        fixed`
          select ${columns} from price
          where price_list_id = ${listId}::int and sku = any(${skus}::text[])
            and valid_from <= ${day}::date and valid_to >= ${day}::date`,
      );
      return rows.map((row) => toPriceRow(row, listId));
    },

    /** The next skus of the customer's own list, in the order of the key. */
    async listSkusAfter({ id }: PriceList, sku: string, limit: number): Promise<string[]> {
      const rows = await tables
        .selectFrom('price')
        .select('sku')
        .distinct()
        .where('price_list_id', '=', id)
        .where('sku', '>', sku)
        .orderBy('sku')
        .limit(limit)
        .execute();
      return rows.map((row) => row.sku);
    },

    /** What changed in or after this transaction, in one look. */
    async lookAtPriceLists(since: string): Promise<PriceListLook> {
      const { rows } = await sql<PriceListLook>`
        select pg_postmaster_start_time()::text as "runningSince",
          pg_snapshot_xmin(pg_current_snapshot())::text as "horizon",
          (select count(*)::int from price_list) as "listCount",
          (select count(*)::int from ship_to_price_list) as "shipToCount",
          (select count(*)::int from dated_price_list) as "datedCount",
          (select coalesce(jsonb_agg(jsonb_build_object('shipToId', ship_to_id, 'priceListId', price_list_id)), '[]')
             from ship_to_price_list where changed_in >= ${since}::xid8) as "changedShipTos",
          (select coalesce(jsonb_agg(jsonb_build_object(
               'shipToId', ship_to_id, 'validFrom', valid_from, 'priceListId', price_list_id)), '[]')
             from dated_price_list where changed_in >= ${since}::xid8) as "changedDated",
          (select coalesce(jsonb_agg(jsonb_build_object(
               'id', id, 'country', country, 'currency', currency, 'isMarketList', is_market_list,
               'excludedSkus', excluded_skus, 'excludedBrands', excluded_brands, 'changedIn', changed_in::text,
               'assortmentKey', ${assortmentKey})), '[]')
             from price_list where changed_in >= ${since}::xid8) as "changedLists"
      `.execute(tables);
      const [look] = rows;
      if (!look) throw new Error('A look at the price lists gave no row');
      return look;
    },
  };
});

/** One for all lists that leave out the same goods: what they offer is worked out once. */
export const assortmentKey = sql<PriceListRow['assortmentKey']>`
  case when excluded_skus = '{}' and excluded_brands = '{}' then ''
  else md5((array(select distinct unnest(excluded_skus) order by 1))::text || (array(select distinct unnest(excluded_brands) order by 1))::text)
  end`;

// Days are counted from here; a number is read and compared faster than a date, and a page has fifty of these rows.
const columns = part(`price_list_id, sku, kind, min_qty, valid_from - date '2000-01-01' as began_on,
  case when kind = 'promotion' then valid_to end as valid_to, net_price`);

type StoredPrice = {
  price_list_id: number;
  sku: string;
  kind: string;
  min_qty: number;
  began_on: number;
  valid_to: string | null;
  net_price: string;
};

const toPriceRow = (row: StoredPrice, ownListId: number): PriceRow => ({
  sku: row.sku,
  isOfMarket: row.price_list_id !== ownListId,
  // Kept to its list by the database itself.
  kind: row.kind as PriceOrigin,
  minQty: row.min_qty,
  beganOn: row.began_on,
  validTo: row.valid_to ?? undefined,
  netMinor: parseMinor(row.net_price),
});
