import type { LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { Goods, OwnPrice, OwnPrices, PriceList } from '#capabilities/catalogue/index.ts';
import type { DeliveryTerms } from '#capabilities/company/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Minor } from '#platform/money.ts';
import type { Request, Scope } from '#platform/request/request.ts';
import type { CartStore } from '../store/cart.store.ts';
import type { CartHints } from './cart-hints.ts';

/**
 * Who shops, what they may touch, and what their headers say; a request is one. They are judged by when they came, not by when it
 * was their turn; what is no request comes now.
 */
export type Shopper = Pick<Request, 'caller' | 'scope' | 'delivery'> & Partial<Pick<Request, 'arrivedAt'>>;

/** What `compose.ts` hands in. What has no transaction of its own is cached for the whole process. */
export type CartDeps = {
  carts: CartStore;
  clock: Clock;
  newId: () => string;
  hints: CartHints;
  homeMarket: Country;
  /** Within the scope; a foreign one is not found. */
  findTerms: (scope: Scope, shipToId: string) => Promise<DeliveryTerms | undefined>;
  /** The first active one within the scope (T112). */
  findDefaultShipTo: (scope: Scope, country: Country) => Promise<{ id: string } | undefined>;
  /** The only active one within the scope, where there is exactly one. */
  findOnlyShipTo: (scope: Scope) => Promise<{ id: string } | undefined>;
  findMarket: (country: Country) => Promise<{ currency: string; today: string }>;
  /** The wall by which orders are judged; it never goes back. */
  orderMoment: (instant: Date, timeZone: string) => LocalMoment;
  /** The beginning of the last minute that counts. */
  orderByInstant: (moment: LocalMoment, timeZone: string) => Date;
  findEmail: (uid: string) => Promise<string | undefined>;
  goodsFor: (country: Country, priceList: PriceList | undefined) => Promise<Goods>;
  /** The ship-to must have been checked against the scope. */
  findPriceList: (shipToId: string) => Promise<PriceList | undefined>;
  findOwnPrices: OwnPrices;
  priceFor: (price: OwnPrice, packs: number) => Minor;
  /** Whether an order of the last twelve months to this company carries the number (T77). */
  isOrderNumberUsed: (companyId: string, customerOrderNumber: string) => Promise<boolean>;
  /** The highest running number that orders to a ship-to carry behind a prefix; 0 where there is none (T130). */
  findLastOrderNumber: (cartId: string, shipToId: string, prefix: string) => Promise<number>;
};
