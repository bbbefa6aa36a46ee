import { findHeld } from '@dray/server/commands/held-rows.store.ts';
import { heldInWords, type Restored, restoreInto } from '@dray/server/commands/restore-into.ts';
import { connected } from '@dray/server/platform/backup/connected.ts';
import { loadBackup } from '@dray/server/platform/backup/load-backup.ts';
import { openErpDatabase } from '../erp/store/database.ts';
import { prepareSchema } from '../erp/store/prepare-schema.store.ts';
import { prepareDataFolder } from '../launcher/data-folder.ts';
import { reapOrphans } from '../launcher/run-folder.ts';
import { claimDataFolder, DataFolderTaken } from '../launcher/single-run.ts';
import { DATABASE, ERP_DATABASE, ERP_ROLE, OWNER } from '../postgres/settings.ts';
import type { EmbeddedPostgres } from '../postgres/start-embedded-postgres.ts';
import { StartRefused } from '../start-refused.ts';
import { type Alone, startPostgresAlone } from './postgres-alone.ts';
import { type Beside, besideOf } from './switch-databases.ts';

type Restoring = {
  alone: Alone;
  restored: Restored;
  isOver: boolean;
};

/** Fills databases beside those that are there and puts them in their place at the end, both or none. */
export async function restoreEmbedded({ alone, isOver, restored }: Restoring): Promise<void> {
  const { dataDir, log } = alone;
  const folder = prepareDataFolder(dataDir);
  const release = claim(folder.run);
  try {
    await reapOrphans(folder.run, log);
    const postgres = await startPostgresAlone(alone);
    try {
      if (!isOver) await requireEmpty(postgres);
      await fillBeside(postgres, restored);
    } finally {
      await postgres.stop();
    }
  } finally {
    release();
  }
}

function claim(runFolder: string): () => void {
  try {
    return claimDataFolder(runFolder);
  } catch (error) {
    if (!(error instanceof DataFolderTaken)) throw error;
    throw new StartRefused(`${error.message} Stop it first: a restore replaces what it works with.`, { cause: error });
  }
}

async function requireEmpty({ superuserUrl }: EmbeddedPostgres): Promise<void> {
  const held = await connected(superuserUrl, findHeld);
  if (!held) return;
  throw new StartRefused(
    `The database here holds ${heldInWords(held)}. Nothing was changed. ` +
      'With --over the backup takes its place, and what it holds is gone for good: back it up first, or set DATA_DIR to another folder.',
  );
}

async function fillBeside(postgres: EmbeddedPostgres, restored: Restored): Promise<void> {
  const beside = besideOf(postgres.superuserUrl, [
    { name: DATABASE, owner: OWNER },
    { name: ERP_DATABASE, owner: ERP_ROLE },
  ]);
  await beside.make();
  try {
    await restoreInto(beside.urlOf(postgres.ownerUrl), restored);
    await fillErp(beside, postgres.erpUrl, restored.file);
    await beside.installBuild();
  } catch (error) {
    await beside.remove();
    throw error;
  }
}

async function fillErp(beside: Beside, erpUrl: string, file: string): Promise<void> {
  const url = beside.urlOf(erpUrl);
  const database = openErpDatabase(url);
  try {
    await prepareSchema(database);
  } finally {
    await database.close();
  }
  await loadBackup(file, { part: 'erp', url });
}
