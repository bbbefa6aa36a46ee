import type { LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { BundleStock } from '#capabilities/catalogue/index.ts';
import type { ErpDoor } from '#capabilities/erp/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { OrderHistoryStore } from './history/order-history.store.ts';
import type { PlacedOrderStore } from './placed-order.store.ts';

export type OrderingDeps = {
  orders: PlacedOrderStore;
  history: OrderHistoryStore;
  cart: Pick<
    CartDoor,
    'lockForPlacing' | 'freezeCart' | 'openNextCart' | 'limitedCoupons' | 'takeCoupons' | 'acceptAgreement'
  >;
  bundles: BundleStock;
  audit: Audit;
  erp: Pick<ErpDoor, 'announceOrder'>;
  clock: Clock;
  /** Without a country, of the market that the portal was set up for. */
  findTimeZone: (country: Country | undefined) => Promise<string>;
  instantOf: (moment: LocalMoment, timeZone: string) => Date;
  localMoment: (moment: Date, timeZone: string) => LocalMoment;
  findReader: (uid: string) => Promise<{ email: string; language: Language } | undefined>;
  /** Into the same transaction as the order itself. */
  tell: NotificationsDoor['tell'];
};
