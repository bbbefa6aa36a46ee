import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { type CategoryTree, categoryTree } from '../product/category-tree.model.ts';
import type { Product, Returnable } from '../product/product.model.ts';
import type { SearchIndex } from '../search/search.model.ts';
import { type Breathe, type Compare, type Order, orderOf } from '../search/slot-order.model.ts';
import { type Columns, emptyColumns } from './facet-column.model.ts';

/**
 * Everything one market sells, ready to be asked. A product keeps its slot for as long as the process lives; a shelf
 * itself never changes: a change makes the next one, and anyone who reads the old one is not disturbed.
 */
export type Shelf = {
  country: Country;
  /** By slot; a product that was removed leaves its slot empty. */
  products: readonly (Product | undefined)[];
  /** By sku. Shared by all versions: a slot beyond `products` belongs to a later one. */
  slots: ReadonlyMap<string, number>;
  /** All products that there are, by sku. */
  bySku: Uint32Array;
  /** 1 for what lists are made of, by slot. */
  isListed: Uint8Array;
  columns: Columns;
  tree: CategoryTree;
  returnables: ReadonlyMap<string, Returnable>;
  index: SearchIndex;
  /** Made when first asked for, and then kept up to date. */
  orders: Map<OrderName, Promise<Order>>;
};

/** By name the way a language sorts, or by the day of listing. */
export type OrderName = Language | 'listed';

export const emptyShelf = (country: Country): Shelf => ({
  country,
  products: [],
  slots: new Map(),
  bySku: new Uint32Array(),
  isListed: new Uint8Array(),
  columns: emptyColumns(),
  tree: categoryTree([]),
  returnables: new Map(),
  index: { segments: [], home: new Uint32Array() },
  orders: new Map(),
});

export function findProduct({ slots, products }: Shelf, sku: string): Product | undefined {
  const slot = slots.get(sku);
  return slot === undefined ? undefined : products[slot];
}

export function orderBy(shelf: Shelf, name: OrderName, breathe: Breathe): Promise<Order> {
  const known = shelf.orders.get(name);
  if (known) return known;
  const order = orderOf(shelf.bySku, comparing(shelf, name), breathe);
  shelf.orders.set(name, order);
  return order;
}

export function comparing({ products }: Shelf, name: OrderName): Compare {
  if (name === 'listed') return (a, b) => compareTexts(products[a]?.listedOn, products[b]?.listedOn);
  const { compare } = collatorOf(name);
  return (a, b) => {
    const [left = '', right = ''] = [products[a]?.name, products[b]?.name];
    // Packs of one beer share its name, and the collator is the costly part.
    return left === right ? 0 : compare(left, right);
  };
}

export const comparingSkus =
  ({ products }: Pick<Shelf, 'products'>): Compare =>
  (a, b) =>
    compareTexts(products[a]?.sku, products[b]?.sku);

const compareTexts = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);

const collators = new Map<Language, Intl.Collator>();

/** The one collator of each language, so that list, facets and search agree (T120). */
export function collatorOf(language: Language): Intl.Collator {
  const known = collators.get(language) ?? new Intl.Collator(language);
  collators.set(language, known);
  return known;
}
