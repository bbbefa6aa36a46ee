import type { ChangedPrice as ChangedPriceOnWire, PlaceOrderOutput, UserError } from '@dray/contract/generated/wire.ts';
import type { Language } from '@dray/contract/languages.ts';
import { cartMessage, cartText } from '@dray/contract/texts/cart-text.ts';
import { type Minor, toDecimal } from '#platform/money.ts';
import type { PlacedOrder } from './placed-order.store.ts';
import type { ChangedPrice, Difference } from './price-check.model.ts';

export const placedToWire = (order: PlacedOrder): PlaceOrderOutput => ({
  order: {
    order_number: order.orderNumber,
    customer_order_number: order.customerOrderNumber,
    note_for_driver: order.noteForDriver ?? null,
    sap_id: order.sapId ?? null,
    delivery_date: order.deliveryDate,
    total: toDecimal(order.grandMinor),
    currency: order.currency,
  },
  user_errors: [],
  price_changes: [],
  cart: null,
});

/** What differs from what was shown comes first: it is what must be looked at again. */
export const differenceToWire = (
  difference: Difference | undefined,
  language: Language,
): Pick<PlaceOrderOutput, 'user_errors' | 'price_changes'> => ({
  user_errors: difference ? [messageOf(difference, language)] : [],
  price_changes: (difference?.changes ?? []).map(changeToWire),
});

const messageOf = ({ code }: Difference, language: Language): UserError => ({
  code,
  message: code === 'PRICE_CHANGED' ? cartMessage('pricesChanged', language) : cartText('CART_CHANGED', language),
  path: null,
});

const changeToWire = ({ sku, oldMinor, newMinor }: ChangedPrice): ChangedPriceOnWire => ({
  sku,
  old_price: decimalOrNull(oldMinor),
  new_price: decimalOrNull(newMinor),
});

const decimalOrNull = (minor: Minor | undefined): number | null => (minor === undefined ? null : toDecimal(minor));
