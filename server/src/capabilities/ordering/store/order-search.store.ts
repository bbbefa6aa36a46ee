import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Scope } from '#platform/request/request.ts';
import {
  everyOrder,
  isAskedFor,
  isWithin,
  looksOf,
  mergedKeys,
  type OrderFilter,
  rangesOf,
} from './history-keys.store.ts';
import { headColumns } from './order-history.store.ts';
import { type HeadRow, type OrderHead, toHead } from './order-row.store.ts';

export type OrderSearchStore = ReturnType<typeof orderSearchStore>;

/** What was found, and whether that is all of it. */
export type Found = { keys: readonly FoundKey[]; isWhole: boolean };
/** What was found, and until when each look has seen that has not seen everything. */
export type SeenNewest = {
  keys: readonly FoundKey[];
  unfinished: readonly { status: string; seenUntil: number }[];
};
/** Its moment in millionths of a second, as the list is sorted by. */
export type FoundKey = { orderNumber: string; placedAt: number };

/** So many are looked through for a mistyped number: it is nearly always that of a recent order. */
const newestLike = 300;

const moment = sql`(extract(epoch from placed_at) * 1000000)::bigint::text as placed_at`;

/** Looking for orders by a part of one of their numbers. */
export const orderSearchStore = namedStore('ordering', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'placed_order' | 'order_search'>();

  return {
    /** Looks through the newest only, so many of each place and status. */
    async findAmongNewest(scope: Scope, filter: OrderFilter, search: string, max: number): Promise<SeenNewest> {
      if (rangesOf(scope, filter).length === 0) return { keys: [], unfinished: [] };
      const { rows } = await sql<{ found: readonly KeyRow[] | null; unfinished: readonly LookRow[] | null }>`
        with newest as materialized (${looksOf({ scope, filter, max })}),
        found as (select order_number, ${moment} from newest o where ${hasPart(search)}),
        unfinished as (
          select status, (extract(epoch from min(placed_at)) * 1000000)::bigint::text as seen_until from newest
          group by place, status having count(*) >= ${max}
        )
        select (select json_agg(found) from found) as found, (select json_agg(unfinished) from unfinished) as unfinished`.execute(
        tables,
      );
      return {
        keys: keysOf(rows[0]?.found ?? []),
        unfinished: (rows[0]?.unfinished ?? []).map(({ status, seen_until }) => ({
          status,
          seenUntil: Number(seen_until),
        })),
      };
    },

    /** By any three signs in a row; of each market and company so many at most, of which a caller may reach a part. */
    async findByParts(scope: Scope, filter: OrderFilter, search: string, max: number): Promise<Found> {
      const ranges = rangesOf(scope, filter);
      const idsOf = (isShipTo: boolean) =>
        ranges.filter(({ leading }) => (leading === 'ship_to_id') === isShipTo).flatMap(({ ids }) => ids);
      const { rows } = await sql<KeyRow & { is_whole: boolean }>`
        with places as materialized (
          select unnest(${idsOf(false)}::text[]) as id union ${companiesOf(idsOf(true))}
        ), found as materialized (
          select place.id, one.order_number from places as place
          cross join lateral (
            select s.order_number from order_search s
            where s.parts @> number_parts(array[place.id], lower(${search})) and s.numbers like lower(${patternOf(search)})
            limit ${max}
          ) as one
        )
        select whole.is_whole, asked.* from (
          select coalesce(max(seen), 0) < ${max} as is_whole
          from (select count(*) as seen from found group by id) as places
        ) as whole
        left join (
          select distinct one.order_number, ${moment} from found
          cross join lateral (
            select o.order_number, o.placed_at from placed_order o
            where o.order_number = found.order_number and ${isAskedFor(scope, filter)} offset 0
          ) as one
        ) as asked on true`.execute(tables);
      return { keys: keysOf(rows), isWhole: rows[0]?.is_whole ?? true };
    },

    /** Along the whole list; for what is found often, or by fewer than three signs. */
    async findAlong(scope: Scope, filter: OrderFilter, search: string, max: number): Promise<Found> {
      const keys = mergedKeys({ scope, filter, max, matches: hasPart(search) });
      const { rows } = await sql<KeyRow>`select order_number, ${moment} from (${keys}) as keys`.execute(tables);
      return { keys: keysOf(rows), isWhole: rows.length < max };
    },

    /** Of so many orders whose numbers come after this one; the last of them, undefined where there are no more. */
    async shortenParts(after: string, max: number): Promise<string | undefined> {
      const { rows } = await sql<{ last: string | null }>`
        with asked as materialized (
          select order_number from order_search where order_number > ${after} order by order_number limit ${max}
        ), free as materialized (
          select order_number from order_search where order_number = any(array(select order_number from asked))
          for update skip locked
        ), shortened as (
          update order_search s set parts = (
            select number_parts(array[o.company_id, o.country], s.numbers) from placed_order o
            where o.order_number = s.order_number)
          where s.order_number = any(array(select order_number from free))
        )
        select case when count(*) = ${max} then max(order_number) end as last from asked`.execute(tables);
      return rows[0]?.last ?? undefined;
    },

    /** Among those that the ERP has not taken yet, which have no parts. */
    async findUntaken(scope: Scope, filter: OrderFilter, search: string, max: number): Promise<Found> {
      const matches = sql<SqlBool>`o.sap_id is null and ${hasPart(search)}`;
      const keys = mergedKeys({ scope, filter: { ...filter, statuses: ['Not Yet Processed'] }, max, matches });
      const { rows } = await sql<KeyRow>`select order_number, ${moment} from (${keys}) as keys`.execute(tables);
      return { keys: keysOf(rows), isWhole: rows.length < max };
    },

    /** Those that have this very number, as ours, the ERP's or the customer's own; by our own alone before the ERP knows it. */
    async findNumbered(scope: Scope, number: string, max: number): Promise<string[]> {
      const { rows } = await sql<{ order_number: string }>`
        select distinct o.order_number, o.placed_at from (
          select order_number from placed_order where order_number = ${number}
          union all select order_number from placed_order where sap_id = ${number}
          union all ${byOwnNumber(scope, number, max)}
        ) as named
        cross join lateral (
          select * from placed_order where placed_order.order_number = named.order_number offset 0
        ) as o
        where ${isWithin(scope)} order by o.placed_at desc limit ${max}`.execute(tables);
      return rows.map(({ order_number }) => order_number);
    },

    /** Among the newest those of which a number is like one of these patterns. */
    async findLike(scope: Scope, patterns: readonly string[], max: number): Promise<string[]> {
      const { rows } = await sql<{ order_number: string }>`
        with newest as materialized (
          select * from (${looksOf({ scope, filter: everyOrder, max: newestLike })}) as found
          order by placed_at desc limit ${newestLike}
        )
        select o.order_number from newest o
        where lower(o.order_number) like any(${patterns}::text[]) or lower(o.sap_id) like any(${patterns}::text[])
          or lower(o.customer_order_number) like any(${patterns}::text[])
        order by o.placed_at desc limit ${max}`.execute(tables);
      return rows.map(({ order_number }) => order_number);
    },

    /** What filters choose by. */
    async listTraits(orderNumbers: readonly string[]): Promise<OrderTraits[]> {
      const rows = await tables
        .selectFrom('placed_order')
        .select(['status', 'delivery_status', 'ship_to_id', 'has_differences', 'is_awaited'])
        .where(sql<boolean>`order_number = any(${orderNumbers})`)
        .execute();
      return rows.map((row) => ({
        status: row.status,
        deliveryStatus: row.delivery_status ?? undefined,
        shipToId: row.ship_to_id,
        hasDifferences: row.has_differences,
        isAwaited: row.is_awaited,
      }));
    },

    async listFound(orderNumbers: readonly string[]): Promise<OrderHead[]> {
      const { rows } = await sql<HeadRow>`
        select ${headColumns} from placed_order o where o.order_number = any(${orderNumbers})
        order by o.placed_at desc, o.order_number desc`.execute(tables);
      return rows.map(toHead);
    },
  };
});

