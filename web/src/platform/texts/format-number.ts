import { customs, type Language } from '@dray/contract/languages.ts';

const noBreak = '\u00a0';

const formatters = new Map<string, Intl.NumberFormat>();

/** One for each language and look. */
export function numberFormatter(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.NumberFormat(customs[language].locale, options);
  formatters.set(key, known);
  return known;
}

/** A number never breaks over two lines, and its minus is a minus: Intl writes a hyphen. */
const typeset = (text: string): string => text.replace(/[\s\u202f]/g, noBreak).replace('-', '\u2212');

/** At most two decimals and no trailing zero: Czech chooses its plural by the number as shown. */
export const formatNumber = (language: Language, value: number): string =>
  typeset(numberFormatter(language, { maximumFractionDigits: 2, useGrouping: 'always' }).format(value));

const inCents = { useGrouping: 'always', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** `amount` is in main units; Italian and Spanish would leave 1234,50 € without a separator (L5). */
export const formatMoney = (language: Language, amount: number, currency: string): string =>
  typeset(numberFormatter(language, { ...inCents, style: 'currency', currency }).format(amount));

/** Money of which cents say nothing, such as an estimate. */
export const formatWholeMoney = (language: Language, amount: number, currency: string): string =>
  typeset(
    numberFormatter(language, { useGrouping: 'always', maximumFractionDigits: 0, style: 'currency', currency }).format(
      amount,
    ),
  );

/** Money in a column whose head names the currency. */
export const formatCents = (language: Language, amount: number): string =>
  typeset(numberFormatter(language, inCents).format(amount));

/** Kč, € or CZK, as the language writes it. */
export const currencySign = (language: Language, currency: string): string =>
  numberFormatter(language, { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** What comes before the decimals: 2.5 · 2,5 */
export const decimalSign = (language: Language): string =>
  numberFormatter(language, {})
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.';

/** `0.1` is ten percent. */
export const formatPercent = (language: Language, share: number): string =>
  typeset(numberFormatter(language, { style: 'percent', maximumFractionDigits: 1 }).format(share));

/** The unit's sign is the same in every language: 63 kg, 50 l, 28 t. */
export const formatQuantity = (language: Language, value: number, unit: string): string =>
  `${formatNumber(language, value)}${noBreak}${unit}`;

/** Under a tonne in kilograms, above it in tonnes or quintals (T63). */
export function weightInUnit(language: Language, kilograms: number): { value: number; unit: 'kg' | 'q' | 't' } {
  if (kilograms < 1000) return { value: kilograms, unit: 'kg' };
  return customs[language].weighsInQuintals
    ? { value: kilograms / 100, unit: 'q' }
    : { value: kilograms / 1000, unit: 't' };
}

export function formatWeight(language: Language, kilograms: number): string {
  const { value, unit } = weightInUnit(language, kilograms);
  return formatQuantity(language, value, unit);
}
