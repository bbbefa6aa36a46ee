/** What a cart or an order comes to, in whole cents, so that nothing is lost when it is added up. */
export type Sums = {
  /** Goods at list prices and at the customer's own, both before coupons and tax. */
  listCents: number;
  ownCents: number;
  coupons: readonly { label: string; cents: number }[];
  /** By rate in percent, on goods after coupons. */
  taxes: readonly { rate: number; baseCents: number; cents: number }[];
  depositCents: number;
  totalCents: number;
};

export type SumRow =
  | { kind: 'list' | 'own' | 'discount' | 'goods' | 'deposits' | 'total' | 'totalWithDeposits'; cents: number }
  | { kind: 'coupon'; label: string; cents: number }
  | { kind: 'tax'; rate: number; baseCents: number; cents: number };

/**
 * The rows of a sum in the one order in which every screen and mail shows them. What is above the goods adds up to
 * the goods, and goods, taxes and deposits add up to the total; discounts are negative. Without a discount the goods
 * come first, for a list value that equals them would say the same twice.
 */
export function sumRows({ listCents, ownCents, coupons, taxes, depositCents, totalCents }: Sums): SumRow[] {
  // Own prices above the list save nothing, and the list would only be a smaller number above a greater one.
  const savedCents = Math.max(0, listCents - ownCents);
  const taken = coupons.filter(({ cents }) => cents !== 0);
  const couponCents = taken.reduce((sum, { cents }) => sum + cents, 0);
  return [
    ...(savedCents > 0 ? [row('list', listCents), row('discount', -savedCents)] : []),
    ...(savedCents === 0 && taken.length > 0 ? [row('own', ownCents)] : []),
    ...taken.map(({ label, cents }): SumRow => ({ kind: 'coupon', label, cents: -cents })),
    row('goods', ownCents - couponCents),
    ...taxes.map((tax): SumRow => ({ kind: 'tax', ...tax })),
    ...(depositCents === 0 ? [] : [row('deposits', depositCents)]),
    row(totalKind(depositCents), totalCents),
  ];
}

/** A total that includes deposits says so. */
export const totalKind = (deposits: number): 'total' | 'totalWithDeposits' =>
  deposits === 0 ? 'total' : 'totalWithDeposits';

/** Money on the wire has at most two decimals, as a number that cannot hold them exactly. */
export const centsOf = (amount: number): number => Math.round(amount * 100);

const row = (kind: Exclude<SumRow['kind'], 'coupon' | 'tax'>, cents: number): SumRow => ({ kind, cents });