/** As their orders know them. */
const companiesOf = (shipToIds: readonly string[]): RawBuilder<unknown> => sql`
  select known.company_id from unnest(${shipToIds}::text[]) as place (id)
  cross join lateral (select company_id from placed_order where ship_to_id = place.id limit 1) as known`;

/** The newest that carry a customer's own number, which as many customers may have; a ship-to's company is known by its orders. */
function byOwnNumber({ markets, companyIds, shipToIds }: Scope, number: string, max: number): RawBuilder<unknown> {
  const carries = sql`lower(o.customer_order_number) = lower(${number}) and length(${number}::text) >= 3
    and (o.sap_id is not null or o.is_checked)`;
  return sql`
    select one.order_number from (
      select null as ship_to_id, unnest(${[...companyIds]}::text[]) as company_id
      union all
      select place.id, known.company_id from unnest(${[...shipToIds]}::text[]) as place (id)
      cross join lateral (select company_id from placed_order where ship_to_id = place.id limit 1) as known
    ) as owner
    cross join lateral (
      select o.order_number from placed_order o
      where ${carries} and o.company_id = owner.company_id and o.ship_to_id = coalesce(owner.ship_to_id, o.ship_to_id)
      order by o.placed_at desc limit ${max}
    ) as one
    ${markets.length > 0 ? sql`union all (select o.order_number from placed_order o where ${carries} and o.country = any(${markets}) limit ${max})` : sql``}`;
}

export type OrderTraits = {
  status: string;
  deliveryStatus: string | undefined;
  shipToId: string;
  hasDifferences: boolean;
  isAwaited: boolean;
};

type LookRow = { status: string; seen_until: string };
type KeyRow = { order_number: string | null; placed_at: string | null };

const keysOf = (rows: readonly KeyRow[]): FoundKey[] =>
  rows.flatMap(({ order_number, placed_at }) =>
    order_number === null ? [] : [{ orderNumber: order_number, placedAt: Number(placed_at) }],
  );

const patternOf = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

const hasPart = (search: string): RawBuilder<SqlBool> => {
  const part = patternOf(search);
  return sql`(o.order_number ilike ${part} or o.sap_id ilike ${part} or o.customer_order_number ilike ${part})`;
};
