import { referenceColumns, referenceNames, referenceValues } from '@dray/contract/cart/reference-fields.ts';
import { type PlacedReference, placedReference } from '@dray/contract/ordering/placed-reference.ts';
import { commitWith, fixed, listed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { type Minor, parseMinor, toNumeric } from '#platform/money.ts';
import { originOfCart } from '../rules/line-number.model.ts';
import { documentsOf } from '../rules/order-document.model.ts';
import type { Order } from '../rules/ordering.model.ts';

const reference = part(referenceColumns);

export type PlacedOrderStore = ReturnType<typeof placedOrderStore>;

/** The answer to the person who places, the first time and every other. */
export type PlacedOrder = {
  orderNumber: string;
  reference: PlacedReference;
  sapId: string | undefined;
  deliveryDate: string;
  grandMinor: Minor;
  currency: string;
};

export type OriginOrder = { orderNumber: string; originKey: string; placedAt: Date };

/** Writing orders. A cart belongs to one person, so the way back from it asks for their uid where others ask for a scope. */
export const placedOrderStore = namedStore('ordering', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'placed_order'>();

  return {
    /** The answer needs nothing of them any more. */
    commitWith: (statements: Promise<unknown>): void => commitWith(transaction, statements),

    /** Taken whether or not it will be used: numbers have gaps, and never a double. */
    async nextOrderNumber(): Promise<string> {
      const [row] = await runFixed<{ number: string }>(
        transaction,
        fixed`select nextval('order_number_seq') as number`,
      );
      return String(row?.number);
    },

    async findOrderOfCart(uid: string, cartId: string): Promise<PlacedOrder | undefined> {
      const row = await tables
        .selectFrom('placed_order')
        .select(['order_number', 'sap_id', 'delivery_date', ...Object.values(referenceNames)])
        .select(['grand_total', 'currency'])
        .where('origin_key', '=', originOfCart(cartId))
        .where('uid', '=', uid)
        .executeTakeFirst();
      return (
        row && {
          orderNumber: row.order_number,
          reference: placedReference(row),
          sapId: row.sap_id ?? undefined,
          deliveryDate: row.delivery_date,
          grandMinor: parseMinor(row.grand_total),
          currency: row.currency,
        }
      );
    },

    /** The orders that these wanted orders have become; whose they are, the keys themselves say. */
    async findOrdersOfOrigins(keys: readonly string[]): Promise<OriginOrder[]> {
      const rows = await runFixed<{ order_number: string; origin_key: string; placed_at: Date }>(
        transaction,
        fixed`select order_number, origin_key, placed_at from placed_order where origin_key = any(${keys}::text[])`,
      );
      return rows.map((row) => ({
        orderNumber: row.order_number,
        originKey: row.origin_key,
        placedAt: row.placed_at,
      }));
    },

    async addOrder(order: Order): Promise<void> {
      const { totals, load } = order;
      const { lines, returnables } = documentsOf(order);
      await runFixed(
        transaction,
        fixed`
          insert into placed_order (order_number, cart_id, uid, company_id, ship_to_id, country, order_type, status,
            ${reference}, delivery_date, transport_type, payment_method, currency, net_total,
            discount_total, tax_total, deposit_total, grand_total, quantity_total, pallets, physical_pallets, weight_kg,
            hectolitres, lines, returnables, snapshot, placed_at, revision, channel, placed_by, origin_key)
          values (${order.orderNumber}, ${order.cartId}, ${order.uid}, ${order.companyId}, ${order.shipToId},
            ${order.country}, ${order.orderType}, ${order.status}, ${listed(referenceValues(order.reference))},
            ${order.deliveryDate}, ${order.transportType}, ${order.paymentMethod}, ${order.currency},
            ${toNumeric(totals.netMinor)}, ${toNumeric(totals.discountMinor)}, ${toNumeric(totals.taxMinor)},
            ${toNumeric(totals.depositMinor)}, ${toNumeric(totals.grandMinor)}, ${load.quantity}, ${load.pallets},
            ${load.physicalPallets}, ${load.weightKg}, ${load.hectolitres}, ${JSON.stringify(lines)},
            ${JSON.stringify(returnables)}, ${JSON.stringify(order.snapshot)}, ${order.placedAt}, ${order.revision},
            ${order.origin.channel}, ${order.origin.placedBy}, ${order.origin.key})`,
      );
    },
  };
});
