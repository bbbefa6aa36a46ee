import { deliveryHeaders, toHeaderValue } from '@dray/contract/request-headers.ts';
import { languageParameter } from './language.ts';
import { readStored } from './storage-keys.ts';

export type DeliveryValues = Partial<Record<keyof typeof deliveryHeaders, string>>;

/** Folds every value to ASCII and leaves out what is empty: an absent header means "the server's default" (K6, T71). */
export function toDeliveryHeaders(values: DeliveryValues): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(values) as [keyof DeliveryValues, string][]) {
    const folded = toHeaderValue(value);
    if (folded) headers[deliveryHeaders[name]] = folded;
  }
  return headers;
}

/** What the browser knows of the delivery without asking; a cart adds its date, method, note and number. */
export function knownDeliveryValues(): DeliveryValues {
  return {
    outletId: readStored('shipToId') ?? '',
    store: readStored('store') ?? '',
    customerType: readStored('customertype') ?? '',
    language: languageParameter()[1],
    // Sent with every call and always 0 (T96).
    onlyEmpties: '0',
  };
}
