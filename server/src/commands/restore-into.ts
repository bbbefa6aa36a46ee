import type { Client } from 'pg';
import { restoredKeys } from '#capabilities/identity/index.ts';
import { restoredPortal } from '#capabilities/portal-config/index.ts';
import { NoBackup } from '#platform/backup/backup-format.ts';
import type { BackupContents } from '#platform/backup/backup-reader.ts';
import { connected } from '#platform/backup/connected.ts';
import { loadBackup } from '#platform/backup/load-backup.ts';
import { prepareJobSchema } from '#platform/database/job-schema.ts';
import { findAppliedMigrations, migrateTo } from '#platform/database/migrate.ts';
import type { Sealing } from '#platform/secrets/sealing.ts';
import { findHeld, type Held } from './held-rows.store.ts';

export type Restored = {
  file: string;
  contents: BackupContents;
  /** With what its signing keys are to be opened, and whether they may be lost. */
  keys: { sealing: Sealing | undefined; mayBeNew: boolean };
};

/**
 * Fills a database that holds nothing, as the role that owns it: the tables by our own migrations, as far as the backup's
 * went, then its rows. The next start goes on from there. Ended in between it still holds nothing, and is filled again.
 */
export async function restoreInto(ownerUrl: string, { file, contents, keys }: Restored): Promise<void> {
  const { head } = contents;
  await connected(ownerUrl, async (client) => {
    const held = await findHeld(client);
    if (held) throw new NoBackup(`The database holds ${heldInWords(held)}: restore into an empty one`);
    const further = (await findAppliedMigrations(client)).filter((name) => !head.migrations.includes(name));
    if (further.length === 0) return;
    throw new NoBackup(`The database has tables of a later version (${further[0]}): restore into an empty one`);
  });
  await migrateTo(ownerUrl, head.migrations);
  await prepareJobSchema(ownerUrl);
  await loadBackup(file, { part: 'portal', url: ownerUrl, finish: (client) => finish(client, keys) });
}

/** In the transaction of the rows: nobody finds them without it. */
async function finish(client: Client, { sealing, mayBeNew }: Restored['keys']): Promise<void> {
  await restoredPortal.close(client);
  if (await restoredKeys.canOpen(client, sealing)) return;
  if (mayBeNew) return restoredKeys.forget(client);
  throw new NoBackup(
    'Its signing keys were sealed with the secret key of the portal that was backed up. Put that one’s file `secret-key` into ' +
      'DATA_DIR, or set SECRET_KEY; if it is lost, --new-keys makes new ones, and the tools that people are handed over to ' +
      'must load PUBLIC_URL/api/sso/metadata again',
  );
}

export const heldInWords = ({ people, orders, lastOrder }: Held): string =>
  `${people} people and ${orders} orders${lastOrder ? `, the last of ${lastOrder.toISOString().slice(0, 16).replace('T', ' ')} UTC` : ''}`;
