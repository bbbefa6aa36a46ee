import { placedReferenceToWire } from '@dray/contract/ordering/placed-reference.ts';
import { documentsOf, type Order, type OrderState } from '@dray/server/capabilities/ordering/index.ts';
import { toNumeric } from '@dray/server/platform/money.ts';
import type { RecordWriter } from '../order-life/insert-records.ts';

/** Its state is undefined while the ERP has reported nothing of it. */
export type OrderWithState = { order: Order; orderState: OrderState | undefined };

export const insertOrders = (writer: RecordWriter, orders: readonly OrderWithState[]): Promise<void> =>
  writer.add('placed_order', orders.map(orderRow));

const orderRow = ({ order, orderState }: OrderWithState) => ({
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
  sap_id: orderState?.sapId ?? null,
  order_type: order.orderType,
  status: orderState?.status ?? order.status,
  status_raw: orderState?.statusRaw ?? null,
  delivery_status: orderState?.deliveryStatus ?? null,
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
  cancellation: orderState?.cancellation ?? 'none',
  cancellation_code: orderState?.cancellationCode ?? null,
  is_checked: orderState?.isChecked ?? false,
  has_differences: orderState?.hasDifferences ?? false,
  is_awaited: orderState?.isAwaited ?? true,
  has_tracking: orderState?.hasTracking ?? false,
  is_issued: orderState?.isIssued ?? false,
  changed_at: orderState?.changedAt ?? null,
  ...documentsOf(order),
});
