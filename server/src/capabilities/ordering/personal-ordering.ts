import { exportLimits, type PersonalData } from '@dray/contract/people-desk/personal-data.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { personalOrderingStore } from './store/personal-ordering.store.ts';

/** What a person has ordered, for themselves. */
export function personalOrdering(transaction: Transaction): PersonalData {
  const store = personalOrderingStore(transaction);
  return {
    orders: (uid) => store.orders(uid, exportLimits.rows),
    orderLines: (uid) => store.orderLines(uid, exportLimits.rows),
  };
}
