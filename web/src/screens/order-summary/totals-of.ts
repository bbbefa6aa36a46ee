import type { Cart } from '#capabilities/cart/active-cart.queries.ts';
import type { Totals } from '#capabilities/ordering/order-totals.tsx';

const cents = (amount: number): number => Math.round(amount * 100) / 100;

type Priced = Pick<Cart, 'prices' | 'discounts' | 'returnable_items'>;

/** The cart's prices as a sum that can be followed: list, less what the customer has and what coupons give, is the goods. */
export function totalsOf({ prices, discounts, returnable_items: returnables }: Priced, ownDiscount: string): Totals {
  const saved = cents(prices.basic_total - prices.your_total);
  return {
    currency: prices.currency,
    base: baseOf(prices, saved),
    discounts: [...(saved > 0 ? [{ label: ownDiscount, amount: saved }] : []), ...discounts],
    net: cents(prices.your_total - prices.discount_total),
    taxes: prices.taxes,
    depositTotal: prices.deposit_total,
    deposits: returnables.map(({ sku, name, total_units, total_price }) => ({
      sku,
      name,
      units: total_units,
      total: total_price,
    })),
    total: prices.grand_total_tax,
  };
}

function baseOf(prices: Cart['prices'], saved: number): Totals['base'] {
  if (saved > 0) return { kind: 'list', amount: prices.basic_total };
  return prices.discount_total > 0 ? { kind: 'own', amount: prices.your_total } : undefined;
}
