import type { Goods } from '#capabilities/catalogue/index.ts';
import type { Finding } from './finding.model.ts';
import type { PricedLine } from './priced-line.model.ts';

/** Lines of one bundle with different options count together for its minimum and its limited amount. */
export function withBundleRules(lines: readonly PricedLine[], goods: Goods): PricedLine[] {
  const bundles = lines.filter(({ product }) => product.bundle);
  if (bundles.length === 0) return [...lines];
  const taken = new Map<string, number>();
  for (const { item, packs } of bundles) taken.set(item.sku, (taken.get(item.sku) ?? 0) + packs);
  return lines.map((line) => {
    const finding = whatBreaksRules(line, taken.get(line.item.sku) ?? 0, goods);
    return finding ? { ...line, errors: [...line.errors, finding] } : line;
  });
}

function whatBreaksRules({ product, errors }: PricedLine, taken: number, goods: Goods): Finding | undefined {
  // An offer that is over or sold out needs no second reason.
  if (!product.bundle || errors.length > 0) return undefined;
  return whatIsWrongWithBundles(goods, product.bundle, taken);
}

export function whatIsWrongWithBundles(
  goods: Goods,
  bundle: Parameters<Goods['amountLeft']>[0],
  taken: number,
): Finding | undefined {
  const left = goods.amountLeft(bundle);
  if (left !== undefined && taken > left) return { code: 'BUNDLE_LIMIT', values: { left } };
  const { minimumAmount: minimum } = bundle;
  return taken < minimum ? { code: 'BUNDLE_BELOW_MINIMUM', values: { minimum } } : undefined;
}
