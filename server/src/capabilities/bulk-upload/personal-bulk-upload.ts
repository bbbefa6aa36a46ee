import { exportLimits, type PersonalData } from '@dray/contract/people-desk/personal-data.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { personalBulkUploadStore } from './personal-bulk-upload.store.ts';

/** The files of orders that a person has uploaded, for themselves. */
export function personalBulkUpload(transaction: Transaction): PersonalData {
  const store = personalBulkUploadStore(transaction);
  return {
    uploads: (uid) => store.uploads(uid, exportLimits.rows),
  };
}
