import type { Country } from '@dray/contract/markets.ts';
import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Kind, Sums } from './sales.model.ts';
import { type SumsRow, toSums } from './sold-row.ts';

export type SalesStore = ReturnType<typeof salesStore>;

/** Sums of one month at one ship-to; `month` is YYYY-MM. */
export type MonthSums = Sums & Kind & { shipToId: string; month: string };

/** The same sums put together twice: by month and kind, and by ship-to. */
export type ReportSums = { kinds: readonly KindSums[]; places: readonly PlaceSums[] };
export type KindSums = Sums & Kind & { month: string };
/** `month` is the first of those that were put together. */
export type PlaceSums = Sums & { shipToId: string; month: string };

type Row = SumsRow & { ship_to_id: string; month: string; brand: string; product_group: string };

const toMonthSums = ({ ship_to_id: shipToId, month, brand, product_group: group, ...sums }: Row): MonthSums => ({
  shipToId,
  month,
  brand,
  group,
  ...toSums(sums),
});

type ReportRow = SumsRow & {
  ship_to_id: string | null;
  month: string;
  brand: string | null;
  product_group: string | null;
};

const added = part(`sum(packs) as packs, sum(hectolitres) as hectolitres, sum(net) as net, sum(deposit) as deposit,
  sum(orders)::int as orders`);

const toReportSums = (rows: readonly ReportRow[]): ReportSums => ({
  kinds: rows.flatMap(({ ship_to_id, month, brand, product_group, ...sums }) =>
    ship_to_id === null ? [{ month, brand: brand ?? '', group: product_group ?? '', ...toSums(sums) }] : [],
  ),
  places: rows.flatMap(({ ship_to_id, month, brand: _brand, product_group: _group, ...sums }) =>
    ship_to_id === null ? [] : [{ month, shipToId: ship_to_id, ...toSums(sums) }],
  ),
});

/** Reading the sums. The ship-tos must have been found within the caller's scope. */
export const salesStore = namedStore('reporting', (transaction: Transaction) => ({
  /** Whole months, both included. */
  async sumMonths(shipToIds: readonly string[], from: string, to: string): Promise<MonthSums[]> {
    const rows = await runFixed<Row>(
      transaction,
      fixed`
        select ship_to_id, to_char(month, 'YYYY-MM') as month, brand, product_group, packs, hectolitres, net, deposit, orders
        from sales_month where ship_to_id = any(${shipToIds})
          and month between (${from} || '-01')::date and (${to} || '-01')::date`,
    );
    return rows.map(toMonthSums);
  },

  /**
   * Whole months, both included, for a report: PostgreSQL adds up, so that as few rows come back for a whole market as for
   * one ship-to. Of each ship-to the months before `apart` are put together, and those from it on.
   */
  async reportMonths(shipToIds: readonly string[], from: string, to: string, apart?: string): Promise<ReportSums> {
    const rows = await runFixed<ReportRow>(
      transaction,
      fixed`
        select ship_to_id, to_char(min(month), 'YYYY-MM') as month, brand, product_group, ${added}
        from sales_month where ship_to_id = any(${shipToIds})
          and month between (${from} || '-01')::date and (${to} || '-01')::date
        group by grouping sets ((month, brand, product_group), (ship_to_id, month >= (${apart ?? '9999-12'} || '-01')::date))`,
    );
    return toReportSums(rows);
  },

  /** Days of one month at most, both included, for a report. */
  async reportDays(shipToIds: readonly string[], from: string, to: string): Promise<ReportSums> {
    const rows = await runFixed<ReportRow>(
      transaction,
      fixed`
        select ship_to_id, to_char(min(day), 'YYYY-MM') as month, brand, product_group, ${added}
        from sales_day where ship_to_id = any(${shipToIds}) and day between ${from}::date and ${to}::date
        group by grouping sets ((brand, product_group), (ship_to_id))`,
    );
    return toReportSums(rows);
  },

  /** The month in which a market's sales begin. */
  async findBegin(country: Country): Promise<string | undefined> {
    const [row] = await runFixed<{ month: string }>(
      transaction,
      fixed`select to_char(month, 'YYYY-MM') as month from sales_begin where country = ${country}`,
    );
    return row?.month;
  },

  /** Hectolitres of each day on which there were any, both included. */
  async sumByDay(
    shipToIds: readonly string[],
    from: string,
    to: string,
  ): Promise<{ day: string; hlTenThousandths: number }[]> {
    const rows = await runFixed<{ day: string; hectolitres: string }>(
      transaction,
      fixed`
        select day::text, sum(hectolitres) as hectolitres from sales_day
        where ship_to_id = any(${shipToIds}) and day between ${from}::date and ${to}::date group by sales_day.day order by 1`,
    );
    return rows.map(({ day, hectolitres }) => ({ day, hlTenThousandths: Math.round(Number(hectolitres) * 10_000) }));
  },

  /** Days of one month at most, both included, put together. */
  async sumDays(shipToIds: readonly string[], from: string, to: string): Promise<MonthSums[]> {
    const rows = await runFixed<Row>(
      transaction,
      fixed`
        select ship_to_id, to_char(day, 'YYYY-MM') as month, brand, product_group, sum(packs) as packs,
          sum(hectolitres) as hectolitres, sum(net) as net, sum(deposit) as deposit, sum(orders)::int as orders
        from sales_day where ship_to_id = any(${shipToIds}) and day between ${from}::date and ${to}::date
        group by 1, 2, 3, 4`,
    );
    return rows.map(toMonthSums);
  },
}));
