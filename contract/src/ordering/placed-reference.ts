import {
  type OrderReference,
  type ReferenceField,
  type ReferenceOnWire,
  referenceFromWire,
  referenceToWire,
  withoutEmpty,
} from '../cart/reference-fields.ts';

/** An order always carries the customer's own number. */
export type PlacedReference = OrderReference & { customerOrderNumber: string };

export type PlacedReferenceOnWire = ReferenceOnWire & { customer_order_number: string };

export const placedReference = (row: PlacedReferenceOnWire): PlacedReference => ({
  ...referenceFromWire(row),
  customerOrderNumber: row.customer_order_number,
});

export const placedReferenceToWire = (reference: PlacedReference): PlacedReferenceOnWire => ({
  ...referenceToWire(reference),
  customer_order_number: reference.customerOrderNumber,
});

type PlacedReferenceInRest = {
  [Field in Exclude<ReferenceField, 'customerOrderNumber'>]: NonNullable<OrderReference[Field]> | null;
} & { customerOrderNumber: string };

/** Under the names that REST has for its fields, which are ours. */
export const placedReferenceToRest = (reference: PlacedReference): PlacedReferenceInRest => ({
  ...(Object.fromEntries(
    Object.entries(withoutEmpty(reference)).map(([field, value]) => [field, value ?? null]),
  ) as PlacedReferenceInRest),
  customerOrderNumber: reference.customerOrderNumber,
});
