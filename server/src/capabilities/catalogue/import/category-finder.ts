import type { Country } from '@dray/contract/markets.ts';
import { toSlug } from './product-groups.ts';
import type { ProductImportStore } from './product-import.store.ts';

export type CategoryFinder = (country: Country, names: readonly string[]) => Promise<string>;

/** Gives the uid of a category by its names from the top down; one that does not exist is made, and reported. */
export async function categoryFinder(
  store: ProductImportStore,
  created: (path: string) => void,
): Promise<CategoryFinder> {
  const uids = new Map(
    (await store.listCategories()).map(({ uid, country, urlPath }) => [`${country}/${urlPath}`, uid]),
  );

  return async function findOrAdd(country, names): Promise<string> {
    const urlPath = names.map(toSlug).join('/');
    // Also the uid of those that are made here.
    const key = `${country}/${urlPath}`;
    const held = uids.get(key);
    if (held !== undefined) return held;

    const parentUid = names.length > 1 ? await findOrAdd(country, names.slice(0, -1)) : undefined;
    const name = names.at(-1) ?? '';
    await store.addCategory({ uid: key, country, parentUid, name, urlKey: toSlug(name), urlPath, level: names.length });
    uids.set(key, key);
    created(key);
    return key;
  };
}
