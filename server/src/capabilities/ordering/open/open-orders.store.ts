import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { type Minor, parseMinor } from '#platform/money.ts';
import { uncancelled } from '../store/reorder.store.ts';

/** Goods of one kind that are still to come; of orders of which nothing has come all at once, without a sku. */
export type OpenGoods = { shipToId: string; sku: string | undefined; packs: number; hectolitres: number };

/** Each status is one range of the index of a ship-to's orders. */
const openStatuses = ['Not Yet Processed', 'Partially Processed'];

/** Something of it has come, or never will. */
const isTouched = part(`exists (select from order_line_state s where s.order_number = o.order_number
  and (coalesce(s.delivered, 0) > 0 or coalesce(s.rejected, 0) > 0) offset 0)`);

/**
 * What was ordered and has not come. Line states are looked up one by one (`offset 0`): of lines in a document PostgreSQL expects
 * so many that it would read the state of every line. The ship-tos must have been checked against the scope.
 */
export const openOrdersStore = namedStore('ordering', (transaction: Transaction) => ({
  async listOpenGoods(shipToIds: readonly string[]): Promise<OpenGoods[]> {
    const rows = await runFixed<{ ship_to_id: string; sku: string | null; packs: string; hectolitres: string }>(
      transaction,
      fixed`
        with open_order as materialized (
          select o.ship_to_id, o.order_number, o.hectolitres, o.quantity_total, o.lines, ${isTouched} as is_touched
          from placed_order o
          where o.ship_to_id = any(${[...shipToIds]}) and o.status = any(${openStatuses}) and ${uncancelled}
        ), item as (
          select o.ship_to_id, o.order_number, coalesce(p.sku, l.sku) as sku, coalesce(p.line_no, l.line_no) as line_no
          from open_order o
          cross join lateral json_to_recordset(o.lines) as l (sku text, line_no int, bundle_options jsonb)
          left join lateral jsonb_to_recordset(l.bundle_options) as p (sku text, line_no int) on true
          where o.is_touched
        )
        select ship_to_id, null as sku, sum(quantity_total) as packs, sum(hectolitres) as hectolitres from open_order
        where not is_touched group by ship_to_id
        union all
        select i.ship_to_id, i.sku, sum(s.ordered - coalesce(s.delivered, 0) - coalesce(s.rejected, 0)), 0 from item i
        cross join lateral (
          select ordered, delivered, rejected from order_line_state
          where order_number = i.order_number and line_no = i.line_no offset 0
        ) as s
        group by i.ship_to_id, i.sku
        order by 1, 2`,
    );
    return rows.map((row) => ({
      shipToId: row.ship_to_id,
      sku: row.sku ?? undefined,
      packs: Math.max(0, Number(row.packs)),
      hectolitres: Number(row.hectolitres),
    }));
  },

  /** With tax and deposits; of an order that has come in part, as much as of its packs is missing. */
  async sumUndelivered(shipToIds: readonly string[], moment: Date): Promise<{ beforeMinor: Minor; sinceMinor: Minor }> {
    const [row] = await runFixed<{ before: string; since: string }>(
      transaction,
      fixed`
        select coalesce(sum(round(o.grand_total * share, 2)) filter (where o.placed_at <= ${moment}), 0)::numeric(14, 2) as before,
          coalesce(sum(round(o.grand_total * share, 2)) filter (where o.placed_at > ${moment}), 0)::numeric(14, 2) as since
        from placed_order o
        cross join lateral (
          select coalesce(greatest(0, 1 - sum(coalesce(s.delivered, 0) + coalesce(s.rejected, 0)) / nullif(sum(s.ordered), 0)), 1)
            as share
          from order_line_state s where s.order_number = o.order_number
        ) as left_over
        where o.ship_to_id = any(${[...shipToIds]}) and o.status = any(${openStatuses}) and ${uncancelled}`,
    );
    return { beforeMinor: parseMinor(row?.before ?? '0'), sinceMinor: parseMinor(row?.since ?? '0') };
  },
}));
