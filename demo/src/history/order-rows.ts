import { placedReferenceToWire } from '@dray/contract/ordering/placed-reference.ts';
import { documentsOf, type Order } from '@dray/server/capabilities/ordering/index.ts';
import type { Transaction } from '@dray/server/platform/database/connection.ts';
import { toNumeric } from '@dray/server/platform/money.ts';
import { sql } from 'kysely';

const ordersAtOnce = 800;

/** By the thousand, in one statement. */
export async function insertOrders(transaction: Transaction, orders: readonly Order[]): Promise<void> {
  for (let start = 0; start < orders.length; start += ordersAtOnce) {
    const part = orders.slice(start, start + ordersAtOnce);
    await sql`insert into placed_order select * from json_populate_recordset(null::placed_order,
      ${JSON.stringify(part.map(orderRow))}::json)`.execute(transaction);
  }
}

const orderRow = (order: Order) => ({
  order_number: order.orderNumber,
  cart_id: null,
  revision: order.revision,
  channel: order.origin.channel,
  placed_by: order.origin.placedBy,
  origin_key: order.origin.key,
  uid: order.uid,
  company_id: order.companyId,
  ship_to_id: order.shipToId,
  country: order.country,
  sap_id: order.sapId ?? null,
  order_type: order.orderType,
  status: order.status,
  delivery_status: order.deliveryStatus ?? null,
  ...placedReferenceToWire(order.reference),
  delivery_date: order.deliveryDate,
  transport_type: order.transportType,
  payment_method: order.paymentMethod,
  currency: order.currency,
  net_total: toNumeric(order.totals.netMinor),
  discount_total: toNumeric(order.totals.discountMinor),
  tax_total: toNumeric(order.totals.taxMinor),
  deposit_total: toNumeric(order.totals.depositMinor),
  grand_total: toNumeric(order.totals.grandMinor),
  quantity_total: order.load.quantity,
  pallets: order.load.pallets,
  physical_pallets: order.load.physicalPallets,
  weight_kg: order.load.weightKg,
  hectolitres: order.load.hectolitres,
  snapshot: order.snapshot,
  placed_at: order.placedAt,
  cancellation: 'none',
  is_checked: false,
  has_differences: false,
  has_tracking: false,
  is_issued: false,
  ...documentsOf(order),
});
