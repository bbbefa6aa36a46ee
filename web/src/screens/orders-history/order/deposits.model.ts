import { centsOf } from '@dray/contract/cart/sum-rows.ts';
import type { OrderDetail } from '#capabilities/ordering/index.ts';

type Returnable = Pick<OrderDetail['returnables'][number], 'sku' | 'name' | 'totalUnits' | 'unitPrice' | 'totalPrice'>;

/** A container once, however many lines of the order bring it; one of another price stands apart. */
export function byContainer(returnables: readonly Returnable[]): readonly Returnable[] {
  const found = new Map<string, Returnable>();
  for (const each of returnables) {
    const key = `${each.sku} ${each.unitPrice}`;
    const before = found.get(key);
    found.set(key, before ? summed(before, each) : each);
  }
  return [...found.values()];
}

const summed = (one: Returnable, other: Returnable): Returnable => ({
  ...one,
  totalUnits: one.totalUnits + other.totalUnits,
  totalPrice: (centsOf(one.totalPrice) + centsOf(other.totalPrice)) / 100,
});
