import { type Country, marketOf } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import { type CompanyDoor, instantOf } from '#capabilities/company/index.ts';
import { savedOrders, savedOrdersResolvers } from '#capabilities/saved-orders/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';

type Parts = {
  clock: Clock;
  homeMarket: Country;
  auditOf: DoorOf<Audit>;
  cartOf: DoorOf<CartDoor>;
  companyOf: DoorOf<CompanyDoor>;
  favouritesOf: (request: Request) => Promise<ReadonlySet<string>>;
};

/** Orders that wait, on top of the cart. */
export function composeSavedOrders(parts: Parts) {
  const { clock, homeMarket, auditOf, cartOf, companyOf, favouritesOf } = parts;
  const savedOrdersOf = (transaction: Transaction) =>
    savedOrders({
      cart: cartOf(transaction),
      company: companyOf(transaction),
      findTimeZone: async (country) => marketOf(country).timeZone,
      instantOf,
      homeMarket,
      audit: auditOf(transaction),
      clock,
    });
  return savedOrdersResolvers({ savedOrdersOf, favouritesOf });
}
