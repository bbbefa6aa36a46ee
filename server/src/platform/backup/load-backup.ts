import type { Client } from 'pg';
import { type BackupEntry, NoBackup, type Part, type TableEntry } from './backup-format.ts';
import { readBackup } from './backup-reader.ts';
import { backupTables } from './backup-tables.store.ts';
import { connected } from './connected.ts';
import { copyIn } from './copy-rows.ts';
import { schemasOf } from './write-backup.ts';

/** The job queue's own version: its tables were made by the one that is here. */
const isQueueVersion = ({ schema, table }: Pick<TableEntry, 'schema' | 'table'>): boolean =>
  schema === 'pgboss' && table === 'version';

type Loading = {
  part: Part;
  /** Of the role that owns the tables, which are there and are of the backup's version. */
  url: string;
  /** In the same transaction, behind the rows. */
  finish?: (client: Client) => Promise<void>;
};

/** Puts all rows of a backup's part in place of what is in the database, all of them or none. */
export const loadBackup = (file: string, { part, url, finish }: Loading): Promise<void> =>
  connected(url, async (client) => {
    const tables = backupTables(client);
    await tables.beginFilling();
    try {
      const there = (await tables.list(part, schemasOf[part])).filter((table) => !isQueueVersion(table));
      const bringBack = await tables.clear(there);
      await readBackup(file, {
        async onTable(entry, rows) {
          if (entry.part !== part || isQueueVersion(entry)) return undefined;
          requireRoom(entry, there);
          return copyIn(client, tables.copyInto(entry), rows);
        },
        async onSequence(entry: Extract<BackupEntry, { sequence: string }>) {
          if (entry.part === part) await tables.setSequence(entry);
        },
      });
      await bringBack();
      await finish?.(client);
      await tables.end('commit');
    } catch (error) {
      await tables.end('rollback').catch(() => undefined);
      throw error;
    }
    await tables.analyze();
  });

function requireRoom(entry: TableEntry, there: readonly TableEntry[]): void {
  const columns = there.find(({ schema, table }) => schema === entry.schema && table === entry.table)?.columns ?? [];
  const missing = entry.columns.filter((column) => !columns.includes(column));
  if (missing.length === 0) return;
  throw new NoBackup(
    `This Dray has no place for ${entry.schema}.${entry.table} (${missing.join(', ')}): restore with the version that made it`,
  );
}
