import type { Wanted } from './narrow.model.ts';

export type SortKey = 'name' | 'price' | 'listed' | 'relevance';

/** What is asked of the list, checked and in the product's own words. */
export type ProductQuery = {
  /** Simple goods, or bundles (T134). */
  kind: 'goods' | 'offers';
  search: string | undefined;
  wanted: Omit<Wanted, 'category'>;
  /** Groups, each with everything below it; where two sets are given both must hold. */
  categories: readonly ReadonlySet<string>[];
  /** The detail of one product: bundles and what is no longer listed, too. */
  sku: string | undefined;
  skus: ReadonlySet<string> | undefined;
  isPromoted: ReadonlySet<boolean> | undefined;
  onlyFavourites: boolean;
  sort: { by: SortKey; isDescending: boolean };
  pageSize: number;
  currentPage: number;
};
