import type { PersonalRow } from '@dray/contract/people-desk/personal-data.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** What a person has asked, in their own words, for themselves. */
export const personalSupportStore = namedStore('support', (transaction: Transaction) => ({
  async requests(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select case_number as "requestNumber", title, description as text, status, created_at as at from ticket
      where author_uid = ${uid} order by created_at desc
      limit ${max}`.execute(transaction);
    return rows;
  },

  async requestAnswers(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select ticket.case_number as "requestNumber", said.description as text, said.created_at as at
      from ticket_comment said join ticket on ticket.id = said.ticket_id
      where said.author_uid = ${uid} and not said.is_staff order by said.created_at desc
      limit ${max}`.execute(transaction);
    return rows;
  },

  async files(uid: string, max: number): Promise<readonly PersonalRow[]> {
    const { rows } = await sql<PersonalRow>`
      select ticket.case_number as "requestNumber", sent.name as "fileName", sent.size_bytes as bytes, sent.created_at as at
      from ticket_attachment sent join ticket on ticket.id = sent.ticket_id
      where sent.uploader_uid = ${uid} and sent.removed_at is null order by sent.created_at desc
      limit ${max}`.execute(transaction);
    return rows;
  },

  /** Their bytes are in the file store under these keys. */
  async fileKeys(uid: string, max: number): Promise<{ key: string; name: string }[]> {
    const { rows } = await sql<{ key: string; name: string }>`
      select file_key as key, name from ticket_attachment
      where uploader_uid = ${uid} and removed_at is null order by created_at desc
      limit ${max}`.execute(transaction);
    return rows;
  },
}));
