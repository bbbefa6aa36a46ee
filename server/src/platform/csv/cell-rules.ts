import { firstDay, isCalendarDay, lastDay } from '@dray/contract/calendar-day.ts';
import { type Country, countries, isCountry } from '@dray/contract/markets.ts';
import { type Rule, rule } from './cell-fault.ts';

/** How a cell must look, and what it then means. */
export type CellRule<T> = { rule: Rule; read: (text: string) => T | undefined };

/** Amounts stay text: what PostgreSQL keeps exactly must not pass through a float. */
export const positiveNumber = (shape: NumberShape): CellRule<string> => ({
  rule: rule('NUMBER_POSITIVE'),
  read: (text) => (Number(text) > 0 ? decimal(text, shape) : undefined),
});

export const numberFromZero = (shape: NumberShape): CellRule<string> => ({
  rule: rule('NUMBER_FROM_ZERO', { decimals: shape.decimals }),
  read: (text) => decimal(text, shape),
});

export const positiveCount: CellRule<number> = {
  rule: rule('COUNT_POSITIVE'),
  read: (text) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined),
};

export const countFromZero: CellRule<number> = {
  rule: rule('COUNT_FROM_ZERO'),
  read: (text) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined),
};

export const bit: CellRule<boolean> = {
  rule: rule('BIT'),
  read: (text) => (text === '0' || text === '1' ? text === '1' : undefined),
};

export const line = (length: number): CellRule<string> => ({
  rule: rule('LINE', { max: length }),
  read: (text) => (text.length <= length && !/[\t\n]/.test(text) ? text : undefined),
});

export const day: CellRule<string> = {
  rule: rule('DAY', { from: firstDay, to: lastDay }),
  read: (text) => (isCalendarDay(text) ? text : undefined),
};

export const market: CellRule<Country> = {
  rule: rule('ONE_OF', { values: countries.join(', ') }),
  read: (text) => (isCountry(text) ? text : undefined),
};

/** The pages that are under the same address as a product (T10). */
const pagesOfTheCatalogue = ['products', 'favorites', 'bulk-upload'];

export const sku: CellRule<string> = {
  rule: rule('SKU', { taken: pagesOfTheCatalogue.join(', ') }),
  read: (text) =>
    /^[A-Za-z0-9_.-]{1,40}$/.test(text) && !pagesOfTheCatalogue.includes(text.toLowerCase()) ? text : undefined,
};

export const articleNumber: CellRule<string> = {
  rule: rule('EAN'),
  read: (text) => (/^(\d{8}|\d{13})$/.test(text) && hasRightCheckDigit(text) ? text : undefined),
};

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export const countryCode: CellRule<string> = {
  rule: rule('COUNTRY_CODE'),
  read: (text) => (/^[A-Z]{2}$/.test(text) && countryNames.of(text) ? text : undefined),
};

/** A page of ours or a safe one elsewhere. */
export const webAddress: CellRule<string> = {
  rule: rule('WEB_ADDRESS'),
  read: (text) => (/^(https:\/\/[^\s/]|\/(?!\/))[^\s"'<>\\]*$/.test(text) && text.length <= 500 ? text : undefined),
};

type NumberShape = { whole: number; decimals: number };

function decimal(text: string, { whole, decimals }: NumberShape): string | undefined {
  const match = /^0*(\d+)(?:\.(\d+?)0*)?$/.exec(text);
  const fits = match?.[1] && match[1].length <= whole && (match[2] ?? '').length <= decimals;
  return fits ? text : undefined;
}

/** Digits count three and one in turn, the last but one three. */
function hasRightCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
