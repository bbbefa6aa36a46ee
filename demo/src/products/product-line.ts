import type { Texts } from '../content/texts.ts';
import type { Country } from '../markets/demo-countries.ts';
import type { CategoryPath } from './categories.ts';
import type { PackCode } from './pack-formats.ts';
import type { DrinkStyle } from './serving.ts';

/** One drink of one brand in one market, in all its packs. */
export type ProductLine = {
  country: Country;
  brand: string;
  subBrand: string;
  name: string;
  category: CategoryPath;
  style: DrinkStyle;
  alcohol: number;
  /** Where it is made; the market's own country unless given. */
  origin?: Country;
  story: Texts;
  packs: readonly Pack[];
};

export type Pack = {
  /** The running number that sku and bar codes are made of. */
  number: number;
  format: PackCode;
  /** Net, as a decimal. */
  listPrice: number;
  /** Percent that the market's main customer list takes off. */
  percentOff: number;
  /** Where markets name each pack by itself. */
  name?: string;
  shelfLifeDays?: number;
  flags?: readonly Flag[];
};

export type Flag = 'NEW' | 'LAST' | 'SALE';

type PackExtras = Omit<Pack, 'number' | 'format' | 'listPrice' | 'percentOff'>;

export const pack = (
  number: number,
  format: PackCode,
  [listPrice, percentOff]: readonly [listPrice: number, percentOff: number],
  extras: PackExtras = {},
): Pack => ({ number, format, listPrice, percentOff, ...extras });
