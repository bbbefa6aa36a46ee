import { noReference } from '@dray/contract/cart/reference-fields.ts';
import type { Cart } from '../rules/cart.model.ts';
import { type EarlierOrder, type FillMode, planFilling } from '../rules/fill-cart.model.ts';
import { type FilledLine, toFilledLines } from '../rules/filled-line.model.ts';
import type { Finding } from '../rules/finding.model.ts';
import { type PricedCart, priceCart } from '../rules/priced-cart.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { contextOfFilling } from './fill-cart.ts';
import { withShipTo } from './settle-cart.ts';

/** How the cart would be after it, or why that is not possible. */
export type FillOutcome = {
  mode: FillMode;
  priced: PricedCart;
  /** Lines of the order that the cart holds already. */
  merged: number;
  refused: Finding | undefined;
};

export type FillPreview = { lines: readonly FilledLine[]; linesNow: number; outcomes: readonly FillOutcome[] };

/** What filling would come to either way; changes nothing. */
export async function previewFilling(
  deps: CartDeps,
  shopper: Shopper,
  finding: Promise<EarlierOrder>,
): Promise<FillPreview> {
  const { uid } = shopper.caller;
  const [found, earlier] = await Promise.all([deps.carts.findActiveCart(uid), finding]);
  const { cart } = await withShipTo(deps, shopper, found ?? emptyCart(deps, uid));
  const context = await contextOfFilling(deps, shopper, cart, earlier);
  const plans = (['add', 'replace'] as const).map((mode) => ({
    mode,
    ...planFilling(cart, earlier, { mode, context, newId: deps.newId }),
  }));
  const outcomes = plans.map(({ mode, cart: next, refused }) => {
    const priced = priceCart(next, context);
    const merged = refused ? 0 : cart.items.filter((item) => isRaised(item, next)).length;
    return { mode, priced, merged, refused };
  });
  const [shown = outcomes[0]] = outcomes.filter(({ refused }) => !refused);
  const results = plans.find(({ mode }) => mode === shown?.mode)?.results ?? [];
  return {
    lines: shown ? toFilledLines(earlier.lines, results, shown.priced) : [],
    linesNow: cart.items.length,
    outcomes,
  };
}

const isRaised = (item: Cart['items'][number], { items }: Cart): boolean =>
  items.some(({ id }) => id === item.id) && !items.includes(item);

const emptyCart = ({ clock, newId }: CartDeps, uid: string): Cart => ({
  id: newId(),
  uid,
  state: 'active',
  version: 0,
  shipToId: undefined,
  transportType: undefined,
  deliveryDate: undefined,
  reference: noReference,
  paymentMethod: undefined,
  shownHash: undefined,
  shownDeposits: undefined,
  changedAt: clock.now(),
  savedAt: undefined,
  items: [],
  coupons: [],
  isAgreementAccepted: false,
});
