import { exportLimits, type PersonalData } from '@dray/contract/people-desk/personal-data.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { personalCartStore } from './store/personal-cart.store.ts';

/** Carts and saved orders of a person, for themselves. */
export function personalCart(transaction: Transaction): PersonalData {
  const store = personalCartStore(transaction);
  return {
    savedOrders: (uid) => store.savedOrders(uid, exportLimits.rows),
  };
}
