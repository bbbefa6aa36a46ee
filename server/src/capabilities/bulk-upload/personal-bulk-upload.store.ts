import type { PersonalRow } from '@dray/contract/people-desk/personal-data.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** The files of orders that a person has uploaded, for themselves. */
export const personalBulkUploadStore = namedStore('bulk-upload', (transaction: Transaction) => ({
  async uploads(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select file_name as "fileName", created_at as at from bulk_upload where uid = ${uid} order by created_at
      limit ${max}`.execute(transaction);
    return rows;
  },
}));
