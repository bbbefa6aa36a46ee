import { randomUUID } from 'node:crypto';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/connection.ts';
import { openFileStore } from '#platform/files/files-location.ts';
import { createLogger } from '#platform/logger.ts';
import { sealing } from '#platform/secrets/sealing.ts';
import { getOrCreateSecretKey } from '#platform/secrets/secret-key.ts';
import { compose } from '../compose/compose.ts';
import { readConfig } from '../config.ts';
import type { ImportKind } from './import-kind.ts';
import { summaryOf } from './import-terminal.ts';
import { contentSummary, runContentImport } from './run-content-import.ts';
import { runImport } from './run-import.ts';
import { runPictureImport } from './run-picture-import.ts';
import { findRunningDatabase } from './running-database.ts';

type Outcome = { lines: readonly string[]; refused: number };

type WantedImport = { kind: ImportKind | 'pictures' | 'content'; isCommitted: boolean };

export async function carryOutImport(
  { kind: importKind, isCommitted }: WantedImport,
  importPath: string,
): Promise<Outcome> {
  const config = readConfig(process.env);
  const logger = createLogger('error');
  const database = openDatabase(config.databaseUrl ?? (await findRunningDatabase(config.dataDir)), logger);
  try {
    const { auditOf, portalConfigOf, filesOf } = compose({
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
    return await database.write(async (transaction) => {
      const tools = { audit: auditOf(transaction), actor, paper: process.stderr };
      if (importKind === 'pictures') {
        const { refused, ...taken } = await runPictureImport(
          transaction,
          { ...tools, files: filesOf(transaction) },
          importPath,
        );
        return { lines: [`imported ${taken.imported}, unchanged ${taken.unchanged}, refused ${refused}`], refused };
      }
      const today = await portalConfigOf(transaction).findToday(config.homeMarket);
      if (importKind === 'content') {
        const report = await runContentImport(
          transaction,
          { ...tools, files: filesOf(transaction), now: systemClock.now(), today },
          { folder: importPath, isCommitted },
        );
        return { lines: contentSummary(report, isCommitted), refused: report.refused.length };
      }
      const report = await runImport(transaction, { ...tools, today }, { kind: importKind, path: importPath });
      return { lines: summaryOf(report), refused: report.refusedRows };
    });
  } finally {
    await database.close();
  }
}
