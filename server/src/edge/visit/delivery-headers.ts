import type { IncomingHttpHeaders } from 'node:http';
import { calendarDay } from '@dray/contract/calendar-day-shape.ts';
import { maxOrderNumberLength } from '@dray/contract/cart/order-reference.ts';
import type { OrderReference } from '@dray/contract/cart/reference-fields.ts';
import { type Country, countryOfStore } from '@dray/contract/markets.ts';
import { deliveryHeaders as names } from '@dray/contract/request-headers.ts';
import { z } from 'zod';
import { Refusal } from '#platform/refusal.ts';

const absentWhenEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value || undefined, schema.optional());
// A repeated header arrives joined by commas, which none of the keys below allows.
const key = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const text = z
  .string()
  .max(200)
  .regex(/^[\x20-\x7e]*$/);

const headers = z.object({
  [names.shipToId]: absentWhenEmpty(key),
  [names.store]: absentWhenEmpty(key),
  [names.customerType]: absentWhenEmpty(key),
  [names.deliveryDate]: absentWhenEmpty(calendarDay),
  [names.standardDeliveryDate]: absentWhenEmpty(calendarDay),
  [names.deliveryMethod]: absentWhenEmpty(key),
  [names.noteForDriver]: absentWhenEmpty(text),
  // Cut off it would be another number (T130).
  [names.customerOrderNumber]: absentWhenEmpty(text.max(maxOrderNumberLength)),
  [names.onlyEmpties]: absentWhenEmpty(z.literal('0')),
  [names.myFavourites]: absentWhenEmpty(z.enum(['0', '1'])),
});

export type DeliveryClaims = {
  shipToId: string | undefined;
  store: string | undefined;
  storeCountry: Country | undefined;
  customerType: string | undefined;
  deliveryDate: string | undefined;
  standardDeliveryDate: string | undefined;
  deliveryMethod: string | undefined;
  reference: Partial<OrderReference>;
  onlyFavourites: boolean;
};

/** What the headers claim, well formed but not yet believed (K6). */
export function readDeliveryHeaders(raw: IncomingHttpHeaders): DeliveryClaims {
  const parsed = headers.safeParse(raw);
  if (!parsed.success) throw new Refusal('MALFORMED_REQUEST');
  const values = parsed.data;
  return {
    shipToId: values[names.shipToId],
    store: values[names.store],
    storeCountry: countryOfStore(values[names.store] ?? ''),
    customerType: values[names.customerType],
    deliveryDate: values[names.deliveryDate],
    standardDeliveryDate: values[names.standardDeliveryDate],
    deliveryMethod: values[names.deliveryMethod],
    reference: {
      noteForDriver: values[names.noteForDriver],
      customerOrderNumber: values[names.customerOrderNumber],
    },
    onlyFavourites: values[names.myFavourites] === '1',
  };
}

export const noDeliveryClaims: DeliveryClaims = readDeliveryHeaders({});
