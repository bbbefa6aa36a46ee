import { noReference, type OrderReference } from '@dray/contract/cart/reference-fields.ts';
import type { Language } from '@dray/contract/languages.ts';
import { addProductsToCart } from './changes/add-products-to-cart.ts';
import type { CartDeps, Shopper } from './changes/cart.deps.ts';
import { openContext } from './changes/cart-context.ts';
import { type CartChange, lockCart } from './changes/change-cart.ts';
import { applyCoupon, removeCoupon } from './changes/change-coupons.ts';
import { fillCart } from './changes/fill-cart.ts';
import { forgetOldCarts } from './changes/forget-old-carts.ts';
import { findCustomerCart, getCart, getOrCreateCart } from './changes/get-cart.ts';
import { countSaved, lockCartAndActive, setCartState, setLinesAside } from './changes/keep-cart.ts';
import { freezeCart, type GivenReference, lockForPlacing, openNextCart } from './changes/place-cart.ts';
import { previewFilling } from './changes/preview-filling.ts';
import { openShipToShop } from './changes/price-wanted-orders.ts';
import { removeItemFromCart } from './changes/remove-item-from-cart.ts';
import { setOrderReference } from './changes/set-order-reference.ts';
import { setPaymentMethod } from './changes/set-payment-method.ts';
import { setShipTo } from './changes/set-ship-to.ts';
import { setTransport, type WantedTransport } from './changes/set-transport.ts';
import { type ShownCart, showCart } from './changes/show-cart.ts';
import { limitedCoupons, takeCoupons } from './changes/take-coupons.ts';
import { undoFilling } from './changes/undo-filling.ts';
import { updateCartItems } from './changes/update-cart-items.ts';
import { type BelievedPrice, validatePrices } from './changes/validate-prices.ts';
import type { WantedLine } from './rules/add-lines.model.ts';
import type { Cart, CartState } from './rules/cart.model.ts';
import { isCartId } from './rules/cart.model.ts';
import type { EarlierOrder, FillMode } from './rules/fill-cart.model.ts';
import { judgeLine } from './rules/filled-line.model.ts';
import type { Finding } from './rules/finding.model.ts';
import type { PricedCart } from './rules/priced-cart.model.ts';
import { whyNotOneMore } from './rules/saved-limit.model.ts';
import type { WantedAmount } from './rules/set-lines.model.ts';
import type { SavedCartFilter, SavedCartPage } from './store/saved-carts.store.ts';
import { cartToWire, changeToWire } from './wire/cart.wire.ts';
import { seenIn } from './wire/cart-item.wire.ts';
import { findingsToWire } from './wire/finding.wire.ts';
import { progressToWire } from './wire/progress.wire.ts';

export type CartDoor = ReturnType<typeof cart>;

