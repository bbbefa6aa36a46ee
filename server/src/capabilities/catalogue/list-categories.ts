import type { Request } from '#platform/request/request.ts';
import { wordsOf } from '#platform/text/search-words.ts';
import { findBuyer } from './find-buyer.ts';
import type { CatalogueDeps } from './needs/catalogue.deps.ts';
import type { Category } from './product/product.model.ts';
import { type Assortment, assortmentOf } from './shelf/assortment.ts';
import type { Shelf } from './shelf/shelf.model.ts';

/** A group with how many products of it and below the buyer may buy. */
export type CountedCategory = { category: Category; products: number; children: readonly CountedCategory[] };

/** All groups as a tree, or those whose name has every word of what is looked for, in whichever language. */
export async function listCategories(
  deps: CatalogueDeps,
  request: Request,
  name: string | undefined,
): Promise<CountedCategory[]> {
  const buyer = await findBuyer(deps, request);
  const shelf = await deps.shelfOf(buyer.country);
  const count = counting(shelf, assortmentOf(shelf, buyer.priceList));
  const words = name === undefined ? undefined : wordsOf(name);
  const tops = words
    ? shelf.tree.all.filter((category) => isCalled(category, words))
    : shelf.tree.childrenOf(undefined);
  return tops.map((category) => withChildren(shelf, category, count));
}

const withChildren = (shelf: Shelf, category: Category, count: (uid: string) => number): CountedCategory => ({
  category,
  products: count(category.uid),
  children: shelf.tree.childrenOf(category.uid).map((child) => withChildren(shelf, child, count)),
});

function isCalled({ name, urlKey }: Category, words: readonly string[]): boolean {
  const categoryNameWords = [...Object.values(name), urlKey].flatMap(wordsOf);
  return words.length > 0 && words.every((word) => categoryNameWords.some((other) => other.startsWith(word)));
}

const cached = new WeakMap<Assortment, ReadonlyMap<string, number>>();

function counting({ products, tree }: Shelf, assortment: Assortment): (uid: string) => number {
  const counts = new Map(cached.get(assortment));
  if (!cached.has(assortment)) {
    for (const slot of assortment.listed)
      for (const { uid } of tree.pathOf(products[slot]?.categoryUid ?? '')) counts.set(uid, (counts.get(uid) ?? 0) + 1);
    cached.set(assortment, counts);
  }
  return (uid) => counts.get(uid) ?? 0;
}
