import { maxOrderNumberLength } from '@dray/contract/cart/order-reference.ts';
import { deliveryHeaders, toHeaderValue } from '@dray/contract/request-headers.ts';
import { readStored } from '../storage-keys.ts';
import { currentLanguage } from '../texts/language.ts';

export type DeliveryValues = Partial<Record<keyof typeof deliveryHeaders, string | undefined>>;

/** Folds every value to ASCII and leaves out what is empty: an absent header means "the server's default" (K6, T71). */
export function toDeliveryHeaders(values: DeliveryValues): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, header] of Object.entries(deliveryHeaders) as [keyof DeliveryValues, string][]) {
    const folded = toHeaderValue(values[name] ?? '');
    if (folded && isWhole(name, folded)) headers[header] = folded;
  }
  return headers;
}

/** "Straße" grows when it is folded. Cut off it would be another number, so it stays with the cart alone (T130). */
const isWhole = (name: keyof DeliveryValues, folded: string): boolean =>
  name !== 'customerOrderNumber' || folded.length <= maxOrderNumberLength;

let ofCart: () => DeliveryValues = () => ({});

/** The cart is above this layer; the code that keeps it says what it knows, each time that a call is sent. */
export function askCartForDelivery(read: () => DeliveryValues): void {
  ofCart = read;
}

/** What the browser knows of the delivery without asking: its ship-to, and what the cart that it keeps says (K6). */
export function knownDeliveryValues(): DeliveryValues {
  return {
    ...ofCart(),
    shipToId: readStored('shipToId') ?? '',
    store: readStored('store') ?? '',
    customerType: readStored('customertype') ?? '',
    language: currentLanguage(),
    // Sent with every call and always 0 (T96).
    onlyEmpties: '0',
  };
}
