import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findRunningDatabase } from '@dray/server/commands/running-database.ts';
import type { BackupSource } from '@dray/server/platform/backup/write-backup.ts';
import { claimDataFolder, DataFolderTaken } from '../launcher/single-run.ts';
import { chooseLocation } from '../postgres/cluster-location.ts';
import { ensureRolePassword } from '../postgres/password.ts';
import { ERP_DATABASE, ERP_ROLE } from '../postgres/settings.ts';
import { StartRefused } from '../start-refused.ts';
import { type Alone, startPostgresAlone } from './postgres-alone.ts';

/** The portal's database and the embedded ERP's, of a Dray that runs here or, if none does, started for as long as it takes. */
export async function withEmbeddedSources<T>(alone: Alone, work: (sources: BackupSource[]) => Promise<T>): Promise<T> {
  const { dataDir, log } = alone;
  if (!existsSync(join(dataDir, 'run'))) throw new StartRefused(`No Dray has its data in ${dataDir}.`);
  let release: () => void;
  try {
    release = claimDataFolder(join(dataDir, 'run'));
  } catch (error) {
    if (!(error instanceof DataFolderTaken)) throw error;
    return work(await runningSources(dataDir));
  }
  try {
    const location = chooseLocation(join(dataDir, 'postgres'), log);
    if (!existsSync(location.cluster)) throw new StartRefused(`There is no database in ${dataDir}.`);
    const postgres = await startPostgresAlone(alone);
    try {
      return await work([
        { part: 'portal', url: postgres.applicationUrl },
        { part: 'erp', url: postgres.erpUrl },
      ]);
    } finally {
      await postgres.stop();
    }
  } finally {
    release();
  }
}

async function runningSources(dataDir: string): Promise<BackupSource[]> {
  const url = await findRunningDatabase(dataDir);
  const location = chooseLocation(join(dataDir, 'postgres'), () => undefined);
  const erp = Object.assign(new URL(url), {
    username: ERP_ROLE,
    password: ensureRolePassword(location, ERP_ROLE),
    pathname: `/${ERP_DATABASE}`,
  });
  return [
    { part: 'portal', url },
    { part: 'erp', url: erp.href },
  ];
}
