import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { askForRound } from '#platform/jobs/ask-for-round.ts';
import type { TradeMonth } from '../rules/month-index.model.ts';
import { type LineRow, toLine } from '../rules/order-document.model.ts';
import type { OrderLine } from '../rules/ordering.model.ts';
import { countableStatuses, uncancelled } from './reorder.store.ts';

export type UsualStore = ReturnType<typeof usualStore>;

export type CountedOrder = {
  orderNumber: string;
  placedAt: Date;
  transportType: string;
  lines: readonly OrderLine[];
};

type OrderRow = { order_number: string; placed_at: Date; transport_type: string; lines: readonly LineRow[] };
type MonthRow = { month: number; orders: number; share: string };

/** What usual orders are worked out from. */
export const usualStore = namedStore('ordering', (transaction: Transaction) => ({
  /**
   * The newest orders of a ship-to that still count, the newest first; without a transport, by that of the last one. The
   * ship-to must have been checked against the scope.
   */
  async listNewestOf(
    shipToId: string,
    { transportType, since, max }: { transportType: string | undefined; since: Date; max: number },
  ): Promise<CountedOrder[]> {
    const rows = await runFixed<OrderRow>(
      transaction,
      fixed`
        with last as materialized (
          select o.transport_type from unnest(${countableStatuses}::text[]) as status (name)
          cross join lateral (
            select o.placed_at, o.transport_type from placed_order o
            where o.ship_to_id = ${shipToId} and o.status = status.name and ${uncancelled}
            order by o.placed_at desc limit 1
          ) as o
          where ${transportType ?? null}::text is null order by o.placed_at desc limit 1)
        select o.* from unnest(${countableStatuses}::text[]) as status (name)
        cross join lateral (
          select o.order_number, o.placed_at, o.transport_type, o.lines from placed_order o
          where o.ship_to_id = ${shipToId} and o.status = status.name and ${uncancelled} and o.placed_at >= ${since}
            and o.transport_type = coalesce(${transportType ?? null}::text, (select transport_type from last))
          order by o.placed_at desc, o.order_number desc limit ${max}
        ) as o
        order by o.placed_at desc, o.order_number desc limit ${max}`,
    );
    return rows.map((row) => ({
      orderNumber: row.order_number,
      placedAt: row.placed_at,
      transportType: row.transport_type,
      lines: row.lines.map(toLine),
    }));
  },

  async listTradeMonths(trade: string): Promise<TradeMonth[]> {
    const rows = await runFixed<MonthRow>(
      transaction,
      fixed`select month, orders, share from trade_month where trade = ${trade}`,
    );
    return rows.map(({ month, orders, share }) => ({ month, orders, share: Number(share) }));
  },

  /** Sooner than by the clock: nothing was counted yet of a trade. */
  askForCount: (since: Date) => askForRound(transaction, 'refresh-trade-months', since),

  async forgetCounted(): Promise<void> {
    await runFixed(transaction, fixed`delete from trade_month_count`);
  },

  /** Adds these ship-tos to what is counted. */
  async countTradeMonths(shipTos: readonly { shipToId: string; trade: string }[], since: Date): Promise<void> {
    const ids = shipTos.map(({ shipToId }) => shipToId);
    const trades = shipTos.map(({ trade }) => trade);
    await runFixed(
      transaction,
      fixed`
        insert into trade_month_count as counted (trade, month, orders, share)
        select trade, month, count(*), sum(share) from (
          select place.trade, extract(month from o.placed_at)::int as month,
            o.quantity_total / nullif(avg(o.quantity_total) over (partition by o.ship_to_id), 0) as share
          from unnest(${ids}::text[], ${trades}::text[]) as place (ship_to_id, trade)
          join placed_order o on o.ship_to_id = place.ship_to_id and o.status = any(${countableStatuses})
            and ${uncancelled} and o.placed_at >= ${since}
        ) as sized
        where share is not null group by trade, month
        on conflict (trade, month) do update set orders = counted.orders + excluded.orders,
          share = counted.share + excluded.share`,
    );
  },

  /** What is counted takes the place of what was known; readers see the one or the other. */
  async showCounted(): Promise<void> {
    await Promise.all([
      runFixed(transaction, fixed`lock table trade_month in share row exclusive mode`),
      runFixed(transaction, fixed`delete from trade_month`),
      runFixed(
        transaction,
        fixed`insert into trade_month (trade, month, orders, share)
          select trade, month, orders, share / orders from trade_month_count`,
      ),
      runFixed(transaction, fixed`delete from trade_month_count`),
    ]);
  },
}));
