import { packFamilyOf } from '../product/pack.model.ts';
import type { Product } from '../product/product.model.ts';

/** What goods can be narrowed by and are counted by. */
export const facets = [
  'group',
  'category',
  'brand',
  'subBrand',
  'packFamily',
  'volume',
  'origin',
  'isNew',
  'isLast',
  'isSale',
] as const;
export type Facet = (typeof facets)[number];

/** One facet's value of every product, as a number into `values`; both only grow, so versions share them. */
export type Column = { values: string[]; numbers: Map<string, number>; ids: Uint32Array };
export type Columns = Readonly<Record<Facet, Column>>;

const readValue: Readonly<Record<Facet, (product: Product) => string>> = {
  group: ({ group }) => group,
  category: ({ categoryUid }) => categoryUid,
  brand: ({ brand }) => brand,
  subBrand: ({ subBrand }) => subBrand,
  packFamily: ({ packFormat }) => packFamilyOf(packFormat),
  volume: ({ volumeLitres }) => String(volumeLitres),
  origin: ({ countryOfOrigin }) => countryOfOrigin,
  isNew: ({ isNew }) => toFlag(isNew),
  isLast: ({ isLast }) => toFlag(isLast),
  isSale: ({ isSale }) => toFlag(isSale),
};

const toFlag = (flag: boolean): string => (flag ? '1' : '0');

export const emptyColumns = (): Columns =>
  mapFacets(() => ({ values: [], numbers: new Map(), ids: new Uint32Array() }));

/** The same columns for more products; what others already read stays as it is. */
export const grownColumns = (columns: Columns, length: number): Columns =>
  mapFacets((facet) => {
    const ids = new Uint32Array(length);
    ids.set(columns[facet].ids);
    return { ...columns[facet], ids };
  });

export function fillColumns(columns: Columns, slot: number, product: Product): void {
  for (const facet of facets) columns[facet].ids[slot] = numberOf(columns[facet], readValue[facet](product));
}

function numberOf({ values, numbers }: Column, value: string): number {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  numbers.set(value, values.length);
  return values.push(value) - 1;
}

export function mapFacets<T>(make: (facet: Facet, nth: number) => T): Record<Facet, T> {
  return Object.fromEntries(facets.map((facet, nth) => [facet, make(facet, nth)])) as Record<Facet, T>;
}
