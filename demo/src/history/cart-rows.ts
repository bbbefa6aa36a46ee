import { referenceToWire } from '@dray/contract/cart/reference-fields.ts';
import type { ShownCart } from '@dray/server/capabilities/cart/index.ts';
import type { Transaction } from '@dray/server/platform/database/connection.ts';
import { type Minor, toNumeric } from '@dray/server/platform/money.ts';
import { stableId } from './stable-id.ts';

export type DemoCart = {
  name: string;
  state: 'active' | 'saved';
  shown: ShownCart;
  /** When it was last changed and, if so, saved. */
  at: Date;
  /** Lines that were dearer or cheaper when they were put in, by sku, in percent of today's price. */
  percentBefore?: Readonly<Record<string, number>>;
};

export async function insertCarts(transaction: Transaction, carts: readonly DemoCart[]): Promise<void> {
  await transaction.insertInto('cart').values(carts.map(cartRow)).execute();
  await transaction.insertInto('cart_item').values(carts.flatMap(itemRows)).execute();
}

const cartRow = ({ name, state, at, shown: { cart } }: DemoCart) => ({
  id: stableId('cart', name),
  uid: cart.uid,
  state,
  ship_to_id: cart.shipToId ?? null,
  transport_type: cart.transportType ?? null,
  delivery_date: cart.deliveryDate ?? null,
  ...referenceToWire(cart.reference),
  payment_method: cart.paymentMethod ?? null,
  created_at: at,
  changed_at: at,
  saved_at: state === 'saved' ? at : null,
});

const itemRows = ({ name, percentBefore = {}, shown: { lines } }: DemoCart) =>
  lines.map(({ item, unitMinor }) => ({
    id: stableId('item', name, item.sku, item.optionsKey),
    cart_id: stableId('cart', name),
    position: item.position,
    sku: item.sku,
    options_key: item.optionsKey,
    quantity: String(item.quantity),
    layers: item.layers,
    pallets: item.pallets,
    unit_price: unitMinor === undefined ? null : toNumeric(priceBefore(unitMinor, percentBefore[item.sku])),
  }));

const priceBefore = (unitMinor: Minor, percent = 100): Minor => Math.round((unitMinor * percent) / 100);
