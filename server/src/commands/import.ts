import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/connection.ts';
import { openFileStore } from '#platform/files/files-place.ts';
import { createLogger } from '#platform/logger.ts';
import { sealing } from '#platform/secrets/sealing.ts';
import { getOrCreateSecretKey } from '#platform/secrets/secret-key.ts';
import { compose } from '../compose/compose.ts';
import { readConfig } from '../config.ts';
import { summaryOf } from './import-terminal.ts';
import { type ImportKind, isImportKind, runImport } from './run-import.ts';
import { runPictureImport } from './run-picture-import.ts';
import { findRunningDatabase } from './running-database.ts';

const usage = `Takes products or prices from a CSV file, or pictures from a folder, into the running portal:
  npm run import -- products <file>
  npm run import -- prices <file>
  npm run import -- pictures <folder>
docs/import.md has the columns and names. What is good is taken, what is not is told by line and column, or by file.`;

type Outcome = { lines: readonly string[]; refused: number };

const [kind, path] = process.argv.slice(2);
if (!(isImportKind(kind) || kind === 'pictures') || !path) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
} else {
  try {
    // npm changes to the repository's folder; the file was named from where the operator stands.
    const { lines, refused } = await carryOut(kind, resolve(process.env.INIT_CWD ?? '.', path));
    process.stdout.write(`${lines.join('\n')}\n`);
    if (refused > 0) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function carryOut(itsKind: ImportKind | 'pictures', itsPath: string): Promise<Outcome> {
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
      keepsPasswords: false,
    });
    const actor = { name: 'operator', companyId: undefined, requestId: randomUUID() };
    return await database.write(async (transaction) => {
      const tools = { audit: auditOf(transaction), actor, paper: process.stderr };
      if (itsKind === 'pictures') {
        const { refused, ...taken } = await runPictureImport(
          transaction,
          { ...tools, files: filesOf(transaction) },
          itsPath,
        );
        return { lines: [`imported ${taken.imported}, unchanged ${taken.unchanged}, refused ${refused}`], refused };
      }
      const today = await portalConfigOf(transaction).findToday(config.homeMarket);
      const report = await runImport(transaction, { ...tools, today }, { kind: itsKind, path: itsPath });
      return { lines: summaryOf(report), refused: report.refusedRows };
    });
  } finally {
    await database.close();
  }
}
