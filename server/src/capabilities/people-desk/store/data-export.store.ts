import type { Language } from '@dray/contract/languages.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type ExportState = 'waiting' | 'made' | 'fetched' | 'failed' | 'over';
export type DataExport = {
  id: string;
  uid: string;
  language: Language;
  state: ExportState;
  askedAt: Date;
  expiresAt: Date | null;
  fileKey: string | null;
  fileBytes: number | null;
};
export type DataExportStore = ReturnType<typeof dataExportStore>;

export const dataExportStore = namedStore('people-desk', (transaction: Transaction) => ({
  /** False while another one of the person is being made. */
  async addExport(asked: Pick<DataExport, 'id' | 'uid' | 'language' | 'askedAt'> & { by: string }): Promise<boolean> {
    const rows = await runFixed(
      transaction,
      fixed`insert into data_export (id, uid, asked_by, language, asked_at)
        values (${asked.id}, ${asked.uid}, ${asked.by}, ${asked.language}, ${asked.askedAt})
        on conflict do nothing returning id`,
    );
    return rows.length > 0;
  },

  async findLatest(uid: string): Promise<DataExport | undefined> {
    const [row] = await runFixed<DataExport>(
      transaction,
      fixed`select id, uid, language, state, asked_at as "askedAt", expires_at as "expiresAt", file_key as "fileKey",
          file_bytes::int as "fileBytes"
        from data_export where uid = ${uid} order by asked_at desc, id limit 1`,
    );
    return row;
  },

  async countSince(uid: string, since: Date): Promise<number> {
    const [row] = await runFixed<{ n: number }>(
      transaction,
      fixed`select count(*)::int as n from data_export where uid = ${uid} and asked_at > ${since} and state <> 'failed'`,
    );
    return row?.n ?? 0;
  },

  async findWaiting(id: string): Promise<DataExport | undefined> {
    const [row] = await runFixed<DataExport>(
      transaction,
      fixed`select id, uid, language, state, asked_at as "askedAt", expires_at as "expiresAt", file_key as "fileKey",
          file_bytes::int as "fileBytes"
        from data_export where id = ${id} and state = 'waiting'`,
    );
    return row;
  },

  /** False where it was made already: of two that make the same one alone tells of it. */
  async setMade(id: string, made: { at: Date; expiresAt: Date; fileKey: string; bytes: number }): Promise<boolean> {
    const rows = await runFixed(
      transaction,
      fixed`update data_export set state = 'made', made_at = ${made.at}, expires_at = ${made.expiresAt},
          file_key = ${made.fileKey}, file_bytes = ${made.bytes}
        where id = ${id} and state = 'waiting' returning id`,
    );
    return rows.length > 0;
  },

  /** Once: whoever comes second, or too late, finds nothing. */
  async takeFile(asked: { id: string; uid: string; now: Date }): Promise<string | undefined> {
    const [row] = await runFixed<{ fileKey: string }>(
      transaction,
      fixed`update data_export set state = 'fetched'
        where id = ${asked.id} and uid = ${asked.uid} and state = 'made' and expires_at > ${asked.now}
        returning file_key as "fileKey"`,
    );
    return row?.fileKey;
  },

  /** Those whose time is over, with their files; what another process is at is left out. */
  async lockOver(now: Date, max: number): Promise<readonly { id: string; fileKey: string }[]> {
    return runFixed<{ id: string; fileKey: string }>(
      transaction,
      fixed`select id, file_key as "fileKey" from data_export where file_key is not null and expires_at <= ${now}
        order by expires_at limit ${max} for update skip locked`,
    );
  },

  async setOver(ids: readonly string[]): Promise<void> {
    await runFixed(
      transaction,
      fixed`update data_export set file_key = null, state = case when state = 'made' then 'over' else state end
        where id = any(${[...ids]}::uuid[])`,
    );
  },
}));
