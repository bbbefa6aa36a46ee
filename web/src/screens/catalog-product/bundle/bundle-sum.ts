import { onBasis } from '#capabilities/catalogue/index.ts';
import type { Product } from '../queries/product.queries.ts';

type Priced = Pick<
  Product,
  'bundle_price' | 'bundle_price_tax' | 'bundle_base_price' | 'bundle_base_price_tax' | 'tax_rate'
>;
type Sides = { net: number; gross: number };
export type BundleSum = { own: Sides; list: Sides | undefined } | undefined;

/** The server's own sum as long as nothing was changed; after that, ours, of the same prices. */
export function bundleSum(product: Priced, isUnchanged: boolean, chosenNet: number | undefined): BundleSum {
  const { bundle_price: net, bundle_price_tax: gross, bundle_base_price, bundle_base_price_tax, tax_rate } = product;
  if (isUnchanged && net != null && gross != null) {
    const list =
      bundle_base_price != null && bundle_base_price_tax != null && bundle_base_price > net
        ? { net: bundle_base_price, gross: bundle_base_price_tax }
        : undefined;
    return { own: { net, gross }, list };
  }
  if (chosenNet === undefined) return undefined;
  return { own: { net: chosenNet, gross: onBasis(chosenNet, tax_rate, 'gross') }, list: undefined };
}
