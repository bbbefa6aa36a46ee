import { type Country, marketOf } from '@dray/contract/markets.ts';
import { type AccessDoor, grantsOf } from '#capabilities/access/index.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import { bundleStock } from '#capabilities/catalogue/index.ts';
import { type CompanyDoor, instantOf, localMoment, orderByInstant } from '#capabilities/company/index.ts';
import type { DocumentsDoor } from '#capabilities/documents/index.ts';
import type { ErpDoor } from '#capabilities/erp/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import {
  deliveryStore,
  type OrderDocuments,
  type OrderOwner,
  orderHistoryStore,
  ordering,
  orderingResolvers,
  orderingRoutes,
  orderSearchStore,
  orderStateStore,
  placedOrderStore,
  progressStore,
  reorderResolvers,
  reorderStore,
  usualOrderRoutes,
  usualStore,
} from '#capabilities/ordering/index.ts';
import type { ReportingDoor } from '#capabilities/reporting/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Caller, DoorOf, Request } from '#platform/request/request.ts';

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
  cartOf: DoorOf<CartDoor>;
  favouritesOf: (request: Request) => Promise<ReadonlySet<string>>;
  reportingOf: DoorOf<Pick<ReportingDoor, 'keepSales'>>;
};

/** As the edge would let them in: staff everywhere, others where they hold the section. */
const holdsOrders = (caller: Caller, { companyId, shipToId }: OrderOwner): boolean =>
  grantsOf(caller, 'My Orders').some(
    (grant) =>
      caller.isStaff ||
      (grant.companyId === companyId && (grant.shipToId === undefined || grant.shipToId === shipToId)),
  );

type Documented = { sapId: string | undefined; companyId: string; shipToId: string; country: Country };

/** Only for anyone who may see documents at the order's own ship-to. */
async function findDocuments(door: DocumentsDoor, request: Request, order: Documented): Promise<OrderDocuments> {
  const { sapId, companyId, shipToId, country } = order;
  if (!request.holds('My Documents', { id: shipToId, companyId, country })) {
    return { documents: undefined, invoiced: new Map(), invoicedAt: undefined };
  }
  return sapId === undefined ? { documents: [], invoiced: new Map(), invoicedAt: undefined } : door.findOfOrder(sapId);
}

/** Placing and what was placed. */
export function composeOrdering(parts: Parts) {
  const { clock, homeMarket, auditOf, identityOf, notificationsOf, cartOf, favouritesOf } = parts;
  const { accessOf, companyOf, erpOf, documentsOf, reportingOf } = parts;
  const orderingOf = (transaction: Transaction) =>
    ordering({
      orders: placedOrderStore(transaction),
      // Placing needs none of these, and opening them all took a twentieth of its time in Node.
      get history() {
        return orderHistoryStore(transaction);
      },
      get orderSearch() {
        return orderSearchStore(transaction);
      },
      get orderStates() {
        return orderStateStore(transaction);
      },
      get progress() {
        return progressStore(transaction);
      },
      get deliveries() {
        return deliveryStore(transaction);
      },
      get reorders() {
        return reorderStore(transaction);
      },
      get usual() {
        return usualStore(transaction);
      },
      cart: cartOf(transaction),
      bundles: bundleStock(transaction),
      audit: auditOf(transaction),
      get erp() {
        return erpOf(transaction);
      },
      clock,
      tell: notificationsOf(transaction).tell,
      instantOf,
      orderByInstant,
      localMoment,
      findReader: (uid) => identityOf(transaction).findPerson(uid),
      async findName(uid) {
        const person = await identityOf(transaction).findPerson(uid);
        return person && `${person.firstName} ${person.lastName}`;
      },
      async mayReadOrders(uid, owner) {
        const known = await accessOf(transaction).findCaller(uid);
        return known !== undefined && holdsOrders(known.caller, owner);
      },
      findShipTo: (...asked) => companyOf(transaction).findShipTo(...asked),
      findOnlyShipTo: (...asked) => companyOf(transaction).findOnlyShipTo(...asked),
      listTrades: (...asked) => companyOf(transaction).listTrades(...asked),
      listShipTos: (...asked) => companyOf(transaction).listShipTos(...asked),
      findDeliveryTerms: (...asked) => companyOf(transaction).findDeliveryTerms(...asked),
      keepDelivered: (owner, items) => reportingOf(transaction).keepSales(owner, items),
      documentsOf: (request, order) => findDocuments(documentsOf(transaction), request, order),
      erpAsOf: (country) => erpOf(transaction).findReadAt(country),
      askErpToCancel: (orderNumber) => erpOf(transaction).askToCancel(orderNumber),
      findTimeZone: async (country = homeMarket) => marketOf(country).timeZone,
    });
  return {
    orderingOf,
    orderingResolvers: orderingResolvers({ orderingOf, cartOf, favouritesOf }),
    reorderResolvers: reorderResolvers({ orderingOf, cartOf }),
    orderingRoutes: { ...orderingRoutes(orderingOf), ...usualOrderRoutes(orderingOf, cartOf) },
  };
}
