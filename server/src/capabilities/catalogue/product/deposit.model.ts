import { type Minor, scaled } from '#platform/money.ts';
import { defaultOptions } from './bundle.model.ts';
import type { Product, Returnable } from './product.model.ts';

type Lent = Product['returnables'][number];

/** What is lent with one pack; with a bundle, what is lent with its default options, as the cart charges it. */
export function lentWith(product: Product, findProduct: (sku: string) => Product | undefined): readonly Lent[] {
  if (!product.bundle) return product.returnables;
  const units = new Map<string, number>();
  for (const { sku: part, quantity } of defaultOptions(product.bundle))
    for (const { sku, unitsThousandths } of findProduct(part)?.returnables ?? [])
      units.set(sku, (units.get(sku) ?? 0) + unitsThousandths * quantity);
  return [...units].map(([sku, unitsThousandths]) => ({ sku, unitsThousandths }));
}

/** What is lent costs this much until it comes back; never part of the price. */
export const depositFor = (lent: readonly Lent[], known: ReadonlyMap<string, Returnable>): Minor =>
  lent.reduce(
    (sum, { sku, unitsThousandths }) => sum + scaled(known.get(sku)?.unitMinor ?? 0, unitsThousandths, 1_000),
    0,
  );
