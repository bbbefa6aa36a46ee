import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { type Minor, parseMinor, toNumeric } from '#platform/money.ts';
import type { Order, OrderedOption } from './ordering.model.ts';

export type PlacedOrderStore = ReturnType<typeof placedOrderStore>;

/** What whoever places is answered, the first time and every other. */
export type PlacedOrder = {
  orderNumber: string;
  customerOrderNumber: string;
  noteForDriver: string | undefined;
  sapId: string | undefined;
  deliveryDate: string;
  grandMinor: Minor;
  currency: string;
};

/** Writing orders. A cart belongs to one person, so the way back from it asks for his uid where others ask for a scope. */
export function placedOrderStore(transaction: Transaction) {
  const tables = transaction.$pickTables<'placed_order' | 'placed_order_line' | 'placed_order_returnable'>();

  return {
    /** Taken whether or not it will be used: numbers have gaps, and never a double. */
    async nextOrderNumber(): Promise<string> {
      const { rows } = await sql<{ number: string }>`select nextval('order_number_seq') as number`.execute(tables);
      return String(rows[0]?.number);
    },

    async findOrderOfCart(uid: string, cartId: string): Promise<PlacedOrder | undefined> {
      const row = await tables
        .selectFrom('placed_order')
        .select(['order_number', 'customer_order_number', 'note_for_driver', 'sap_id', 'delivery_date'])
        .select(['grand_total', 'currency'])
        .where('cart_id', '=', cartId)
        .where('uid', '=', uid)
        .executeTakeFirst();
      return (
        row && {
          orderNumber: row.order_number,
          customerOrderNumber: row.customer_order_number,
          noteForDriver: row.note_for_driver ?? undefined,
          sapId: row.sap_id ?? undefined,
          deliveryDate: row.delivery_date,
          grandMinor: parseMinor(row.grand_total),
          currency: row.currency,
        }
      );
    },

    /** One statement: what is checked between the tables is checked at its end. */
    async addOrder(order: Order): Promise<void> {
      await sql`
        with head as (${headInsert(order)}), lines as (${linesInsert(order)})
        ${returnablesInsert(order)}`.execute(tables);
    },
  };
}

function headInsert(order: Order): RawBuilder<unknown> {
  const { totals, load } = order;
  return sql`
    insert into placed_order (order_number, cart_id, uid, company_id, ship_to_id, country, order_type, status,
      customer_order_number, note_for_driver, delivery_date, transport_type, payment_method, currency, net_total,
      discount_total, tax_total, deposit_total, grand_total, quantity_total, pallets, physical_pallets, weight_kg,
      hectolitres, snapshot, placed_at)
    values (${order.orderNumber}, ${order.cartId ?? null}, ${order.uid}, ${order.companyId}, ${order.shipToId},
      ${order.country}, ${order.orderType}, ${order.status}, ${order.customerOrderNumber}, ${order.noteForDriver ?? null},
      ${order.deliveryDate}, ${order.transportType}, ${order.paymentMethod}, ${order.currency},
      ${toNumeric(totals.netMinor)}, ${toNumeric(totals.discountMinor)}, ${toNumeric(totals.taxMinor)},
      ${toNumeric(totals.depositMinor)}, ${toNumeric(totals.grandMinor)}, ${load.quantity}, ${load.pallets},
      ${load.physicalPallets}, ${load.weightKg}, ${load.hectolitres}, ${JSON.stringify(order.snapshot)},
      ${order.placedAt})`;
}

function linesInsert({ orderNumber, lines: its }: Order): RawBuilder<unknown> {
  return sql`
    insert into placed_order_line (order_number, position, sku, name, pack_format, quantity, layers, pallets,
      quantity_total, unit_price, list_price, discount, row_total, tax_rate, weight_kg, bundle_options)
    select ${orderNumber}, position, sku, name, pack_format, quantity, layers, pallets, quantity_total, unit_price,
      list_price, discount, row_total, tax_rate, weight_kg, bundle_options
    from unnest(${its.map(({ sku }) => sku)}::text[], ${its.map(({ name }) => name)}::text[],
      ${its.map(({ packFormat }) => packFormat)}::text[], ${its.map(({ quantity }) => quantity)}::numeric[],
      ${its.map(({ layers }) => layers)}::int[], ${its.map(({ pallets }) => pallets)}::int[],
      ${its.map(({ packs }) => packs)}::numeric[], ${its.map(({ unitMinor }) => toNumeric(unitMinor))}::numeric[],
      ${its.map(({ listUnitMinor }) => numericOrNull(listUnitMinor))}::numeric[],
      ${its.map(({ discountMinor }) => toNumeric(discountMinor))}::numeric[],
      ${its.map(({ netMinor }) => toNumeric(netMinor))}::numeric[],
      ${its.map(({ taxRate }) => toNumeric(taxRate))}::numeric[],
      ${its.map(({ weightKg }) => weightKg)}::numeric[],
      ${its.map(({ options }) => JSON.stringify(options.map(optionToRow)))}::jsonb[]) with ordinality
      as line (sku, name, pack_format, quantity, layers, pallets, quantity_total, unit_price, list_price, discount,
        row_total, tax_rate, weight_kg, bundle_options, position)`;
}

function returnablesInsert({ orderNumber, returnables: its }: Order): RawBuilder<unknown> {
  return sql`
    insert into placed_order_returnable (order_number, position, parent_sku, sku, name, units, unit_price, total_price)
    select ${orderNumber}, position, parent_sku, sku, name, units, unit_price, total_price
    from unnest(${its.map(({ parentSku }) => parentSku ?? null)}::text[],
      ${its.map(({ sku }) => sku)}::text[], ${its.map(({ name }) => name)}::text[],
      ${its.map(({ units }) => units)}::numeric[],
      ${its.map(({ unitMinor }) => toNumeric(unitMinor))}::numeric[],
      ${its.map(({ totalMinor }) => toNumeric(totalMinor))}::numeric[]) with ordinality
      as lent (parent_sku, sku, name, units, unit_price, total_price, position)`;
}

const numericOrNull = (minor: Minor | undefined): string | null => (minor === undefined ? null : toNumeric(minor));

/** Amounts as text, so that nothing is rounded. */
const optionToRow = ({ priceMinor, ...option }: OrderedOption) => ({ ...option, price: numericOrNull(priceMinor) });
