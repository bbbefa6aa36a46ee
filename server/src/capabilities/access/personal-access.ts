import { exportLimits, type PersonalData } from '@dray/contract/people-desk/personal-data.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { personalAccessStore } from './personal-access.store.ts';

/** What a person may do where, for themselves. */
export function personalAccess(transaction: Transaction): PersonalData {
  const store = personalAccessStore(transaction);
  return {
    roles: (uid) => store.roles(uid, exportLimits.rows),
  };
}
