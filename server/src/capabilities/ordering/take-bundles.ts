import type { Finding, ShownCart } from '#capabilities/cart/index.ts';
import type { BundleStock } from '#capabilities/catalogue/index.ts';

/** Takes what the order needs of limited bundles; in one order of skus, so that two orders cannot wait for each other. */
export async function takeBundles(bundles: BundleStock, { lines, surroundings }: ShownCart): Promise<Finding[]> {
  const limited = lines.filter(
    ({ product }) => product.bundle && surroundings.goods.amountLeft(product.bundle) !== undefined,
  );
  const wanted = [...Map.groupBy(limited, ({ item }) => item.sku)]
    .map(([sku, its]) => ({ sku, packs: its.reduce((sum, { packs }) => sum + packs, 0), first: its[0] }))
    .sort((a, b) => (a.sku < b.sku ? -1 : 1));
  const taken = await Promise.all(wanted.map(({ sku, packs }) => bundles.take(sku, packs)));
  const short = wanted.filter((_bundle, index) => !taken[index]);
  return Promise.all(
    short.map(async ({ sku, first }): Promise<Finding> => {
      const left = await bundles.findAmountLeft(sku);
      return { code: 'BUNDLE_LIMIT', values: { left }, ...(first ? { path: ['items', first.item.id] } : {}) };
    }),
  );
}
