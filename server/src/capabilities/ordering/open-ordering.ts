import { type Country, marketOf } from '@dray/contract/markets.ts';
import type { AccessDoor } from '#capabilities/access/index.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { BundleStock } from '#capabilities/catalogue/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { ErpDoor } from '#capabilities/erp/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { OrderingDeps } from './needs/ordering.deps.ts';
import { type OrderingDoor, ordering } from './ordering.door.ts';
import type { OrderingHooks } from './ordering.hooks.ts';
import { deliveryStore } from './store/delivery.store.ts';
import { orderHistoryStore } from './store/order-history.store.ts';
import { orderSearchStore } from './store/order-search.store.ts';
import { orderStateStore } from './store/order-state.store.ts';
import { placedOrderStore } from './store/placed-order.store.ts';
import { progressStore } from './store/progress.store.ts';
import { reorderStore } from './store/reorder.store.ts';
import { usualStore } from './store/usual.store.ts';

type Needs = Pick<OrderingDeps, 'clock' | 'instantOf' | 'orderByInstant' | 'localMoment'> & {
  homeMarket: Country;
  portalConfigOf: DoorOf<Pick<PortalConfigDoor, 'listContacts'>>;
  accessOf: DoorOf<Pick<AccessDoor, 'mayStillRead'>>;
  auditOf: DoorOf<Audit>;
  bundleStockOf: DoorOf<BundleStock>;
  cartOf: DoorOf<CartDoor>;
  companyOf: DoorOf<CompanyDoor>;
  erpOf: DoorOf<ErpDoor>;
  hooks: () => OrderingHooks;
  identityOf: DoorOf<Pick<IdentityDoor, 'findPerson'>>;
  notificationsOf: DoorOf<Pick<NotificationsDoor, 'tell'>>;
};

/** Placing and what was placed. */
export function openOrdering(needs: Needs): DoorOf<OrderingDoor> {
  const { clock, instantOf, orderByInstant, localMoment, homeMarket, identityOf, companyOf, erpOf, hooks } = needs;
  return (transaction) =>
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
      get erp() {
        return erpOf(transaction);
      },
      cart: needs.cartOf(transaction),
      bundles: needs.bundleStockOf(transaction),
      audit: needs.auditOf(transaction),
      clock,
      tell: needs.notificationsOf(transaction).tell,
      instantOf,
      orderByInstant,
      localMoment,
      findReader: (uid) => identityOf(transaction).findPerson(uid),
      async findName(uid) {
        const person = await identityOf(transaction).findPerson(uid);
        return person && `${person.firstName} ${person.lastName}`.trim();
      },
      findSupplier: async (country) =>
        (await needs.portalConfigOf(transaction).listContacts()).find((each) => each.country === country)?.company,
      mayReadOrders: (uid, owner) => needs.accessOf(transaction).mayStillRead(uid, 'My Orders', owner),
      findShipTo: (...asked) => companyOf(transaction).findShipTo(...asked),
      findOnlyShipTo: (...asked) => companyOf(transaction).findOnlyShipTo(...asked),
      listTrades: (...asked) => companyOf(transaction).listTrades(...asked),
      listShipTos: (...asked) => companyOf(transaction).listShipTos(...asked),
      findDeliveryTerms: (...asked) => companyOf(transaction).findDeliveryTerms(...asked),
      onDelivered: (owner, items) => hooks().onDelivered(transaction)(owner, items),
      papersOfOrder: (request, order) => hooks().papersOfOrder(transaction)(request, order),
      erpAsOf: (country) => erpOf(transaction).findReadAt(country),
      askErpToCancel: (orderNumber) => erpOf(transaction).askToCancel(orderNumber),
      findTimeZone: async (country = homeMarket) => marketOf(country).timeZone,
    });
}
