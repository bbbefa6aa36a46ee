import { exportLimits, type PersonalData } from '@dray/contract/people-desk/personal-data.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { personalPeopleDeskStore } from './store/personal-people-desk.store.ts';

/** What customer service did for a person, for themselves. */
export function personalPeopleDesk(transaction: Transaction): PersonalData {
  const store = personalPeopleDeskStore(transaction);
  return {
    help: (uid) => store.help(uid, exportLimits.rows),
  };
}
