import { isPrintableNumber } from '@dray/contract/cart/order-reference.ts';
import { orderNumberPrefix, proposedOrderNumber } from '@dray/contract/cart/proposed-order-number.ts';
import type { Goods, OwnPrice, PriceList } from '#capabilities/catalogue/index.ts';
import type { DeliveryTerms } from '#capabilities/company/index.ts';
import type { Cart } from '../rules/cart.model.ts';
import type { Surroundings } from '../rules/priced-cart.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';

type FoundShop = Awaited<ReturnType<typeof findShop>>;

/** Prices that have been asked for already, of one list on one day, and the shop they are of. */
export type KnownPrices = {
  shipToId: string | undefined;
  shop: FoundShop;
  priceListId: number;
  day: string;
  asked: ReadonlySet<string>;
  prices: ReadonlyMap<string, OwnPrice>;
};

/** Everything that the price of a cart depends on; `known` spares asking twice. */
export async function findSurroundings(
  deps: CartDeps,
  shopper: Shopper,
  cart: Partial<Pick<Cart, 'id'>> & Pick<Cart, 'shipToId' | 'customerOrderNumber' | 'items'>,
  wanted: readonly string[] = [],
  known?: KnownPrices,
): Promise<Surroundings> {
  const isSameShop = known !== undefined && known.shipToId === cart.shipToId;
  const shop = isSameShop ? known.shop : await findShop(deps, shopper, cart.shipToId);
  const { terms, priceList, goods, day } = shop;
  const skus = pricedSkus(goods, [...cart.items.map(({ sku }) => sku), ...wanted]);
  const [prices, email, isOrderNumberUsed, proposed] = await Promise.all([
    priceList ? findPrices(deps, priceList, day, skus, known) : new Map<string, OwnPrice>(),
    deps.findEmail(shopper.caller.uid),
    // What cannot be printed is refused, and PostgreSQL could not even be asked for it.
    terms && cart.customerOrderNumber && isPrintableNumber(cart.customerOrderNumber)
      ? deps.isOrderNumberUsed(terms.shipTo.companyId, cart.customerOrderNumber)
      : false,
    terms && cart.id && !cart.customerOrderNumber ? proposeNumber(deps, cart.id, terms.shipTo, day) : undefined,
  ]);
  const now = deps.localMoment(deps.clock.now(), terms?.timeZone ?? 'UTC');
  return {
    ...shop,
    buyer: { uid: shopper.caller.uid, email },
    now,
    prices,
    priceFor: deps.priceFor,
    isOrderNumberUsed,
    proposedOrderNumber: proposed,
  };
}

/** Nobody has to invent a number; the next one of his ship-to's own row is there to be taken or overwritten (T130). */
async function proposeNumber(
  deps: CartDeps,
  cartId: string,
  { id, country }: DeliveryTerms['shipTo'],
  day: string,
): Promise<string> {
  const prefix = orderNumberPrefix(country, day);
  return proposedOrderNumber(prefix, await deps.findLastOrderNumber(cartId, id, prefix));
}

/** Asks for prices while the cart itself is still being read, by what this process remembers of it. */
export async function guessPrices(
  deps: CartDeps,
  shopper: Shopper,
  cartId: string,
  wanted: readonly string[],
): Promise<KnownPrices | undefined> {
  const hint = deps.hints.find(cartId);
  const shop = await findShop(deps, shopper, hint?.shipToId);
  const { priceList, goods, day } = shop;
  const skus = pricedSkus(goods, [...(hint?.skus ?? []), ...wanted]);
  if (!priceList || skus.length === 0) return undefined;
  const prices = await deps.findOwnPrices(priceList, skus, day);
  return { shipToId: hint?.shipToId, shop, priceListId: priceList.id, day, asked: new Set(skus), prices };
}

/** Prices follow the cart's ship-to, else the outlet that the call speaks for, else the caller's only or first one. */
async function findShop(deps: CartDeps, { scope, delivery }: Shopper, chosen: string | undefined) {
  const named = delivery.country ?? deps.homeMarket;
  const placeId =
    chosen ??
    delivery.shipToId ??
    (await deps.findOnlyShipTo(scope))?.id ??
    (await deps.findDefaultShipTo(scope, named))?.id;
  const terms = placeId === undefined ? undefined : await deps.findTerms(scope, placeId);
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
  priceList: PriceList,
  day: string,
  skus: readonly string[],
  known: KnownPrices | undefined,
): Promise<ReadonlyMap<string, OwnPrice>> {
  const isSame = known?.priceListId === priceList.id && known.day === day;
  const missing = isSame ? skus.filter((sku) => !known.asked.has(sku)) : skus;
  const fresh = missing.length > 0 ? await deps.findOwnPrices(priceList, missing, day) : undefined;
  if (!isSame) return fresh ?? new Map();
  return fresh ? new Map([...known.prices, ...fresh]) : known.prices;
}

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
