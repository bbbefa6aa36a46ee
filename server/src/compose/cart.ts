import type { Country } from '@dray/contract/markets.ts';
import { openCart } from '#capabilities/cart/index.ts';
import { orderByInstant, orderMoment } from '#capabilities/company/index.ts';
import { openOrderNumbers } from '#capabilities/ordering/index.ts';
import { priceFor } from '#capabilities/pricing/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Scope } from '#platform/request/request.ts';
import { nameOfScope } from '#platform/request/scope-name.ts';
import type { Base } from './base.ts';
import type { composeShop } from './shop.ts';

type Shop = Pick<ReturnType<typeof composeShop>, 'cached' | 'pricingOf' | 'catalogueOf'>;

/** The cart, between the shop below it and the orders above. */
export const composeCart = ({ clock, homeMarket, ...base }: Base, shop: Shop) =>
  openCart({
    clock,
    homeMarket,
    ...lookUps({ clock, ...base }),
    findDefaultShipTo: shop.cached.findDefaultShipTo,
    findMarket: shop.cached.findMarket,
    orderMoment,
    orderByInstant,
    priceFor,
    catalogueOf: shop.catalogueOf,
    pricingOf: shop.pricingOf,
  });

type LookUps = { clock: Clock } & Pick<Base, 'read' | 'companyOf' | 'identityOf'>;

/** Asked with every change of a cart. */
function lookUps({ clock, read, companyOf, identityOf }: LookUps) {
  const numbersOf = openOrderNumbers({ clock });
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
      (transaction, companyId: string, number: string) => numbersOf(transaction).isUsed(companyId, number),
      (...question) => JSON.stringify(question),
    ),
    findLastOrderNumber: read(
      (transaction, _cartId: string, shipToId: string, prefix: string) =>
        numbersOf(transaction).findLastRunning(shipToId, prefix),
      // By the cart: the one that follows an order must not be proposed the number that this has just taken.
      (cartId, shipToId, prefix) => `${cartId} ${shipToId} ${prefix}`,
    ),
  };
}
