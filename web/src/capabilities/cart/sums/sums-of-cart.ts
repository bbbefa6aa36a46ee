import { centsOf, type Sums } from '@dray/contract/cart/sum-rows.ts';
import type { Cart } from '../queries/active-cart.queries.ts';
import type { Deposit } from './deposits.ts';

type Priced = {
  prices: Pick<Cart['prices'], 'basic_total' | 'your_total' | 'deposit_total' | 'grand_total_tax' | 'taxes'>;
  discounts: Cart['discounts'];
};

/** The cart's prices as the rows add them up; all of it the server's. */
export const sumsOfCart = ({ prices, discounts }: Priced): Sums => ({
  listCents: centsOf(prices.basic_total),
  ownCents: centsOf(prices.your_total),
  coupons: discounts.map(({ label, amount }) => ({ label, cents: centsOf(amount) })),
  taxes: prices.taxes.map(({ rate, base, amount }) => ({ rate, baseCents: centsOf(base), cents: centsOf(amount) })),
  depositCents: centsOf(prices.deposit_total),
  totalCents: centsOf(prices.grand_total_tax),
});

export const depositsOfCart = ({ returnable_items: rows }: Pick<Cart, 'returnable_items'>): Deposit[] =>
  rows.map(({ sku, name, total_units, total_price }) => ({ sku, name, units: total_units, total: total_price }));
