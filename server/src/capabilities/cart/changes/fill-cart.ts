import { Refusal } from '#platform/refusal.ts';
import type { Cart } from '../rules/cart.model.ts';
import { beforeOf } from '../rules/cart-undo.model.ts';
import { type EarlierOrder, type FillMode, isReplaced, planFilling } from '../rules/fill-cart.model.ts';
import { type FilledLine, toFilledLines } from '../rules/filled-line.model.ts';
import type { Finding } from '../rules/finding.model.ts';
import { type CartContext, priceCart } from '../rules/priced-cart.model.ts';
import { whyNotOneMore } from '../rules/saved-limit.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { openContext } from './cart-context.ts';
import { writeCart } from './change-cart.ts';
import { countSaved, setCartState } from './keep-cart.ts';
import { withShipTo } from './settle-cart.ts';
import { type ShownCart, showCart } from './show-cart.ts';

export type FilledCart = {
  shown: ShownCart;
  lines: readonly FilledLine[];
  /** Why nothing was changed. */
  refused: Finding | undefined;
  savedCartId: string | undefined;
  undoId: string | undefined;
};

/**
 * Puts an earlier order into the caller's cart, which is locked first: each press fills once, and two at the same time
 * lose nothing. The order is looked for on the same round trip.
 */
export async function fillCart(
  deps: CartDeps,
  shopper: Shopper,
  finding: Promise<EarlierOrder>,
  mode: FillMode,
): Promise<FilledCart> {
  const { uid } = shopper.caller;
  const [savedCount, stored, earlier] = await Promise.all([
    // Asked for before the lock of the cart, as anyone who saves an order does.
    mode === 'replace' ? countSaved(deps, uid) : 0,
    lockActiveCart(deps, uid),
    finding,
  ]);
  const { cart } = await withShipTo(deps, shopper, stored);
  const context = await contextOfFilling(deps, shopper, cart, earlier);
  const plan = planFilling(cart, earlier, { mode, context, newId: deps.newId });
  const tooMany = isReplaced(cart, mode) ? whyNotOneMore(savedCount) : undefined;
  const refused = plan.refused ?? tooMany;
  if (refused) {
    const lines = plan.results.length > 0 ? toFilledLines(earlier.lines, plan.results, priceCart(cart, context)) : [];
    return { shown: await showCart(deps, shopper, stored), lines, refused, savedCartId: undefined, undoId: undefined };
  }
  return { ...write(deps, { stored, earlier, context, ...plan }), refused: undefined };
}

/** Everything that either way of filling needs, on one question for prices. */
export function contextOfFilling(
  deps: CartDeps,
  shopper: Shopper,
  cart: Pick<Cart, 'reference' | 'items'> & Partial<Pick<Cart, 'id'>>,
  earlier: EarlierOrder,
): Promise<CartContext> {
  const skus = earlier.lines.map(({ sku }) => sku);
  return openContext(deps, shopper, undefined, skus, true)({ ...cart, shipToId: earlier.shipToId });
}

/** Anyone who exchanges their cart this often at the same moment is no person. */
const maxTries = 10;

/** While we waited for its lock somebody may have ordered or exchanged it: then the next one is meant. */
async function lockActiveCart({ carts, clock }: CartDeps, uid: string): Promise<Cart> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { cart, isLocked } = await carts.lockActiveCart(uid, clock.now());
    if (cart && isLocked) return cart;
  }
  throw new Refusal('SERVICE_UNAVAILABLE', {}, 1);
}

type Planned = { stored: Cart; earlier: EarlierOrder; context: CartContext; cart: Cart } & Pick<
  ReturnType<typeof planFilling>,
  'results'
>;

function write(deps: CartDeps, { stored, earlier, context, cart, results }: Planned): Omit<FilledCart, 'refused'> {
  const { carts, clock, newId } = deps;
  const isNew = cart.id !== stored.id;
  const now = clock.now();
  // Only one cart may be active, so the old one goes first.
  if (isNew)
    carts.commitWith(Promise.all([setCartState(deps, stored, 'saved'), carts.addActiveCart(stored.uid, cart.id, now)]));
  const shown = writeCart(deps, isNew ? { ...cart, items: [] } : stored, cart, context);
  const undo = {
    id: newId(),
    cartId: shown.cart.id,
    version: shown.cart.version,
    savedCartId: isNew ? stored.id : undefined,
    before: isNew ? undefined : beforeOf(stored),
    createdAt: now,
  };
  carts.commitWith(carts.addUndo(stored.uid, undo));
  return {
    shown,
    lines: toFilledLines(earlier.lines, results, shown),
    savedCartId: undo.savedCartId,
    undoId: undo.id,
  };
}
