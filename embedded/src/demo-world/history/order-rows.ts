import type { Order } from '@dray/server/capabilities/ordering/index.ts';
import type { Transaction } from '@dray/server/platform/database/connection.ts';
import { toNumeric } from '@dray/server/platform/money.ts';
import { sql } from 'kysely';

const ordersAtOnce = 800;

/** By the thousand: one statement for each table and part. */
export async function insertOrders(transaction: Transaction, orders: readonly Order[]): Promise<void> {
  for (let start = 0; start < orders.length; start += ordersAtOnce) {
    const part = orders.slice(start, start + ordersAtOnce);
    await insertRows(transaction, 'placed_order', part.map(orderRow));
    await insertRows(transaction, 'placed_order_line', part.flatMap(lineRows));
    await insertRows(transaction, 'placed_order_returnable', part.flatMap(returnableRows));
  }
}

const insertRows = (transaction: Transaction, table: string, rows: readonly object[]) =>
  sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)},
    ${JSON.stringify(rows)}::jsonb)`.execute(transaction);

const orderRow = (order: Order) => ({
  order_number: order.orderNumber,
  cart_id: null,
  uid: order.uid,
  company_id: order.companyId,
  ship_to_id: order.shipToId,
  country: order.country,
  sap_id: order.sapId ?? null,
  order_type: order.orderType,
  status: order.status,
  delivery_status: order.deliveryStatus ?? null,
  customer_order_number: order.customerOrderNumber,
  note_for_driver: order.noteForDriver ?? null,
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
});

const lineRows = ({ orderNumber, lines }: Order) =>
  lines.map((line, index) => ({
    order_number: orderNumber,
    position: index + 1,
    sku: line.sku,
    name: line.name,
    pack_format: line.packFormat,
    quantity: line.quantity,
    layers: line.layers,
    pallets: line.pallets,
    quantity_total: line.packs,
    unit_price: toNumeric(line.unitMinor),
    list_price: line.listUnitMinor === undefined ? null : toNumeric(line.listUnitMinor),
    discount: toNumeric(line.discountMinor),
    row_total: toNumeric(line.netMinor),
    tax_rate: toNumeric(line.taxRate),
    weight_kg: line.weightKg,
    bundle_options: [],
  }));

const returnableRows = ({ orderNumber, returnables }: Order) =>
  returnables.map((row, index) => ({
    order_number: orderNumber,
    position: index + 1,
    parent_sku: row.parentSku ?? null,
    sku: row.sku,
    name: row.name,
    units: row.units,
    unit_price: toNumeric(row.unitMinor),
    total_price: toNumeric(row.totalMinor),
  }));
