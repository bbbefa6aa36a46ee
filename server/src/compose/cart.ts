import { randomUUID } from 'node:crypto';
import type { Country } from '@dray/contract/markets.ts';
import { cart, cartHints, cartResolvers, cartStore } from '#capabilities/cart/index.ts';
import { type CompanyDoor, instantOf, localMoment } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import { orderReferenceStore } from '#capabilities/ordering/index.ts';
import { priceFor } from '#capabilities/pricing/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import { freshCache } from '#platform/fresh-cache.ts';
import type { DoorOf, Request, Scope } from '#platform/request.ts';
import { nameOfScope } from '#platform/scope-name.ts';
import type { composeShop } from './shop.ts';

type Parts = {
  clock: Clock;
  database: Database;
  homeMarket: Country;
  freshnessMs: number;
  companyOf: DoorOf<CompanyDoor>;
  identityOf: DoorOf<IdentityDoor>;
  shop: Pick<ReturnType<typeof composeShop>, 'lookUps' | 'pricingOf' | 'catalogueOf' | 'favouritesOf'>;
};

/** The cart, between the shop below it and the orders above. */
export function composeCart(parts: Parts) {
  const { clock, homeMarket, shop } = parts;
  const kept = keptLookUps(parts);
  const hints = cartHints(clock);

  const cartOf = (transaction: Transaction) => {
    const pricing = shop.pricingOf(transaction);
    return cart({
      ...shop.lookUps,
      ...kept,
      carts: cartStore(transaction),
      clock,
      newId: randomUUID,
      hints,
      homeMarket,
      localMoment,
      instantOf,
      goodsFor: shop.catalogueOf(transaction).goodsFor,
      findPriceList: pricing.findPriceListOf,
      findOwnPrices: pricing.findOwnPrices,
      priceFor,
    });
  };
  const favouritesOf = ({ caller, read }: Request) =>
    read((transaction) => shop.favouritesOf(transaction).listSkus(caller.uid));
  return { cartOf, favouritesOf, cartResolvers: cartResolvers({ cartOf, favouritesOf }) };
}

const namedByScope = ({ scope, id }: { scope: Scope; id: string }) => `${id} ${nameOfScope(scope)}`;

/** Asked with every change of a cart. Whose rows may be seen is part of each question. */
function keptLookUps({ clock, database, freshnessMs, companyOf, identityOf }: Parts) {
  const findTerms = freshCache(
    clock,
    freshnessMs,
    ({ scope, id }: { scope: Scope; id: string }) =>
      database.read((transaction) => companyOf(transaction).findDeliveryTerms(scope, id)),
    namedByScope,
  );
  const findOnlyShipTo = freshCache(
    clock,
    freshnessMs,
    (scope: Scope) => database.read((transaction) => companyOf(transaction).findOnlyShipTo(scope)),
    nameOfScope,
  );
  const findEmail = freshCache(clock, freshnessMs, (uid: string) =>
    database.read(async (transaction) => (await identityOf(transaction).findPerson(uid))?.email),
  );
  const isOrderNumberUsed = freshCache(
    clock,
    freshnessMs,
    ({ companyId, number }: { companyId: string; number: string }) =>
      database.read((transaction) =>
        orderReferenceStore(transaction).isUsed(companyId, number, aYearBefore(clock.now())),
      ),
    ({ companyId, number }) => JSON.stringify([companyId, number]),
  );
  const findLastRunning = freshCache(
    clock,
    freshnessMs,
    ({ shipToId, prefix }: { cartId: string; shipToId: string; prefix: string }) =>
      database.read((transaction) => orderReferenceStore(transaction).findLastRunning(shipToId, prefix)),
    // By the cart: the one that follows an order must not be proposed the number that this has just taken.
    ({ cartId, shipToId, prefix }) => `${cartId} ${shipToId} ${prefix}`,
  );
  return {
    findLastOrderNumber: (cartId: string, shipToId: string, prefix: string) =>
      findLastRunning({ cartId, shipToId, prefix }),
    findTerms: (scope: Scope, id: string) => findTerms({ scope, id }),
    findOnlyShipTo,
    findEmail,
    isOrderNumberUsed: (companyId: string, number: string) => isOrderNumberUsed({ companyId, number }),
  };
}

function aYearBefore(moment: Date): Date {
  const before = new Date(moment);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before;
}
