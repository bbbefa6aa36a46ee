import { isPrintableNumber } from '@dray/contract/cart/order-reference.ts';
import { orderNumberPrefix, proposedOrderNumber } from '@dray/contract/cart/proposed-order-number.ts';
import { marketOf } from '@dray/contract/markets.ts';
import type { Goods, OwnPrice } from '#capabilities/catalogue/index.ts';
import type { DeliveryTerms } from '#capabilities/company/index.ts';
import type { Cart } from '../rules/cart.model.ts';
import type { CartContext } from '../rules/priced-cart.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import type { CartHint } from './cart-hints.ts';

type FoundShop = Awaited<ReturnType<typeof findShop>>;
type ContextCart = Partial<Pick<Cart, 'id'>> & Pick<Cart, 'shipToId' | 'reference' | 'items'>;

/** Gives everything that the price of a cart depends on; `terms` are those of its ship-to, where they are known. */
export type ContextOf = (cart: ContextCart, terms?: DeliveryTerms) => Promise<CartContext>;

/** Of the same call, so what was asked once is not asked again. */
type AskedPrices = {
  shipToId: string | undefined;
  shop: FoundShop;
  asked: ReadonlySet<string>;
  prices: ReadonlyMap<string, OwnPrice>;
};

/**
 * Begins to ask for prices while the cart itself is still being read, by what this process remembers of it; whatever the
 * guess has missed is asked for when the cart is there. `wanted` are skus beside those in the cart.
 */
export function openContext(
  deps: CartDeps,
  shopper: Shopper,
  cartId: string | undefined,
  wanted: readonly string[] = [],
  /** Also prices of what can be had in place of what is wanted. */
  withSubstitutes = false,
): ContextOf {
  const guessing = cartId === undefined ? undefined : guessPrices(deps, shopper, deps.hints.find(cartId), wanted);
  // The part that needs it hears of its failure; where the cart is gone nobody does.
  guessing?.catch(() => undefined);
  return async (cart, terms) => {
    const known = await guessing;
    const isGuessed = known && known.shipToId === cart.shipToId;
    const shop = isGuessed ? known.shop : await findShop(deps, shopper, cart.shipToId, terms);
    const shipTo = shop.terms?.shipTo;
    const { customerOrderNumber } = cart.reference;
    const others = withSubstitutes ? substitutesOf(shop.goods, wanted) : [];
    const skus = pricedSkus(shop.goods, [...cart.items.map(({ sku }) => sku), ...wanted, ...others]);
    const [prices, email, isOrderNumberUsed, proposed] = await Promise.all([
      findPrices(deps, shop, skus, known),
      deps.findEmail(shopper.caller.uid),
      // What cannot be printed is refused, and PostgreSQL could not even be asked for it.
      shipTo && customerOrderNumber && isPrintableNumber(customerOrderNumber)
        ? deps.isOrderNumberUsed(shipTo.companyId, customerOrderNumber)
        : false,
      shipTo && cart.id && !customerOrderNumber ? proposeNumber(deps, cart.id, shipTo, shop.day) : undefined,
    ]);
    return {
      ...shop,
      buyer: { uid: shopper.caller.uid, email },
      now: deps.orderMoment(shopper.arrivedAt ?? deps.clock.now(), marketOf(shop.country).timeZone),
      prices,
      priceFor: deps.priceFor,
      isOrderNumberUsed,
      proposedOrderNumber: proposed,
    };
  };
}

/** Nobody has to invent a number; the next one of their ship-to's own row is there to be taken or overwritten (T130). */
async function proposeNumber(
  deps: CartDeps,
  cartId: string,
  { id, country }: DeliveryTerms['shipTo'],
  day: string,
): Promise<string> {
  const prefix = orderNumberPrefix(country, day);
  return proposedOrderNumber(prefix, await deps.findLastOrderNumber(cartId, id, prefix));
}

async function guessPrices(
  deps: CartDeps,
  shopper: Shopper,
  hint: CartHint | undefined,
  wanted: readonly string[],
): Promise<AskedPrices | undefined> {
  const shop = await findShop(deps, shopper, hint?.shipToId);
  const skus = pricedSkus(shop.goods, [...(hint?.skus ?? []), ...wanted]);
  if (!shop.priceList || skus.length === 0) return undefined;
  const prices = await deps.findOwnPrices(shop.priceList, skus, shop.day);
  return { shipToId: hint?.shipToId, shop, asked: new Set(skus), prices };
}

/** Prices follow the cart's ship-to, else the ship-to that the call speaks for, else the caller's only or first one. */
export async function findShop(
  deps: CartDeps,
  { scope, delivery }: Shopper,
  chosen: string | undefined,
  known?: DeliveryTerms,
) {
  const named = delivery.country ?? deps.homeMarket;
  const shipToId =
    chosen ??
    delivery.shipToId ??
    (await deps.findOnlyShipTo(scope))?.id ??
    (await deps.findDefaultShipTo(scope, named))?.id;
  const terms = known ?? (shipToId === undefined ? undefined : await deps.findTerms(scope, shipToId));
  const country = terms?.shipTo.country ?? named;
  const [priceList, market] = await Promise.all([
    terms && deps.findPriceList(terms.shipTo.id),
    deps.findMarket(country),
  ]);
  const goods = await deps.goodsFor(country, priceList);
  return { terms, priceList, goods, country, day: market.today, currency: priceList?.currency ?? market.currency };
}

async function findPrices(
  deps: CartDeps,
  { priceList, day }: FoundShop,
  skus: readonly string[],
  known: AskedPrices | undefined,
): Promise<ReadonlyMap<string, OwnPrice>> {
  if (!priceList) return new Map();
  const isSame = known?.shop.priceList?.id === priceList.id && known.shop.day === day;
  const missing = isSame ? skus.filter((sku) => !known.asked.has(sku)) : skus;
  const fresh = missing.length > 0 ? await deps.findOwnPrices(priceList, missing, day) : undefined;
  if (!isSame) return fresh ?? new Map();
  return fresh ? new Map([...known.prices, ...fresh]) : known.prices;
}

const substitutesOf = (goods: Goods, skus: readonly string[]): string[] =>
  skus.flatMap((sku) => goods.findProduct(sku)?.substituteSku ?? []);

/** A bundle costs what its parts cost; what is not offered has no price to be known. */
export function pricedSkus(goods: Goods, skus: readonly string[]): string[] {
  const priced = new Set<string>();
  for (const sku of skus) {
    const product = goods.isOffered(sku) ? goods.findProduct(sku) : undefined;
    if (!product?.bundle) {
      if (product) priced.add(sku);
      continue;
    }
    for (const { options } of product.bundle.items) for (const option of options) priced.add(option.sku);
  }
  return [...priced];
}
