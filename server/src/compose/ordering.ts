import type { Country } from '@dray/contract/markets.ts';
import { type AccessDoor, grantsOf } from '#capabilities/access/index.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import { bundleStock } from '#capabilities/catalogue/index.ts';
import { type CompanyDoor, instantOf, localMoment } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import {
  deliveryStore,
  type OrderingDeps,
  type OrderPlace,
  orderHistoryStore,
  ordering,
  orderingResolvers,
  orderingRoutes,
  orderSearchStore,
  placedOrderStore,
  progressStore,
  standingStore,
} from '#capabilities/ordering/index.ts';
import type { PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Caller, DoorOf, Request } from '#platform/request.ts';

type Parts = {
  clock: Clock;
  homeMarket: Country;
  accessOf: DoorOf<AccessDoor>;
  auditOf: DoorOf<Audit>;
  companyOf: DoorOf<CompanyDoor>;
  identityOf: DoorOf<IdentityDoor>;
  notificationsOf: DoorOf<NotificationsDoor>;
  portalConfigOf: DoorOf<PortalConfigDoor>;
  cartOf: DoorOf<CartDoor>;
  favouritesOf: (request: Request) => Promise<ReadonlySet<string>>;
};

// Until documents and the ERP's connector are here.
const withoutErp: Pick<OrderingDeps, 'documentsOf' | 'erpAsOf' | 'askErpToCancel'> = {
  documentsOf: async () => ({ documents: undefined, invoiced: new Map(), invoicedAt: undefined }),
  erpAsOf: async () => undefined,
  askErpToCancel: async () => 'asked',
};

/** As the edge would let him in: staff everywhere, others where they hold the section. */
const holdsOrders = (caller: Caller, { companyId, shipToId }: OrderPlace): boolean =>
  grantsOf(caller, 'My Orders').some(
    (grant) =>
      caller.isStaff ||
      (grant.companyId === companyId && (grant.shipToId === undefined || grant.shipToId === shipToId)),
  );

/** Placing and what was placed. */
export function composeOrdering(parts: Parts) {
  const { clock, homeMarket, auditOf, identityOf, notificationsOf, portalConfigOf, cartOf, favouritesOf } = parts;
  const { accessOf, companyOf } = parts;
  const orderingOf = (transaction: Transaction) =>
    ordering({
      orders: placedOrderStore(transaction),
      history: orderHistoryStore(transaction),
      orderSearch: orderSearchStore(transaction),
      standings: standingStore(transaction),
      progress: progressStore(transaction),
      deliveries: deliveryStore(transaction),
      cart: cartOf(transaction),
      bundles: bundleStock(transaction),
      audit: auditOf(transaction),
      clock,
      tell: notificationsOf(transaction).tell,
      instantOf,
      localMoment,
      findReader: (uid) => identityOf(transaction).findPerson(uid),
      async findName(uid) {
        const person = await identityOf(transaction).findPerson(uid);
        return person && `${person.firstName} ${person.lastName}`;
      },
      async mayReadOrders(uid, place) {
        const known = await accessOf(transaction).findCaller(uid);
        return known !== undefined && holdsOrders(known.caller, place);
      },
      findShipTo: companyOf(transaction).findShipTo,
      listShipTos: companyOf(transaction).listShipTos,
      findDeliveryTerms: companyOf(transaction).findDeliveryTerms,
      ...withoutErp,
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