/** All in the caller's transaction; anyone who changes a cart has locked it first. */
export function cart(deps: CartDeps) {
  return {
    findCustomerCart: (shopper: Shopper) => findCustomerCart(deps, shopper),
    getCart: (shopper: Shopper, cartId: string) => getCart(deps, shopper, cartId),
    findActiveCart: (uid: string) => deps.carts.findActiveCart(uid),
    getOrCreateCart: (uid: string) => getOrCreateCart(deps, uid),
    addProductsToCart: (shopper: Shopper, cartId: string, wanted: readonly WantedLine[]) =>
      addProductsToCart(deps, shopper, cartId, wanted),
    updateCartItems: (
      shopper: Shopper,
      cartId: string,
      change: { wanted: readonly WantedAmount[]; version: number | undefined },
    ) => updateCartItems(deps, shopper, cartId, change),
    removeItemFromCart: (shopper: Shopper, cartId: string, itemId: string) =>
      removeItemFromCart(deps, shopper, cartId, itemId),
    setShipTo: (shopper: Shopper, cartId: string, shipToId: string) => setShipTo(deps, shopper, cartId, shipToId),
    setTransport: (shopper: Shopper, cartId: string, wanted: WantedTransport) =>
      setTransport(deps, shopper, cartId, wanted),
    setPaymentMethod: (shopper: Shopper, cartId: string, code: string) => setPaymentMethod(deps, shopper, cartId, code),
    setOrderReference: (shopper: Shopper, cartId: string, wanted: Partial<OrderReference>) =>
      setOrderReference(deps, shopper, cartId, wanted),
    applyCoupon: (shopper: Shopper, cartId: string, code: string) => applyCoupon(deps, shopper, cartId, code),
    removeCoupon: (shopper: Shopper, cartId: string, code: string) => removeCoupon(deps, shopper, cartId, code),
    validatePrices: (shopper: Shopper, believed: readonly BelievedPrice[]) => validatePrices(deps, shopper, believed),

    /** For placing: locked and priced on one round trip to the database. */
    lockForPlacing: (shopper: Shopper, cartId: string, reference: GivenReference) =>
      lockForPlacing(deps, shopper, cartId, reference),
    /** After `lockForPlacing`, before `openNextCart`. */
    freezeCart: (shown: ShownCart) => freezeCart(deps, shown),
    openNextCart: (shown: ShownCart) => openNextCart(deps, shown),
    limitedCoupons,
    /** Beside `freezeCart`: what it finds must take back all that was written. */
    takeCoupons: (shown: ShownCart) => takeCoupons(deps, shown),
    /** For orders that come without a cart: judged and priced as one that holds the same. */
    openShipToShop: (shopper: Shopper, shipToId: string) => openShipToShop(deps, shopper, shipToId),
    acceptAgreement: (uid: string) => deps.carts.acceptAgreement(uid, deps.clock.now()),

    /** An earlier order into the active cart; the order may still be looked for. */
    fillCart: (shopper: Shopper, finding: Promise<EarlierOrder>, mode: FillMode) =>
      fillCart(deps, shopper, finding, mode),
    previewFilling: (shopper: Shopper, finding: Promise<EarlierOrder>) => previewFilling(deps, shopper, finding),
    undoFilling: (shopper: Shopper, undoId: string) => undoFilling(deps, shopper, undoId),
    /** What goods cost at a ship-to now, those among them that stand in for others; the ship-to is checked before. */
    contextAt: (shopper: Shopper, shipToId: string, skus: readonly string[]) =>
      openContext(deps, shopper, undefined, skus, true)({ shipToId, reference: noReference, items: [] }),
    judgeLine,

    /** For keeping orders: one lock for every path. */
    lockCart: (uid: string, cartId: string, states: readonly CartState[]) => lockCart(deps, uid, cartId, states),
    lockCartAndActive: (uid: string, cartId: string, states: readonly CartState[]) =>
      lockCartAndActive(deps, uid, cartId, states),
    countSaved: (uid: string) => countSaved(deps, uid),
    whyNotOneMore,
    /** Becoming active needs that no other one is: save that first. */
    setCartState: (locked: Cart, state: 'active' | 'saved' | 'deleted') => setCartState(deps, locked, state),
    setLinesAside: (locked: Cart, itemIds: readonly string[]) => setLinesAside(deps, locked, itemIds),
    findCart: async (uid: string, cartId: string) => (isCartId(cartId) ? deps.carts.findCart(uid, cartId) : undefined),
    listSavedCarts: (uid: string, filter: SavedCartFilter, page: SavedCartPage) =>
      deps.carts.listSavedCarts(uid, filter, page),

    /** For a job: at most so many rows of each kind. */
    forgetOldCarts: (max: number) => forgetOldCarts(deps, max),

    /** At this moment's prices; changes nothing. */
    showCart: (shopper: Shopper, stored: Cart) => showCart(deps, shopper, stored),
    ...onTheWire(deps),
  };
}

function onTheWire({ orderByInstant, clock }: CartDeps) {
  const readerOf = (language: Language, favourites: ReadonlySet<string>) => ({
    language,
    favourites,
    toInstant: orderByInstant,
    now: clock.now,
  });
  return {
    cartToWire: (shown: ShownCart, language: Language, favourites: ReadonlySet<string> = new Set()) =>
      cartToWire(shown, readerOf(language, favourites)),
    /** How somebody sees goods at the prices that a cart was worked out with. */
    seenIn: (priced: PricedCart, language: Language) => seenIn(priced, language, new Set()),
    progressToWire: (priced: PricedCart, language: Language) => progressToWire(priced, language),
    findingsToWire: (findings: readonly Finding[], language: Language) => findingsToWire(findings, language),
    changeToWire: (change: CartChange, language: Language, favourites: ReadonlySet<string> = new Set()) =>
      changeToWire(change, readerOf(language, favourites)),
  };
}
