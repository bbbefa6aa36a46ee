import type { Country } from '@dray/contract/markets.ts';
import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { KindSums } from './sales.store.ts';
import { type SumsRow, toSums } from './sold-row.ts';

export type MarketSalesStore = ReturnType<typeof marketSalesStore>;

type Row = SumsRow & { month: string; brand: string; product_group: string };

const added = part(`sum(packs) as packs, sum(hectolitres) as hectolitres, sum(net) as net, sum(deposit) as deposit,
  sum(orders)::int as orders`);
const somethingIsLeft = part(`(sum(packs), sum(hectolitres), sum(net), sum(deposit), sum(orders)) <> (0, 0, 0, 0, 0)`);

/** What was delivered in whole markets. The database notes it with every change of a ship-to's days. */
export const marketSalesStore = namedStore('reporting', (transaction: Transaction) => ({
  /** By month and kind; both days included. */
  async sumMarket(country: Country, from: string, to: string): Promise<KindSums[]> {
    const rows = await runFixed<Row>(
      transaction,
      fixed`
        select to_char(day, 'YYYY-MM') as month, brand, product_group, ${added}
        from sales_market_day where country = ${country} and day between ${from}::date and ${to}::date
        group by 1, 2, 3 having ${somethingIsLeft}`,
    );
    return rows.map(({ month, brand, product_group: group, ...sums }) => ({ month, brand, group, ...toSums(sums) }));
  },

  /** Makes one row of all that a market has of a day and kind, of so many days; of how many there was something to do. */
  async putTogether(maxDays: number): Promise<number> {
    const [row] = await runFixed<{ days: number }>(
      transaction,
      fixed`
        with asked as materialized (
          select country, day from sales_market_day where not is_sum group by country, day order by country, day
          limit ${maxDays}
        ), taken as (
          delete from sales_market_day where ctid = any(array(
            select one.place from asked cross join lateral (
              select d.ctid as place from sales_market_day d where d.country = asked.country and d.day = asked.day offset 0
            ) as one))
          returning country, day, brand, product_group, packs, hectolitres, net, deposit, orders
        ), put as (
          insert into sales_market_day (country, day, brand, product_group, packs, hectolitres, net, deposit, orders, is_sum)
          select country, day, brand, product_group, ${added}, true from taken
          group by country, day, brand, product_group having ${somethingIsLeft}
        )
        select count(*)::int as days from asked`,
    );
    return row?.days ?? 0;
  },
}));
