import { orderStatuses } from '@dray/contract/ordering/order-status.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '#platform/request/request.ts';

export type OrderFilter = {
  /** Only among these, which the caller may see. */
  shipToIds: readonly string[] | undefined;
  placedFrom: Date | undefined;
  placedBefore: Date | undefined;
  statuses: readonly string[] | undefined;
  deliveryStatuses: readonly string[] | undefined;
  hasDifferences: boolean;
  /** Only those of which goods are still to come. */
  isAwaited: boolean;
  /** Only what comes behind this one, the newest first. */
  behind?: OrderKey | undefined;
};

/** Where an order stands in the list; the moment as PostgreSQL writes it, with all of its digits. */
export type OrderKey = { placedAt: string; orderNumber: string };

export const everyOrder: OrderFilter = {
  shipToIds: undefined,
  placedFrom: undefined,
  placedBefore: undefined,
  statuses: undefined,
  deliveryStatuses: undefined,
  hasDifferences: false,
  isAwaited: false,
};

/** One index of the history leads by each of these. */
type Leading = 'company_id' | 'ship_to_id' | 'country';
export type IndexRange = { leading: Leading; ids: readonly string[] };

/** Where orders are looked for: at named ship-tos, else wherever the scope reaches. */
export function rangesOf({ markets, companyIds, shipToIds }: Scope, { shipToIds: asked }: OrderFilter): IndexRange[] {
  const all: IndexRange[] = asked
    ? [{ leading: 'ship_to_id', ids: unique(asked) }]
    : [
        { leading: 'country', ids: unique(markets) },
        { leading: 'company_id', ids: unique(companyIds) },
        { leading: 'ship_to_id', ids: unique(shipToIds) },
      ];
  return all.filter(({ ids }) => ids.length > 0);
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** One look into an index for each place, status and, where asked for, delivery status: so many of the newest of each. */
export type Look = {
  scope: Scope;
  filter: OrderFilter;
  max: number;
  /** More that an order must hold to count among them. */
  matches?: RawBuilder<SqlBool>;
};

/**
 * An `or` over companies and ship-tos, or a list of statuses, would make PostgreSQL sort everything that somebody ever
 * ordered. Every look is one range of an index in the list's own sequence and ends after so many.
 */
export const newestOf = ({ leading, ids }: IndexRange, look: Look): RawBuilder<unknown> => sql`
  select place.id as place, status.name as status, newest.*
  from unnest(${ids}::text[]) as place (id)
  cross join unnest(${look.filter.statuses ?? orderStatuses}::text[]) as status (name)
  ${isByDeliveryStatus(look.filter) ? sql`cross join unnest(${look.filter.deliveryStatuses}::text[]) as delivery (name)` : sql``}
  cross join lateral (
    select o.placed_at, o.order_number, o.sap_id, o.customer_order_number from placed_order o
    where o.${sql.ref(leading)} = place.id and o.status = status.name and ${conditions(leading, look)}
    order by o.placed_at desc, o.order_number desc limit ${look.max}
  ) as newest`;

/** Differences are few, and have an index of their own. */
const isByDeliveryStatus = ({ deliveryStatuses, hasDifferences }: OrderFilter): boolean =>
  deliveryStatuses !== undefined && !hasDifferences;

function conditions(leading: Leading, { filter, scope, matches }: Look): RawBuilder<SqlBool> {
  const parts: RawBuilder<SqlBool>[] = [sql`true`];
  // Of two bounds of one column PostgreSQL expects a two-hundredth of all rows, whatever they are: every index would be as good.
  if (filter.placedFrom) parts.push(sql`(o.placed_at, o.order_number) >= (${filter.placedFrom}::timestamptz, '')`);
  if (filter.placedBefore) parts.push(sql`o.placed_at < ${filter.placedBefore}::timestamptz`);
  if (filter.behind)
    parts.push(
      sql`(o.placed_at, o.order_number) < (${filter.behind.placedAt}::timestamptz, ${filter.behind.orderNumber})`,
    );
  if (filter.hasDifferences) parts.push(sql`o.has_differences`);
  if (filter.isAwaited) parts.push(sql`o.is_awaited`);
  if (isByDeliveryStatus(filter)) parts.push(sql`o.delivery_status = delivery.name`);
  else if (filter.deliveryStatuses) parts.push(sql`o.delivery_status = any(${filter.deliveryStatuses})`);
  if (filter.shipToIds) parts.push(isWithin(scope));
  else parts.push(...reachedOtherwise(leading, scope));
  if (matches) parts.push(matches);
  return sql.join(parts, sql` and `);
}

/** What a wider place reaches already is left to it, so that no order is met twice. */
function reachedOtherwise(leading: Leading, { markets, companyIds }: Scope): RawBuilder<SqlBool>[] {
  const isNarrower = leading !== 'country' && markets.length > 0;
  const isNarrowest = leading === 'ship_to_id' && companyIds.length > 0;
  return [
    ...(isNarrower ? [sql<SqlBool>`o.country <> all(${markets})`] : []),
    ...(isNarrowest ? [sql<SqlBool>`o.company_id <> all(${companyIds})`] : []),
  ];
}

/** All that is asked of an order which is known by its number already. */
export const isAskedFor = (scope: Scope, filter: OrderFilter): RawBuilder<SqlBool> => {
  const { statuses, deliveryStatuses, shipToIds } = filter;
  const parts = [
    isWithin(scope),
    conditions('country', { scope, max: 0, filter: { ...filter, deliveryStatuses: undefined, shipToIds: undefined } }),
  ];
  if (statuses) parts.push(sql`o.status = any(${statuses})`);
  if (deliveryStatuses) parts.push(sql`o.delivery_status = any(${deliveryStatuses})`);
  if (shipToIds) parts.push(sql`o.ship_to_id = any(${shipToIds})`);
  return sql.join(parts, sql` and `);
};

/** Markets are in it only for those who have one: for all others it would keep PostgreSQL from using its indexes. */
export function isWithin({ markets, companyIds, shipToIds }: Scope): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`(o.company_id = any(${companyIds}) or o.ship_to_id = any(${shipToIds}))`;
  return markets.length > 0 ? sql`(o.country = any(${markets}) or ${own})` : own;
}

