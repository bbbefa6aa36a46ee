import { randomUUID } from 'node:crypto';
import type { Country } from '@dray/contract/markets.ts';
import { cart, cartHints, cartResolvers, cartStore } from '#capabilities/cart/index.ts';
import { type CompanyDoor, creditToCart, orderByInstant, orderMoment } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import { orderNumbers, orderReferenceStore } from '#capabilities/ordering/index.ts';
import { priceFor } from '#capabilities/pricing/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf, Request, Scope } from '#platform/request/request.ts';
import { nameOfScope } from '#platform/request/scope-name.ts';
import type { CachedRead } from './cached-read.ts';
import { composeCredit } from './credit.ts';
import type { composeShop } from './shop.ts';

type Parts = {
  clock: Clock;
  homeMarket: Country;
  read: CachedRead;
  companyOf: DoorOf<CompanyDoor>;
  identityOf: DoorOf<IdentityDoor>;
  shop: Pick<ReturnType<typeof composeShop>, 'lookUps' | 'pricingOf' | 'catalogueOf' | 'favouritesOf'>;
};

/** The cart, between the shop below it and the orders above. */
export function composeCart(parts: Parts) {
  const { clock, homeMarket, shop } = parts;
  const cached = lookUps(parts);
  const hints = cartHints(clock);

  const cartOf = (transaction: Transaction) => {
    const pricing = shop.pricingOf(transaction);
    return cart({
      ...shop.lookUps,
      ...cached,
      carts: cartStore(transaction),
      clock,
      newId: randomUUID,
      hints,
      homeMarket,
      orderMoment,
      orderByInstant,
      goodsFor: shop.catalogueOf(transaction).goodsFor,
      findPriceList: pricing.findPriceListOf,
      findOwnPrices: pricing.findOwnPrices,
      priceFor,
    });
  };
  const favouritesOf = ({ caller, read }: Request) =>
    read((transaction) => shop.favouritesOf(transaction).listSkus(caller.uid));
  const payerCreditOf = composeCredit(parts);
  const creditOf = (request: Request, payerId: string) =>
    request.read(async (transaction) =>
      creditToCart(await payerCreditOf(transaction).getPayerCredit(request, payerId)),
    );
  return { cartOf, favouritesOf, cartResolvers: cartResolvers({ cartOf, favouritesOf, creditOf }) };
}

/** Asked with every change of a cart. */
function lookUps({ clock, read, companyOf, identityOf }: Parts) {
  const findCalendar = read(
    (transaction, country: Country) => companyOf(transaction).findMarketCalendar(country),
    (country) => country,
  );
  return {
    findTerms: read(
      (transaction, scope: Scope, id: string) => companyOf(transaction).findDeliveryTerms(scope, id, findCalendar),
      (scope, id) => `${id} ${nameOfScope(scope)}`,
    ),
    findOnlyShipTo: read((transaction, scope: Scope) => companyOf(transaction).findOnlyShipTo(scope), nameOfScope),
    findEmail: read(
      async (transaction, uid: string) => (await identityOf(transaction).findPerson(uid))?.email,
      (uid) => uid,
    ),
    isOrderNumberUsed: read(
      (transaction, companyId: string, number: string) =>
        orderNumbers(orderReferenceStore(transaction), clock).isUsed(companyId, number),
      (...question) => JSON.stringify(question),
    ),
    findLastOrderNumber: read(
      (transaction, _cartId: string, shipToId: string, prefix: string) =>
        orderReferenceStore(transaction).findLastRunning(shipToId, prefix),
      // By the cart: the one that follows an order must not be proposed the number that this has just taken.
      (cartId, shipToId, prefix) => `${cartId} ${shipToId} ${prefix}`,
    ),
  };
}
