import { randomUUID } from 'node:crypto';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/connection.ts';
import { openFileStore } from '#platform/files/files-location.ts';
import { createLogger } from '#platform/logger.ts';
import { sealing } from '#platform/secrets/sealing.ts';
import { getOrCreateSecretKey } from '#platform/secrets/secret-key.ts';
import { compose } from '../compose/compose.ts';
import { readConfig } from '../config.ts';
import type { WantedImport } from './import-kind.ts';
import { contentSummary, runContentImport } from './run-content-import.ts';
import { runImport } from './run-import.ts';
import { runPictureImport } from './run-picture-import.ts';
import { findRunningDatabase } from './running-database.ts';

type Outcome = { lines: readonly string[]; refused: number };

export async function carryOutImport({ kind, path, isPreview, isFull, ...wanted }: WantedImport): Promise<Outcome> {
  const config = readConfig(process.env);
  const logger = createLogger('error');
  const database = openDatabase(config.databaseUrl ?? (await findRunningDatabase(config.dataDir)), logger);
  try {
    const { auditOf, portalConfigOf, filesOf, importWork } = compose({
      clock: systemClock,
      database,
      homeMarket: config.homeMarket,
      tokens: () => {
        throw new Error('An import issues no tokens');
      },
      sealing: sealing(getOrCreateSecretKey(config)),
      fileStore: openFileStore(config.files),
      logger,
    });
    const actor = { name: 'operator', companyId: undefined, requestId: randomUUID() };
    if (kind !== 'pictures' && kind !== 'content')
      return await runImport({ work: importWork, actor, paper: process.stderr }, { kind, path, isPreview, isFull });
    return await database.write(async (transaction) => {
      const tools = { audit: auditOf(transaction), actor, paper: process.stderr, files: filesOf(transaction) };
      if (kind === 'pictures') {
        const { refused, ...taken } = await runPictureImport(transaction, tools, path);
        return { lines: [`imported ${taken.imported}, unchanged ${taken.unchanged}, refused ${refused}`], refused };
      }
      const today = await portalConfigOf(transaction).findToday(config.homeMarket);
      const report = await runContentImport(
        transaction,
        { ...tools, now: systemClock.now(), today },
        { folder: path, ...wanted },
      );
      return { lines: contentSummary(report, wanted.isCommitted), refused: report.refused.length };
    });
  } finally {
    await database.close();
  }
}
