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

/** Something to be told: the code is for programs, its text for people. */
export type Finding = {
  code: CartCode;
  values?: Readonly<Record<string, FindingValue>>;
  /** Which part of the cart or of the call it is about. */
  path?: readonly string[];
  /** A second sentence. */
  then?: Finding;
};