/** All looks, one after the other. */
export function looksOf(look: Look): RawBuilder<unknown> {
  const looks = rangesOf(look.scope, look.filter).map((range) => newestOf(range, look));
  return looks.length > 0
    ? sql.join(looks, sql` union all `)
    : sql`select now() as placed_at, '' as order_number, '' as sap_id, '' as customer_order_number where false`;
}

/** The newest of all looks together. */
export const mergedKeys = (look: Look): RawBuilder<unknown> => sql`
  select found.placed_at, found.order_number from (${looksOf(look)}) as found
  order by found.placed_at desc, found.order_number desc limit ${look.max}`;

/** How many there are, `max` at most: it ends with the look in which it has counted so many. */
export const countedKeys = (look: Look): RawBuilder<unknown> => sql`
  select count(*)::int as counted from (select from (${countsOf(look)}) as found limit ${look.max}) as counted`;

/** What is only counted needs no sequence: where neither statuses nor days are asked for, a place is one range. */
function countsOf(look: Look): RawBuilder<unknown> {
  const { statuses, placedFrom, placedBefore, behind } = look.filter;
  const ranges = rangesOf(look.scope, look.filter);
  if (statuses || placedFrom || placedBefore || behind || ranges.length === 0) return looksOf(look);
  return sql.join(
    ranges.map((range) => wholeOf(range, look)),
    sql` union all `,
  );
}

/** In the sequence of the index that it is to be counted from. */
function wholeOf({ leading, ids }: IndexRange, look: Look): RawBuilder<unknown> {
  const isByDelivery = isByDeliveryStatus(look.filter);
  return sql`
    select from unnest(${ids}::text[]) as place (id)
    ${isByDelivery ? sql`cross join unnest(${look.filter.deliveryStatuses}::text[]) as delivery (name)` : sql``}
    cross join lateral (
      select from placed_order o where o.${sql.ref(leading)} = place.id and ${conditions(leading, look)}
      order by ${isByDelivery ? sql`o.delivery_status, ` : sql``}o.status, o.placed_at desc, o.order_number desc
      limit ${look.max}
    ) as one`;
}
