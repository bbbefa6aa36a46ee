import type { Finding, ShownCart } from '#capabilities/cart/index.ts';
import type { BundleStock } from '#capabilities/catalogue/index.ts';

type WantedBundle = { sku: string; packs: number; firstItemId: string | undefined };

/** What the cart wants of bundles of which there are only so many. */
export function limitedBundles({ lines, context }: ShownCart): WantedBundle[] {
  const limited = lines.filter(
    ({ product }) => product.bundle && context.goods.amountLeft(product.bundle) !== undefined,
  );
  return [...Map.groupBy(limited, ({ item }) => item.sku)].map(([sku, group]) => ({
    sku,
    packs: group.reduce((sum, { packs }) => sum + packs, 0),
    firstItemId: group[0]?.item.id,
  }));
}

/** In one order of skus, so that two orders cannot wait for each other. Answers with what there is too little of. */
export async function takeBundles(bundles: BundleStock, wanted: readonly WantedBundle[]): Promise<Finding[]> {
  const inOrder = wanted.toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
  const taken = await Promise.all(inOrder.map(({ sku, packs }) => bundles.take(sku, packs)));
  const short = inOrder.filter((_bundle, index) => !taken[index]);
  return Promise.all(
    short.map(async ({ sku, firstItemId }): Promise<Finding> => {
      const left = await bundles.findAmountLeft(sku);
      return { code: 'BUNDLE_LIMIT', values: { left }, ...(firstItemId ? { path: ['items', firstItemId] } : {}) };
    }),
  );
}
