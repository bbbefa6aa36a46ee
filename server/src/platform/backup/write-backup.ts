import { findAppliedMigrations } from '../database/migrate.ts';
import { FORMAT, type Part } from './backup-format.ts';
import { backupTables } from './backup-tables.store.ts';
import { type BackupWriter, type Written, writeWhole } from './backup-writer.ts';
import { connected } from './connected.ts';
import { copyOut } from './copy-rows.ts';

export type BackupSource = { part: Part; url: string };

/** Where each has its tables: ours, and those of the job queue. */
export const schemasOf: Readonly<Record<Part, readonly string[]>> = { portal: ['public', 'pgboss'], erp: ['public'] };

/**
 * Every row of every table as they were at one moment, in one file; each database has its moment, the portal's first. What
 * goes on meanwhile is neither held up nor in it.
 */
export function writeBackup(file: string, sources: readonly BackupSource[], now: Date): Promise<Written> {
  return writeWhole(file, async (writer) => {
    for (const source of sources) await writePart(writer, source, now);
  });
}

const writePart = (writer: BackupWriter, { part, url }: BackupSource, now: Date): Promise<void> =>
  connected(url, async (client) => {
    const tables = backupTables(client);
    await tables.beginReading();
    const list = await tables.list(part, schemasOf[part]);
    if (part === 'portal') {
      await writer.tell({
        drayBackup: FORMAT,
        madeAt: now.toISOString(),
        postgres: await tables.version(),
        migrations: await findAppliedMigrations(client),
      });
    }
    for (const entry of list) {
      await writer.tell(entry);
      await writer.tell({ rows: await copyOut(client, tables.copyOutOf(entry), writer.rows) });
    }
    // Behind the rows: a number that is given meanwhile must not be given again.
    for (const entry of await tables.listSequences(part, schemasOf[part])) await writer.tell(entry);
    await tables.end('commit');
  });
