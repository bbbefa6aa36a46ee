import { exportLimits, type PersonalData } from '@dray/contract/people-desk/personal-data.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { personalSupportStore } from './store/personal-support.store.ts';

/** What a person has asked, in their own words, for themselves. */
export function personalSupport(transaction: Transaction): PersonalData {
  const store = personalSupportStore(transaction);
  return {
    requests: (uid) => store.requests(uid, exportLimits.rows),
    requestAnswers: (uid) => store.requestAnswers(uid, exportLimits.rows),
    files: (uid) => store.files(uid, exportLimits.rows),
  };
}

/** What they have attached, to be packed along. */
export const listSentFiles = (transaction: Transaction, uid: string): Promise<{ key: string; name: string }[]> =>
  personalSupportStore(transaction).fileKeys(uid, exportLimits.rows);
