import { type OrderReference, referenceFaults, referenceNames } from '@dray/contract/cart/reference-fields.ts';
import type { CartCode } from '@dray/contract/texts/cart-text.ts';
import type { Texts } from '#capabilities/catalogue/index.ts';
import type { Minor } from '#platform/money.ts';

/** What a text names besides words; how it is written depends on the reader. */
export type FindingValue =
  | number
  | string
  | { money: Minor; currency: string }
  | { day: string }
  | { weightLimitKg: number }
  | { texts: Texts };

/** Something to be reported: the code is for programs, its text for people. */
export type Finding = {
  code: CartCode;
  values?: Readonly<Record<string, FindingValue>>;
  /** Which part of the cart or of the call it is about. */
  path?: readonly string[];
  /** A second sentence. */
  then?: Finding;
};

/** What became of one line that was to be added. */
export type LineResult = {
  sku: string;
  status: 'added' | 'lowered' | 'refused';
  /** Packs that went in. */
  packs: number;
  finding: Finding | undefined;
};

/** The given sentence first, then what is wrong with each line, under its place in the call (K15, A10). */
export function findingsOfRefused(results: readonly LineResult[]): Finding[] {
  const refused = results.flatMap(({ sku, status, finding }, index) =>
    finding && status !== 'added' ? [{ ...finding, path: ['cart_items', String(index), sku] }] : [],
  );
  const isAnyRefused = results.some(({ status }) => status === 'refused');
  return isAnyRefused ? [{ code: 'PRODUCTS_NOT_ADDED', path: ['cart_items'] }, ...refused] : refused;
}

/** What is wrong with the reference, under the names that the wire has for its fields. */
export const referenceFindings = (reference: Partial<OrderReference>): Finding[] =>
  referenceFaults(reference).map(({ field, ...fault }) => ({
    code: fault.code,
    ...(fault.code === 'TEXT_TOO_LONG' ? { values: { maximum: fault.maximum } } : {}),
    path: [referenceNames[field]],
  }));
