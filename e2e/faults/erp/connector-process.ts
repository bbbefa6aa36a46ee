import { randomBytes } from 'node:crypto';
import { compose } from '@dray/server/compose/compose.ts';
import { startErp } from '@dray/server/compose/erp.ts';
import { readConfig } from '@dray/server/config.ts';
import { systemClock as clock } from '@dray/server/platform/clock.ts';
import { openDatabase } from '@dray/server/platform/database/connection.ts';
import { openFileStore } from '@dray/server/platform/files/files-location.ts';
import { openJobQueue } from '@dray/server/platform/jobs/job-queue.ts';
import { createLogger } from '@dray/server/platform/logger.ts';
import { recentCalls } from '@dray/server/platform/metrics/recent-calls.ts';
import { sealing } from '@dray/server/platform/secrets/sealing.ts';

/** What a server runs towards the ERP and nothing else of it, so that a kill hits exactly that, and as often as wanted. */
const config = readConfig(process.env);
const { databaseUrl = '', erp } = config;
if (!erp) throw new Error('ERP_URL is not set');
const logger = createLogger('error', { write: (line) => void process.stderr.write(line) });
const database = openDatabase(databaseUrl, logger);
const composed = compose({
  clock,
  database,
  homeMarket: config.homeMarket,
  tokens: () => {
    throw new Error('The connector issues no tokens');
  },
  sealing: sealing(randomBytes(32)),
  fileStore: openFileStore(config.files),
  logger,
});
const queue = await openJobQueue(databaseUrl, logger, { sendOnly: false });
const changeMs = Number(process.env.FAULTS_CHANGE_MS);
const running = await startErp({
  config: { ...erp, sap: { ...erp.sap, changeMs } },
  logger,
  clock,
  database,
  composed,
  queue,
  recentCalls: recentCalls(),
});
process.send?.({ type: 'ready' });
process.once('SIGTERM', () => void stop());
process.once('disconnect', () => process.exit(1));

async function stop(): Promise<void> {
  await running.stop();
  await queue.stop();
  await database.close();
  process.exit(0);
}
