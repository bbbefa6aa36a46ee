import type {
  AvailablePackaging,
  Category as CategoryOnWire,
  Products as ProductsOnWire,
} from '@dray/contract/generated/wire.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { CountedCategory } from './list-categories.ts';
import type { ProductPage } from './list-products.ts';
import { textIn } from './product/product.model.ts';
import type { ProductQuery } from './shelf/product-query.model.ts';
import type { Needs } from './show-products.ts';
import { aggregationsToWire } from './wire/aggregations.wire.ts';
import type { ShownProduct } from './wire/product.wire.ts';

export const productsToWire = (page: ProductPage, { pageSize, currentPage }: ProductQuery): ProductsOnWire => ({
  items: [...page.products],
  total_count: page.total,
  page_info: { page_size: pageSize, current_page: currentPage, total_pages: Math.ceil(page.total / pageSize) },
  get aggregations() {
    return aggregationsToWire(page.shelf, page.listing, page.buyer.language);
  },
  corrected_search: page.listing.corrected ?? null,
});

/** Fields that can be read from the product alone, by their given names; any other needs its price. */
const withoutPrice = new Set(['items', 'uid', 'sku', 'name', 'type_id', 'favourites', 'thumbnail', 'pack_label']);

const knownNeeds = new WeakMap<ReadonlySet<string>, Needs>();

/** A document selects the same fields however often it is sent. */
export function needsFromWire(selected: ReadonlySet<string>): Needs {
  const needs = knownNeeds.get(selected) ?? toNeeds(selected);
  knownNeeds.set(selected, needs);
  return needs;
}

const toNeeds = (selected: ReadonlySet<string>): Needs => ({
  prices: [...selected].some((path) => path.startsWith('items.') && !withoutPrice.has(path.slice('items.'.length))),
  favourites: selected.has('items.favourites') || selected.has('items.related_products.favourites'),
  related: selected.has('items.related_products'),
  deliveryDate: selected.has('items.deliveryDate') || selected.has('items.related_products.deliveryDate'),
});

export const categoryToWire = (
  { category, products, children }: CountedCategory,
  language: Language,
): CategoryOnWire => ({
  uid: category.uid,
  name: textIn(category.name, language),
  url_key: category.urlKey,
  url_path: category.urlPath,
  level: category.level,
  product_count: products,
  children: children.map((child) => categoryToWire(child, language)),
});

export const packagingToWire = (product: ShownProduct): AvailablePackaging => ({
  type: product.pack_format,
  volume: product.volume,
  title: product.pack_label,
  basic_price: product.base_price,
  your_price: product.your_price,
  currency: product.currency,
  sku: product.sku,
  thumbnail: product.thumbnail,
});
