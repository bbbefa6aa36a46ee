import { marketOf } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { SavedOrdersDeps } from './saved-orders.deps.ts';
import { type SavedOrdersDoor, savedOrders } from './saved-orders.door.ts';

type Needs = Pick<SavedOrdersDeps, 'clock' | 'homeMarket' | 'instantOf'> & {
  auditOf: DoorOf<Audit>;
  cartOf: DoorOf<CartDoor>;
  companyOf: DoorOf<CompanyDoor>;
};

/** Orders that wait, on top of the cart. */
export const openSavedOrders =
  ({ auditOf, cartOf, companyOf, ...needs }: Needs): DoorOf<SavedOrdersDoor> =>
  (transaction) =>
    savedOrders({
      ...needs,
      cart: cartOf(transaction),
      company: companyOf(transaction),
      audit: auditOf(transaction),
      findTimeZone: async (country) => marketOf(country).timeZone,
    });
