import type {
  ChangedDeposit as ChangedDepositOnWire,
  ChangedPrice as ChangedPriceOnWire,
  PlaceOrderOutput,
  UserError,
} from '@dray/contract/generated/wire.ts';
import type { Language } from '@dray/contract/languages.ts';
import { placedReferenceToWire } from '@dray/contract/ordering/placed-reference.ts';
import { cartMessage, cartText } from '@dray/contract/texts/cart-text.ts';
import { type Minor, toDecimal } from '#platform/money.ts';
import type { ChangedDeposit, ChangedPrice, Difference } from './price-check.model.ts';
import type { PlacedOrder } from './store/placed-order.store.ts';

export const placedToWire = (order: PlacedOrder): PlaceOrderOutput => ({
  order: {
    order_number: order.orderNumber,
    ...placedReferenceToWire(order.reference),
    sap_id: order.sapId ?? null,
    delivery_date: order.deliveryDate,
    total: toDecimal(order.grandMinor),
    currency: order.currency,
  },
  user_errors: [],
  price_changes: [],
  deposit_changes: [],
  cart: null,
});

/** What differs from what was shown comes first: it is what must be looked at again. */
export const differenceToWire = (
  difference: Difference | undefined,
  language: Language,
): Pick<PlaceOrderOutput, 'user_errors' | 'price_changes' | 'deposit_changes'> => ({
  user_errors: difference ? [messageOf(difference, language)] : [],
  price_changes: (difference?.changes ?? []).map(changeToWire),
  deposit_changes: (difference?.deposits ?? []).map((deposit) => depositToWire(deposit, language)),
});

const messageOf = (difference: Difference, language: Language): UserError => ({
  code: difference.code,
  message: textOf(difference, language),
  path: null,
});

function textOf({ code, changes, deposits }: Difference, language: Language): string {
  if (code === 'CART_CHANGED') return cartText('CART_CHANGED', language);
  return cartMessage(changes.length === 0 && deposits.length > 0 ? 'depositsChanged' : 'pricesChanged', language);
}

const depositToWire = (
  { returnable, oldMinor, newMinor }: ChangedDeposit,
  language: Language,
): ChangedDepositOnWire => ({
  sku: returnable.sku,
  name: returnable.name[language] ?? returnable.name.en ?? returnable.sku,
  old_price: toDecimal(oldMinor),
  new_price: toDecimal(newMinor),
});

const changeToWire = ({ sku, oldMinor, newMinor }: ChangedPrice): ChangedPriceOnWire => ({
  sku,
  old_price: decimalOrNull(oldMinor),
  new_price: decimalOrNull(newMinor),
});

const decimalOrNull = (minor: Minor | undefined): number | null => (minor === undefined ? null : toDecimal(minor));
