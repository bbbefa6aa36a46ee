import { deliveryDigest, type OrderFromUpdates } from '@dray/server/capabilities/ordering/index.ts';
import { toNumeric } from '@dray/server/platform/money.ts';
import type { OrderLife } from './order-life.ts';
import { isGoods } from './ordered-items.ts';

/** What the portal keeps of an order's way, by its tables. */
export const progressRows = (life: OrderLife, seen: OrderFromUpdates) => ({
  order_progress: [progressRow(life, seen)],
  order_line_state: seen.states.map((state) => ({
    order_number: life.order.orderNumber,
    line_no: state.lineNo,
    ordered: state.ordered,
    confirmed: state.confirmed ?? null,
    delivered: state.delivered ?? null,
    rejected: state.rejected ?? null,
    rejection_reason: state.rejectionReason ?? null,
  })),
  delivery: life.deliveries.map(deliveryRow),
  delivery_line: life.deliveries.flatMap((delivery) => lineRows(life, delivery)),
  container_movement: life.deliveries.flatMap((delivery) => movementRows(life, delivery)),
});

type Delivery = OrderLife['deliveries'][number];

const progressRow = ({ order }: OrderLife, { header, reported }: OrderFromUpdates) => ({
  order_number: order.orderNumber,
  changed_at: header.changedAt,
  process: header.process,
  rejection: header.rejection,
  is_held: header.isHeld,
  net_total: toNumeric(header.netMinor),
  confirmed_at: header.confirmedAt ?? null,
  items: reported,
  digest: header.digest,
});

const deliveryRow = ({ update }: Delivery) => ({
  number: update.number,
  picking: update.picking,
  goods_issue: update.goodsIssue,
  proof: update.proof,
  is_blocked: update.isBlocked,
  created_at: update.createdAt,
  picked_at: update.pickedAt ?? null,
  loaded_at: update.loadedAt ?? null,
  issued_at: update.issuedAt ?? null,
  delivered_at: update.deliveredAt ?? null,
  planned_from: update.plannedFrom ?? null,
  planned_to: update.plannedTo ?? null,
  route: update.route ?? null,
  vehicle: update.vehicle ?? null,
  depot: update.depot ?? null,
  digest: deliveryDigest(update),
});

const lineRows = ({ order }: OrderLife, { update }: Delivery) =>
  update.items.filter(isGoods).map((item) => ({
    delivery_number: update.number,
    item: item.item,
    sap_id: item.sapId,
    order_number: order.orderNumber,
    line_no: item.lineNo,
    sku: item.sku,
    quantity: item.quantity,
    proven: item.proven ?? null,
  }));

const movementRows = ({ order }: OrderLife, { update }: Delivery) =>
  update.items
    .filter((item) => !isGoods(item))
    .map((item) => ({
      source_key: `${update.number}/${item.item}`,
      delivery_number: update.number,
      sap_id: item.sapId,
      order_number: order.orderNumber,
      parent_line_no: item.parentLineNo ?? null,
      sku: item.sku,
      units: item.proven ?? item.quantity,
      moved_at: update.deliveredAt ?? update.issuedAt ?? null,
    }));
