import { customs, inEveryLanguage, type Language } from '../languages.ts';
import { catalogueTexts } from './catalogue-text.ts';
import en from './en/cart.json' with { type: 'json' };
import { fillIn } from './fill-in.ts';
import { readTexts } from './read-texts.ts';
import { writtenNumber } from './written-value.ts';

type CartTexts = typeof en;

const texts = readTexts<CartTexts>('cart.json', en);

/** Why goods cannot be ordered is shown alike in the catalogue and in the cart. */
type GoodsCode = keyof ReturnType<typeof catalogueTexts>['notOrderable'];

/** Everything that can be shown about a cart or one of its lines. */
export type CartCode = keyof CartTexts['findings'] | GoodsCode;

const findingsIn = (language: Language): Readonly<Record<CartCode, string>> => ({
  ...catalogueTexts(language).notOrderable,
  ...texts[language].findings,
});

const findings = inEveryLanguage(findingsIn);

export const cartCodes = Object.keys(findings.en) as CartCode[];

export const cartText = (
  code: CartCode,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string => fillIn(findings[language][code], values);

export const cartMessage = (name: keyof CartTexts['messages'], language: Language): string =>
  texts[language].messages[name];

const named = (names: Readonly<Record<string, string>>, code: string): string =>
  new Map(Object.entries(names)).get(code) ?? code;

/** A transport type (VAN, TRUCK, PICKUP) in the reader's words; one that we do not know stays as it is. */
export const transportLabel = (code: string, language: Language): string => named(texts[language].transports, code);

export const paymentTitle = (code: string, language: Language): string => named(texts[language].payments, code);

/** What a vehicle may carry, by quintals as the trade's texts name it: 280 quintals · 28 t (280 q) (K8, T64). */
export function weightLimitText(kilograms: number, language: Language): string {
  const quintals = fillIn(texts[language].quintals, { quintals: writtenNumber(language, kilograms / 100) });
  return customs[language].limitsInQuintals
    ? quintals
    : `${writtenNumber(language, kilograms / 1000)}\u00a0t (${quintals})`;
}
