import type { MasterKindName } from '@dray/contract/master-data/master-kinds.ts';
import { keptFaultText } from '@dray/contract/texts/fault-text.ts';
import { sql } from 'kysely';
import { importFile, listRefused } from '#capabilities/master-data/index.ts';
import { openDatabase } from '#platform/database/connection.ts';
import { createTestDatabase } from '#platform/database/test-database.ts';
import { createLogger } from '#platform/logger.ts';
import { testClock } from './clock.ts';
import { composeOver } from './compose.ts';
import { smallWorldMoment } from './small-world/load-small-world.ts';

export type MasterDatabase = Awaited<ReturnType<typeof openMasterDatabase>>;

/** A migrated database without any world, and files taken into it as an operator's command does. */
export async function openMasterDatabase() {
  const { url, drop } = await createTestDatabase();
  const database = openDatabase(url, createLogger('silent'));
  const { importWork: work } = composeOver(database, testClock(smallWorldMoment));
  const actor = { name: 'operator', companyId: undefined, requestId: 'test' };

  return {
    work,
    sql: <Row extends object>(statement: string): Promise<Row[]> =>
      database.write(async (transaction) => (await sql.raw<Row>(statement).execute(transaction)).rows),

    async take(kind: MasterKindName, csv: string, { isFull = false, isPreview = false } = {}) {
      const asked = { kind, name: `${kind}.csv`, bytes: Buffer.from(csv), isFull, isPreview, actor };
      const run = await importFile(work, asked);
      const refused: string[] = [];
      for await (const rows of listRefused(work, run))
        for (const { line, faults } of rows)
          refused.push(...(faults ?? []).map((fault) => `${line} ${fault.column}: ${keptFaultText(fault, 'en')}`));
      const counts = run.counts[kind];
      return {
        run,
        refused,
        imported: (counts?.new ?? 0) + (counts?.changed ?? 0),
        unchanged: counts?.unchanged ?? 0,
        refusedRows: counts?.refused ?? 0,
        ended: counts?.ended ?? 0,
      };
    },

    async close() {
      await database.close();
      await drop();
    },
  };
}
