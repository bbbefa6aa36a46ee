import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '../faults/server-process.ts';

/** One more server on the data of the portal that all journeys are at, where one of them needs other settings. */
export function startSecondServer(env: Record<string, string>, port?: number): Promise<ServerProcess> {
  const dataDir = process.env.DRAY_DATA ?? '';
  const databaseUrl = () => readFileSync(join(dataDir, 'run/database-url'), 'utf8').trim();
  return startServerProcess({ dataDir, databaseUrl }, { JOBS: '0', BUSY_ABOVE_MS: '0', ...env }, port);
}
