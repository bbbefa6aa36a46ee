import { type Minor, scaled } from '#platform/money.ts';
import type { Product, Returnable } from './product.model.ts';

/** What is lent with one pack costs this much until it comes back; never part of the price. */
export const depositOf = ({ returnables }: Product, known: ReadonlyMap<string, Returnable>): Minor =>
  returnables.reduce(
    (sum, { sku, unitsThousandths }) => sum + scaled(known.get(sku)?.unitMinor ?? 0, unitsThousandths, 1_000),
    0,
  );
