import { isContainer } from '@dray/contract/ordering/container-number.ts';
import type { DeliveryUpdate } from '#capabilities/erp/index.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Delivery } from '../rules/order-facts.model.ts';

export type DeliveryStore = ReturnType<typeof deliveryStore>;

/** Deliveries as the ERP has them; each may hold items of several orders. */
export const deliveryStore = namedStore('ordering', (transaction: Transaction) => ({
  /** The digest of what was reported of it last, and the orders that it was of. */
  async findReported(number: string): Promise<{ digest: string; orderNumbers: readonly string[] } | undefined> {
    const [row] = await runFixed<{ digest: string; order_numbers: string[] }>(
      transaction,
      fixed`
        select d.digest, array(select distinct l.order_number from delivery_line l
          where l.delivery_number = d.number and l.order_number is not null) as order_numbers
        from delivery d where d.number = ${number}`,
    );
    return row && { digest: row.digest, orderNumbers: row.order_numbers };
  },

  async listDeliveries(orderNumber: string): Promise<Delivery[]> {
    const rows = await runFixed<DeliveryRow>(
      transaction,
      fixed`
        select d.*, json_agg(json_build_object('lineNo', l.line_no, 'quantity', l.quantity, 'proven', l.proven)
          order by l.line_no, l.item) as lines
        from delivery_line l join delivery d on d.number = l.delivery_number
        where l.order_number = ${orderNumber} group by d.number order by d.created_at, d.number`,
    );
    return rows.map(toDelivery);
  },

  /** Of many orders at once, for anyone who counts them all anew. */
  async listDeliveriesOf(orderNumbers: readonly string[]): Promise<ReadonlyMap<string, Delivery[]>> {
    const rows = await runFixed<DeliveryRow & { order_number: string }>(
      transaction,
      fixed`
        select l.order_number, d.*, json_agg(json_build_object('lineNo', l.line_no, 'quantity', l.quantity,
          'proven', l.proven) order by l.line_no, l.item) as lines
        from delivery_line l join delivery d on d.number = l.delivery_number
        where l.order_number = any(${orderNumbers}) group by l.order_number, d.number
        order by l.order_number, d.created_at, d.number`,
    );
    const byOrder = Map.groupBy(rows, ({ order_number: number }) => number);
    return new Map([...byOrder].map(([number, group]) => [number, group.map(toDelivery)]));
  },

  async saveDelivery(update: DeliveryUpdate, digest: string): Promise<void> {
    await runFixed(
      transaction,
      fixed`
        insert into delivery (number, picking, goods_issue, proof, is_blocked, created_at, picked_at, loaded_at, issued_at,
          delivered_at, planned_from, planned_to, route, vehicle, depot, digest)
        values (${update.number}, ${update.picking}, ${update.goodsIssue}, ${update.proof}, ${update.isBlocked}, ${update.createdAt},
          ${update.pickedAt}, ${update.loadedAt}, ${update.issuedAt}, ${update.deliveredAt}, ${update.plannedFrom},
          ${update.plannedTo}, ${update.route}, ${update.vehicle}, ${update.depot}, ${digest})
        on conflict (number) do update set picking = excluded.picking, goods_issue = excluded.goods_issue,
          proof = excluded.proof, is_blocked = excluded.is_blocked, created_at = excluded.created_at,
          picked_at = excluded.picked_at, loaded_at = excluded.loaded_at, issued_at = excluded.issued_at,
          delivered_at = excluded.delivered_at, planned_from = excluded.planned_from, planned_to = excluded.planned_to,
          route = excluded.route, vehicle = excluded.vehicle, depot = excluded.depot, digest = excluded.digest`,
    );
  },

  /** Items that are no longer in it go; what stays keeps its key. */
  async saveLines({ number, items }: DeliveryUpdate): Promise<void> {
    const lines = JSON.stringify(items.filter((item) => !isContainer(item)));
    await Promise.all([
      runFixed(transaction, fixed`delete from delivery_line where delivery_number = ${number}`),
      runFixed(
        transaction,
        fixed`
          insert into delivery_line (delivery_number, item, sap_id, order_number, line_no, sku, quantity, proven)
          select ${number}, line.item, line."sapId", o.order_number, line."lineNo", line.sku, line.quantity, line.proven
          from jsonb_to_recordset(${lines}::jsonb)
            as line (item text, "sapId" text, "lineNo" int, sku text, quantity numeric, proven numeric)
          left join placed_order o on o.sap_id = line."sapId"`,
      ),
    ]);
  },

  /** Containers move with the goods, and are as many as were handed over. */
  async saveContainers({ number, items, deliveredAt, issuedAt }: DeliveryUpdate): Promise<void> {
    const moved = JSON.stringify(items.filter(isContainer));
    await Promise.all([
      runFixed(transaction, fixed`delete from container_movement where delivery_number = ${number}`),
      runFixed(
        transaction,
        fixed`
          insert into container_movement (source_key, delivery_number, sap_id, order_number, parent_line_no, sku, units,
            moved_at)
          select ${number} || '/' || moved.item, ${number}, moved."sapId", o.order_number, moved."parentLineNo", moved.sku,
            coalesce(moved.proven, moved.quantity), ${deliveredAt ?? issuedAt}
          from jsonb_to_recordset(${moved}::jsonb)
            as moved (item text, "sapId" text, "parentLineNo" int, sku text, quantity numeric, proven numeric)
          left join placed_order o on o.sap_id = moved."sapId"`,
      ),
    ]);
  },

  /** What was reported before its order had its number; how many there were. */
  async joinOrder(orderNumber: string, sapId: string): Promise<void> {
    await Promise.all([
      runFixed(
        transaction,
        fixed`update delivery_line set order_number = ${orderNumber} where sap_id = ${sapId} and order_number is null`,
      ),
      runFixed(
        transaction,
        fixed`
          update container_movement set order_number = ${orderNumber} where sap_id = ${sapId} and order_number is null`,
      ),
    ]);
  },
}));

type DeliveryRow = {
  number: string;
  picking: string;
  goods_issue: string;
  proof: string;
  is_blocked: boolean;
  created_at: Date;
  picked_at: Date | null;
  loaded_at: Date | null;
  issued_at: Date | null;
  delivered_at: Date | null;
  planned_from: Date | null;
  planned_to: Date | null;
  route: string | null;
  vehicle: string | null;
  depot: string | null;
  lines: readonly { lineNo: number; quantity: number; proven: number | null }[];
};

/** Its words are kept to their lists by the database itself. */
const toDelivery = (row: DeliveryRow): Delivery => ({
  number: row.number,
  picking: row.picking as Delivery['picking'],
  goodsIssue: row.goods_issue as Delivery['goodsIssue'],
  proof: row.proof as Delivery['proof'],
  isBlocked: row.is_blocked,
  createdAt: row.created_at,
  pickedAt: row.picked_at ?? undefined,
  loadedAt: row.loaded_at ?? undefined,
  issuedAt: row.issued_at ?? undefined,
  deliveredAt: row.delivered_at ?? undefined,
  plannedFrom: row.planned_from ?? undefined,
  plannedTo: row.planned_to ?? undefined,
  route: row.route ?? undefined,
  vehicle: row.vehicle ?? undefined,
  depot: row.depot ?? undefined,
  lines: row.lines.map(({ lineNo, quantity, proven }) => ({ lineNo, quantity, proven: proven ?? undefined })),
});
