import type { Country } from '@dray/contract/markets.ts';
import { type AccessDoor, grantsOf } from '#capabilities/access/index.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import { bundleStock } from '#capabilities/catalogue/index.ts';
import { type CompanyDoor, instantOf, localMoment } from '#capabilities/company/index.ts';
import type { DocumentsDoor } from '#capabilities/documents/index.ts';
import type { ErpDoor } from '#capabilities/erp/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import {
  deliveryStore,
  type OrderDocuments,
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
  erpOf: DoorOf<ErpDoor>;
  documentsOf: DoorOf<DocumentsDoor>;
  portalConfigOf: DoorOf<PortalConfigDoor>;
  cartOf: DoorOf<CartDoor>;
  favouritesOf: (request: Request) => Promise<ReadonlySet<string>>;
};

/** As the edge would let him in: staff everywhere, others where they hold the section. */
const holdsOrders = (caller: Caller, { companyId, shipToId }: OrderPlace): boolean =>
  grantsOf(caller, 'My Orders').some(
    (grant) =>
      caller.isStaff ||
      (grant.companyId === companyId && (grant.shipToId === undefined || grant.shipToId === shipToId)),
  );

type Documented = { sapId: string | undefined; companyId: string; shipToId: string; country: Country };

/** Only for whoever may see documents at the order's own place. */
async function findDocuments(door: DocumentsDoor, request: Request, order: Documented): Promise<OrderDocuments> {
  const { sapId, companyId, shipToId, country } = order;
  if (!request.holds('My Documents', { id: shipToId, companyId, country })) {
    return { documents: undefined, invoiced: new Map(), invoicedAt: undefined };
  }
  return sapId === undefined ? { documents: [], invoiced: new Map(), invoicedAt: undefined } : door.findOfOrder(sapId);
}

/** Placing and what was placed. */
export function composeOrdering(parts: Parts) {
  const { clock, homeMarket, auditOf, identityOf, notificationsOf, portalConfigOf, cartOf, favouritesOf } = parts;
  const { accessOf, companyOf, erpOf, documentsOf } = parts;
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
      erp: erpOf(transaction),
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
      documentsOf: (request, order) => findDocuments(documentsOf(transaction), request, order),
      erpAsOf: (country) => erpOf(transaction).findReadAt(country),
      askErpToCancel: erpOf(transaction).askToCancel,
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
