import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { NewFile, StoredFile } from './stored-file.model.ts';

export type StoredFileStore = ReturnType<typeof storedFileStore>;

export const storedFileStore = namedStore('files', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'stored_file'>();

  return {
    /**
     * Adds rows, each key once. One that is there already is locked until the transaction ends and will not be removed for
     * its age any more: anyone who removes old files holds the same lock while they take away the bytes.
     */
    async addFiles(files: readonly Omit<NewFile, 'bytes'>[], createdAt: Date): Promise<void> {
      const rows = files.map((file) => ({
        key: file.key,
        kind: file.kind,
        company_id: file.companyId ?? null,
        content_type: file.contentType,
        size_bytes: file.sizeBytes,
        sha256: file.sha256,
        original_name: file.originalName,
        created_at: createdAt,
      }));
      await sql`
        insert into stored_file (key, kind, company_id, content_type, size_bytes, sha256, original_name, created_at)
        select key, kind, company_id, content_type, size_bytes, sha256, original_name, created_at
        from jsonb_populate_recordset(null::stored_file, ${JSON.stringify(rows)}::jsonb) order by key
        on conflict (key) do update set keep_until = null where stored_file.keep_until is not null
      `.execute(tables);
    },

    /** One that belongs to nobody and has not ended yet. */
    async findPublicFile(key: string, now: Date): Promise<StoredFile | undefined> {
      const row = await tables
        .selectFrom('stored_file')
        .select(['key', 'content_type', 'size_bytes', 'sha256'])
        .where('key', '=', key)
        .where('company_id', 'is', null)
        .where(({ eb, or }) => or([eb('keep_until', 'is', null), eb('keep_until', '>', now)]))
        .executeTakeFirst();
      return row && { key: row.key, contentType: row.content_type, sizeBytes: row.size_bytes, sha256: row.sha256 };
    },

    /** For a capability that has judged itself who may read it. */
    async findFile(key: string, now: Date): Promise<StoredFile | undefined> {
      const row = await tables
        .selectFrom('stored_file')
        .select(['key', 'content_type', 'size_bytes', 'sha256'])
        .where('key', '=', key)
        .where(({ eb, or }) => or([eb('keep_until', 'is', null), eb('keep_until', '>', now)]))
        .executeTakeFirst();
      return row && { key: row.key, contentType: row.content_type, sizeBytes: row.size_bytes, sha256: row.sha256 };
    },

    /** From then on they are as good as gone; the bytes go in the following night. */
    async endFiles(keys: readonly string[], at: Date): Promise<void> {
      await tables
        .updateTable('stored_file')
        .set({ keep_until: at })
        .where('key', '=', sql<string>`any(${keys})`)
        .execute();
    },

    /** Those that have ended, locked; what another process is at is left out. */
    async lockEnded(now: Date, max: number): Promise<string[]> {
      const rows = await tables
        .selectFrom('stored_file')
        .select('key')
        .where('keep_until', '<=', now)
        .orderBy('keep_until')
        .limit(max)
        .forUpdate()
        .skipLocked()
        .execute();
      return rows.map(({ key }) => key);
    },

    async removeFiles(keys: readonly string[]): Promise<void> {
      await tables.deleteFrom('stored_file').where('key', '=', sql<string>`any(${keys})`).execute();
    },
  };
});
