import { join } from 'node:path';
import { ensureSystemUser, isRoot } from '@dray/server/platform/process-user/system-user.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/start-embedded-postgres.ts';

export type Alone = {
  dataDir: string;
  log: (line: string) => void;
  /** Only tests may say false. */
  durable?: boolean | undefined;
};

/** The embedded PostgreSQL without the portal, as the launcher would start it. */
export function startPostgresAlone({ dataDir, log, durable = true }: Alone): Promise<EmbeddedPostgres> {
  const user = isRoot() ? ensureSystemUser('dray-postgres', log) : undefined;
  return startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), user, log, durable });
}
