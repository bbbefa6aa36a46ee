import { maxPacksOfALine } from '@dray/contract/cart/amount-fault.ts';
import type { Language } from '@dray/contract/languages.ts';
import { decimalSign } from './format-number.ts';

/**
 * What somebody typed as an amount, comma or point alike; nothing where it cannot be one. Three places behind the point
 * are refused: in Italy and Spain 1.500 is fifteen hundred, elsewhere one and a half.
 */
export function parseAmount(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(trimmed)) return undefined;
  return Number(trimmed.replace(',', '.'));
}

/** The same of one unit: of layers and pallets a part can be counted in packs, of packs nothing smaller (T62). */
export function parseAmountOf(unit: string | undefined, text: string): number | undefined {
  const value = parseAmount(text);
  return unit === 'pack' && value !== undefined && value % 1 !== 0 ? undefined : value;
}

/** Which words tell what is wrong with it. */
export const amountFault = (text: string) => (parseAmount(text) === undefined ? 'wrong' : 'notWhole');

/** One more or one less; from a part to the next whole one. */
export function stepAmount(value: number, by: 1 | -1): number {
  const next = by === 1 ? Math.floor(value) + 1 : Math.ceil(value) - 1;
  return Math.min(Math.max(next, 0), maxPacksOfALine);
}

/** As it is in a field to be changed: in the language's decimals, without the thousands nobody would type back. */
export const amountInField = (language: Language, value: number): string =>
  String(value).replace('.', decimalSign(language));
