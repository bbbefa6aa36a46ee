import type { LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { BundleStock } from '#capabilities/catalogue/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { ErpDoor } from '#capabilities/erp/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Minor } from '#platform/money.ts';
import type { Request } from '#platform/request/request.ts';
import type { DeliveredItem } from '../rules/delivered-items.model.ts';
import type { OrderOwner } from '../rules/order-facts.model.ts';
import type { DeliveryStore } from '../store/delivery.store.ts';
import type { OrderHistoryStore } from '../store/order-history.store.ts';
import type { OrderSearchStore } from '../store/order-search.store.ts';
import type { OrderStateStore } from '../store/order-state.store.ts';
import type { PlacedOrderStore } from '../store/placed-order.store.ts';
import type { ProgressStore } from '../store/progress.store.ts';
import type { ReorderStore } from '../store/reorder.store.ts';
import type { UsualStore } from '../store/usual.store.ts';

/** A document of an order, as far as the order shows it. */
export type OrderDocument = {
  id: string;
  type: string;
  number: string;
  date: string;
  amountMinor: Minor;
  currency: string;
  fileName: string;
  sizeBytes: number | undefined;
  isFileThere: boolean;
};

export type OrderDocuments = {
  /** Undefined for anyone who may not see documents; then the rest is empty, too. */
  documents: readonly OrderDocument[] | undefined;
  /** Packs by line number. */
  invoiced: ReadonlyMap<number, number>;
  invoicedAt: Date | undefined;
};

export type OrderingDeps = {
  orders: PlacedOrderStore;
  history: OrderHistoryStore;
  orderSearch: OrderSearchStore;
  reorders: ReorderStore;
  usual: UsualStore;
  orderStates: OrderStateStore;
  progress: ProgressStore;
  deliveries: DeliveryStore;
  cart: Pick<
    CartDoor,
    | 'lockForPlacing'
    | 'freezeCart'
    | 'openNextCart'
    | 'limitedCoupons'
    | 'takeCoupons'
    | 'acceptAgreement'
    | 'fillCart'
    | 'previewFilling'
    | 'undoFilling'
    | 'findActiveCart'
    | 'contextAt'
    | 'judgeLine'
  >;
  bundles: BundleStock;
  audit: Audit;
  erp: Pick<ErpDoor, 'announcementOf'>;
  clock: Clock;
  /** Without a country, of the market that the portal was set up for. */
  findTimeZone: (country: Country | undefined) => Promise<string>;
  instantOf: (moment: LocalMoment, timeZone: string) => Date;
  orderByInstant: (moment: LocalMoment, timeZone: string) => Date;
  localMoment: (moment: Date, timeZone: string) => LocalMoment;
  findReader: (uid: string) => Promise<{ email: string; language: Language } | undefined>;
  findName: (uid: string) => Promise<string | undefined>;
  /** As customers of a market know it. */
  findSupplier: (country: Country) => Promise<string | undefined>;
  /** Whether somebody may see the orders of a ship-to now. */
  mayReadOrders: (uid: string, owner: OrderOwner) => Promise<boolean>;
  findShipTo: CompanyDoor['findShipTo'];
  findOnlyShipTo: CompanyDoor['findOnlyShipTo'];
  /** The trade of every ship-to there is. */
  listTrades: CompanyDoor['listTrades'];
  listShipTos: CompanyDoor['listShipTos'];
  findDeliveryTerms: CompanyDoor['findDeliveryTerms'];
  papersOfOrder: (request: Request, order: OrderOwner & { sapId: string | undefined }) => Promise<OrderDocuments>;
  /** When the ERP was last read with success. */
  erpAsOf: (country: Country) => Promise<Date | undefined>;
  /** What an order has brought so far, told again whenever its deliveries are looked at. */
  onDelivered: (owner: OrderOwner, items: readonly DeliveredItem[]) => Promise<void>;
  /** In the caller's transaction: withdrawn where the order provably never left for the ERP. */
  askErpToCancel: (orderNumber: string) => Promise<'withdrawn' | 'asked'>;
  /** Into the same transaction as the order itself. */
  tell: NotificationsDoor['tell'];
};
