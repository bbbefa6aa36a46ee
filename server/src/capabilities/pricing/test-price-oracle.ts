import type { TestPortal } from '../../testing/portal.ts';

/** What a ship-to pays, by plain SQL that shares nothing with the product's own. */
export type OraclePrice = {
  sku: string;
  sub_brand: string;
  currency: string;
  list: number | null;
  list_tax: number | null;
  your: number | null;
  your_tax: number | null;
  origin: string | null;
  promo: number;
  breaks: readonly { min_qty: number; price: number }[];
};

/**
 * Ranks the rows of each kind by windows, once for every quantity at which something may change; what a larger quantity
 * costs is the lowest so far.
 */
const oracle = `
with place as (
  select l.id own_id, l.country, l.currency, l.excluded_skus, l.excluded_brands,
    (select id from price_list where is_market_list and country = l.country) market_id,
    ($2::timestamptz at time zone market.time_zone)::date as today
  from ship_to_price_list f join price_list l on l.id = f.price_list_id join market on market.country = l.country
  where f.ship_to_id = $1
), valid as (
  select p.*, p.price_list_id = place.own_id as is_own from price p join place on p.price_list_id in (own_id, market_id)
  where daterange(p.valid_from, p.valid_to, '[]') @> today
), quantities as (
  select sku, min_qty as quantity from valid union select sku, 1 from product
), ranked as (
  select q.quantity, v.*, row_number() over (
    partition by v.sku, q.quantity, v.is_own, v.kind order by v.min_qty desc, v.valid_from desc, v.net_price
  ) as rank
  from quantities q join valid v on v.sku = q.sku and v.min_qty <= q.quantity
), chosen as (
  select sku, quantity,
    max(net_price) filter (where is_own and kind = 'contract') as contract,
    max(net_price) filter (where is_own and kind = 'customer') as customer,
    max(net_price) filter (where is_own and kind = 'list') as own_list,
    max(net_price) filter (where not is_own and kind = 'list') as market_list,
    min(net_price) filter (where kind = 'promotion') as promotion
  from ranked where rank = 1 group by sku, quantity
), resolved as (
  select *, coalesce(contract, customer, own_list) as base from chosen
), offers as (
  select sku, quantity, contract, customer,
    case when base is not null then coalesce(own_list, market_list) end as list,
    case when base is not null then least(base, promotion) end as net,
    coalesce(promotion < base, false) as is_promoted
  from resolved
), stepped as (
  select *, min(net) over (partition by sku order by quantity rows between unbounded preceding and 1 preceding) as before
  from offers
), steps as (
  select sku, json_agg(json_build_object('min_qty', quantity, 'price', net::float8) order by quantity) as breaks
  from stepped where quantity > 1 and net < before group by sku
)
select product.sku, product.sub_brand, place.currency,
  o.list::float8 as list,
  round(o.list * (100 + tax_rate) / 100, 2)::float8 as list_tax,
  o.net::float8 as your,
  round(o.net * (100 + tax_rate) / 100, 2)::float8 as your_tax,
  case when o.net is null then null when is_promoted then 'promotion' when contract is not null then 'contract'
    when customer is not null then 'customer' else 'list' end as origin,
  is_promoted::int as promo,
  case when o.net is null then '[]' else coalesce(steps.breaks, '[]') end as breaks
from product join place on place.country = product.country
left join offers o on o.sku = product.sku and o.quantity = 1
left join steps on steps.sku = product.sku
where product.kind = 'simple' and not product.is_discontinued
  and product.sku <> all(place.excluded_skus) and product.brand <> all(place.excluded_brands)
order by product.sku`;

export const oraclePrices = (portal: TestPortal, shipToId: string): Promise<OraclePrice[]> =>
  portal.sql<OraclePrice>(oracle, [shipToId, portal.clock.now()]);

export type Shopper = { email: string; uid: string; shipToIds: readonly string[] };

/** Everybody who can sign in, with the ship-tos where they may look at the catalogue; of some there are none. */
export const listPeople = (portal: TestPortal): Promise<Shopper[]> =>
  portal.sql<Shopper>(`
    select email, account.uid, array_remove(array_agg(distinct ship_to.id order by ship_to.id), null) as "shipToIds"
    from account left join ship_to on exists (
      select from role_grant g join role using (roleid)
      where g.uid = account.uid and 'Catalogue' = any(sections) and g.company_id = ship_to.company_id
        and coalesce(g.ship_to_id, ship_to.id) = ship_to.id
    )
    where account.status = 'Active' and not is_staff and user_validation and password_hash is not null
    group by email, account.uid order by email`);
