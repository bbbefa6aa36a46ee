import { deliveryDigest, type OrderFromNews } from '@dray/server/capabilities/ordering/index.ts';
import { toNumeric } from '@dray/server/platform/money.ts';
import type { OrderLife } from './order-life.ts';
import { isGoods } from './ordered-items.ts';

/** What the portal keeps of an order's way, by its tables. */
export const progressRows = (life: OrderLife, seen: OrderFromNews) => ({
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

const progressRow = ({ order }: OrderLife, { header, told }: OrderFromNews) => ({
  order_number: order.orderNumber,
  changed_at: header.changedAt,
  process: header.process,
  rejection: header.rejection,
  is_held: header.isHeld,
  net_total: toNumeric(header.netMinor),
  confirmed_at: header.confirmedAt ?? null,
  items: told,
  digest: header.digest,
});

const deliveryRow = ({ news }: Delivery) => ({
  number: news.number,
  picking: news.picking,
  goods_issue: news.goodsIssue,
  proof: news.proof,
  is_blocked: news.isBlocked,
  created_at: news.createdAt,
  picked_at: news.pickedAt ?? null,
  loaded_at: news.loadedAt ?? null,
  issued_at: news.issuedAt ?? null,
  delivered_at: news.deliveredAt ?? null,
  planned_from: news.plannedFrom ?? null,
  planned_to: news.plannedTo ?? null,
  route: news.route ?? null,
  vehicle: news.vehicle ?? null,
  depot: news.depot ?? null,
  digest: deliveryDigest(news),
});

const lineRows = ({ order }: OrderLife, { news }: Delivery) =>
  news.items.filter(isGoods).map((item) => ({
    delivery_number: news.number,
    item: item.item,
    sap_id: item.sapId,
    order_number: order.orderNumber,
    line_no: item.lineNo,
    sku: item.sku,
    quantity: item.quantity,
    proven: item.proven ?? null,
  }));

const movementRows = ({ order }: OrderLife, { news }: Delivery) =>
  news.items
    .filter((item) => !isGoods(item))
    .map((item) => ({
      source_key: `${news.number}/${item.item}`,
      delivery_number: news.number,
      sap_id: item.sapId,
      order_number: order.orderNumber,
      parent_line_no: item.parentLineNo ?? null,
      sku: item.sku,
      units: item.proven ?? item.quantity,
      moved_at: news.deliveredAt ?? news.issuedAt ?? null,
    }));
