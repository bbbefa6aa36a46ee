import type { LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { Clock } from '#platform/clock.ts';

/** A saved order is a cart put aside, so its rows and its lock are the cart's. */
export type SavedOrdersDeps = {
  cart: CartDoor;
  company: Pick<CompanyDoor, 'listShipTos'>;
  findTimeZone: (country: Country) => Promise<string>;
  instantOf: (moment: LocalMoment, timeZone: string) => Date;
  homeMarket: Country;
  audit: Audit;
  clock: Clock;
};
