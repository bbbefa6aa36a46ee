import { lengthOf } from '../text-length.ts';
import {
  isPrintableNote,
  isPrintableNumber,
  maxNoteLength,
  maxOrderNumberLength,
  plainNote,
  plainNumber,
} from './order-reference.ts';

/**
 * What a buyer writes on an order for themselves or the driver. It is one record from header and argument over the cart to
 * the order: anyone who adds a field adds it here, its column, and the places where people see it; nothing between names it.
 */
export type OrderReference = {
  customerOrderNumber: string | undefined;
  noteForDriver: string | undefined;
};

export type ReferenceField = keyof OrderReference;

/** The names of its fields on the wire, which are those of their columns as well. */
export const referenceNames = {
  customerOrderNumber: 'customer_order_number',
  noteForDriver: 'note_for_driver',
} as const satisfies Record<ReferenceField, string>;

type Names = typeof referenceNames;

/** As a statement lists them; `referenceValues` has the same order. */
export const referenceColumns = Object.values(referenceNames).join(', ');

export type ReferenceOnWire = { [Field in ReferenceField as Names[Field]]: NonNullable<OrderReference[Field]> | null };

export type ReferenceFault = { field: ReferenceField } & (
  | { code: 'TEXT_NOT_PRINTABLE' }
  | { code: 'TEXT_TOO_LONG'; maximum: number }
);

type Rule<Value> = {
  /** As it is stored. */
  plain: (value: Value) => Value;
  faultOf: (value: Value, field: ReferenceField) => ReferenceFault | undefined;
};

const text = (
  plain: (text: string) => string,
  isPrintable: (text: string) => boolean,
  maximum: number,
): Rule<string> => ({
  plain,
  faultOf(written, field) {
    if (!isPrintable(written)) return { code: 'TEXT_NOT_PRINTABLE', field };
    return lengthOf(written) > maximum ? { code: 'TEXT_TOO_LONG', field, maximum } : undefined;
  },
});

const rules: { readonly [Field in ReferenceField]: Rule<NonNullable<OrderReference[Field]>> } = {
  customerOrderNumber: text(plainNumber, isPrintableNumber, maxOrderNumberLength),
  noteForDriver: text(plainNote, isPrintableNote, maxNoteLength),
};

/** Each is called with its own field's value only. */
const ruleOf = (field: ReferenceField) => rules[field] as Rule<unknown>;

const fields = Object.keys(referenceNames) as ReferenceField[];

// Made several times with every look at a cart: a loop costs a tenth of a list of pairs.
function made(find: (field: ReferenceField) => unknown): OrderReference {
  const reference: Partial<Record<ReferenceField, unknown>> = {};
  for (const field of fields) reference[field] = find(field);
  return reference as OrderReference;
}

export const noReference: OrderReference = made(() => undefined);

/** What is not given stays open. An empty text is kept as such: it says that there shall be none (K6). */
export const plainReference = (given: Partial<OrderReference>): OrderReference =>
  made((field) => {
    const value = given[field];
    return value === undefined ? undefined : ruleOf(field).plain(value);
  });

/** The first wins wherever it says something, and be it that there shall be none. */
export const filledUp = (first: OrderReference, second: Partial<OrderReference>): OrderReference =>
  made((field) => first[field] ?? second[field]);

/** For placing: nothing is left to be removed there, so an empty text says nothing (T103). */
export const withoutEmpty = (reference: OrderReference): OrderReference =>
  made((field) => (reference[field] === '' ? undefined : reference[field]));

/** What is wrong with what a person wrote themselves, wherever it came from (T71, T130). */
export const referenceFaults = (given: Partial<OrderReference>): ReferenceFault[] =>
  fields.flatMap((field) => {
    const value = given[field];
    return (value === undefined ? undefined : ruleOf(field).faultOf(value, field)) ?? [];
  });

/** Nothing and an empty text are the same to a reader. */
export function referenceToWire(reference: OrderReference): ReferenceOnWire {
  const onWire: Partial<Record<Names[ReferenceField], unknown>> = {};
  for (const field of fields) onWire[referenceNames[field]] = reference[field] || null;
  return onWire as ReferenceOnWire;
}

export const referenceValues = (reference: OrderReference): unknown[] => fields.map((field) => reference[field]);

/** As arguments of a call: what is left out is not named. */
export const referenceGiven = (given: Partial<OrderReference>): GivenOnWire =>
  Object.fromEntries(
    fields.flatMap((field) => (given[field] === undefined ? [] : [[referenceNames[field], given[field]]])),
  );

type GivenOnWire = { [Name in keyof ReferenceOnWire]?: ReferenceOnWire[Name] | undefined };

/** Of arguments as of rows: both have their names, and null for nothing. */
export const referenceFromWire = (given: GivenOnWire): OrderReference =>
  made((field) => given[referenceNames[field]] ?? undefined);
