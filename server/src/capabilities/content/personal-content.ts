import { exportLimits, type PersonalData } from '@dray/contract/people-desk/personal-data.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { personalContentStore } from './store/personal-content.store.ts';

/** What a person has read and done of the content, for themselves. */
export function personalContent(transaction: Transaction): PersonalData {
  const store = personalContentStore(transaction);
  return {
    content: (uid) => store.content(uid, exportLimits.rows),
  };
}
