import { openDatabase } from '@dray/server/platform/database/connection.ts';
import { openJobQueue } from '@dray/server/platform/jobs/job-queue.ts';
import { createLogger } from '@dray/server/platform/logger.ts';
import { composeOver } from '@dray/server/testing/compose.ts';
import type { TestPortal } from '@dray/server/testing/portal.ts';
import type { TestArchives } from './test-archives.ts';

/** A process that takes the portal's jobs, but only when a test says so. */
export async function openListReader(portal: TestPortal, { env }: Pick<TestArchives, 'env'>) {
  const silent = createLogger('silent');
  const database = openDatabase(portal.databaseUrl, silent);
  const queue = await openJobQueue(portal.databaseUrl, silent, { sendOnly: true });
  const urls = { tesi: env.TESI_URL, cablog: env.CABLOG_URL, olsa: env.OLSA_URL };
  const composed = composeOver(database, portal.clock, undefined, { archives: { urls, markets: ['SK', 'IT'] } });
  return {
    composed,
    /** Reads the lists that were asked for; how many payers' they were. */
    async readAsked(): Promise<number> {
      const jobs = await queue.take('refresh-archives', 20);
      for (const job of jobs) {
        await composed.refreshArchives(job.payload);
        await queue.complete('refresh-archives', job);
      }
      return jobs.length;
    },
    async close() {
      await queue.stop();
      await database.close();
    },
  };
}

export type ListReader = Awaited<ReturnType<typeof openListReader>>;
