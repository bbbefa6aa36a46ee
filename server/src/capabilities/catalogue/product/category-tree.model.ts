import type { Category } from './product.model.ts';

export type CategoryTree = {
  /** Parents before their children, each in its place among the others. */
  all: readonly Category[];
  byUid: ReadonlyMap<string, Category>;
  childrenOf: (uid: string | undefined) => readonly Category[];
  /** The group itself and every group that contains it. */
  pathOf: (uid: string) => readonly Category[];
};

export function categoryTree(categories: readonly Category[]): CategoryTree {
  const byUid = new Map(categories.map((category) => [category.uid, category]));
  const byParent = Map.groupBy(categories, ({ parentUid }) => parentUid);
  const pathOf = (uid: string): Category[] => {
    const path: Category[] = [];
    for (let at = byUid.get(uid); at && !path.includes(at); at = byUid.get(at.parentUid ?? '')) path.push(at);
    return path;
  };
  return { all: categories, byUid, childrenOf: (uid) => byParent.get(uid) ?? [], pathOf };
}
