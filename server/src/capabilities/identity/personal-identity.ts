import { exportLimits, type PersonalData } from '@dray/contract/people-desk/personal-data.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { personalIdentityStore } from './store/personal-identity.store.ts';

/** What is kept of a person’s account, for themselves. */
export function personalIdentity(transaction: Transaction): PersonalData {
  const store = personalIdentityStore(transaction);
  return {
    account: (uid) => store.account(uid, exportLimits.rows),
    consents: (uid) => store.consents(uid, exportLimits.rows),
    sessions: (uid) => store.sessions(uid, exportLimits.rows),
  };
}
