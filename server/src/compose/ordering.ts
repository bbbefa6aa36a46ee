import type { Country } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import { bundleStock } from '#capabilities/catalogue/index.ts';
import { instantOf, localMoment } from '#capabilities/company/index.ts';
import type { ErpDoor } from '#capabilities/erp/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import {
  orderHistoryStore,
  ordering,
  orderingResolvers,
  orderingRoutes,
  placedOrderStore,
} from '#capabilities/ordering/index.ts';
import type { PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf, Request } from '#platform/request.ts';

type Parts = {
  clock: Clock;
  homeMarket: Country;
  auditOf: DoorOf<Audit>;
  identityOf: DoorOf<IdentityDoor>;
  notificationsOf: DoorOf<NotificationsDoor>;
  erpOf: DoorOf<ErpDoor>;
  portalConfigOf: DoorOf<PortalConfigDoor>;
  cartOf: DoorOf<CartDoor>;
  favouritesOf: (request: Request) => Promise<ReadonlySet<string>>;
};

/** Placing and what was placed. */
export function composeOrdering(parts: Parts) {
  const { clock, homeMarket, auditOf, identityOf, notificationsOf, portalConfigOf, cartOf, favouritesOf, erpOf } =
    parts;
  const orderingOf = (transaction: Transaction) =>
    ordering({
      orders: placedOrderStore(transaction),
      history: orderHistoryStore(transaction),
      cart: cartOf(transaction),
      bundles: bundleStock(transaction),
      audit: auditOf(transaction),
      erp: erpOf(transaction),
      clock,
      tell: notificationsOf(transaction).tell,
      instantOf,
      localMoment,
      findReader: (uid) => identityOf(transaction).findPerson(uid),
      async findTimeZone(country = homeMarket) {
        const market = await portalConfigOf(transaction).findMarket(country);
        return market?.timeZone ?? 'UTC';
      },
    });
  return {
    orderingOf,
    orderingResolvers: orderingResolvers({ orderingOf, cartOf, favouritesOf }),
    orderingRoutes: orderingRoutes(orderingOf),
  };
}
