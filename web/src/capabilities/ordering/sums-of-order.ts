import { centsOf, type Sums } from '@dray/contract/cart/sum-rows.ts';
import type { orderingRoutes } from '@dray/contract/ordering/ordering.rest.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';

type Detail = RestOutput<typeof orderingRoutes.getOrder>;
type Summed = Pick<Detail, 'totals' | 'discounts' | 'taxes'> & {
  lines: readonly Pick<Detail['lines'][number], 'basicPrice' | 'unitPrice' | 'quantityTotal'>[];
};

/** An order's sums as they were when it was placed; a line without a list price counts at its own. */
export const sumsOfOrder = ({ lines, totals, discounts, taxes }: Summed): Sums => ({
  listCents: lines.reduce((sum, line) => sum + centsOf(line.basicPrice ?? line.unitPrice) * line.quantityTotal, 0),
  ownCents: centsOf(totals.net),
  coupons: discounts.map(({ label, amount }) => ({ label, cents: centsOf(amount) })),
  taxes: taxes.map(({ rate, base, amount }) => ({ rate, baseCents: centsOf(base), cents: centsOf(amount) })),
  depositCents: centsOf(totals.deposit),
  totalCents: centsOf(totals.grand),
});
