import { exportLimits, type PersonalData } from '@dray/contract/people-desk/personal-data.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { personalActingStore } from './personal-acting.store.ts';

/** When the supplier has ordered for a person, for themselves. */
export function personalActing(transaction: Transaction): PersonalData {
  const store = personalActingStore(transaction);
  return {
    acting: (uid) => store.acting(uid, exportLimits.rows),
  };
}
