import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { systemClock } from '#platform/clock.ts';
import type { ImportReport } from '#platform/csv/import-report.ts';
import { openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { sealing } from '#platform/secrets/sealing.ts';
import { getOrCreateSecretKey } from '#platform/secrets/secret-key.ts';
import { compose } from '../compose/compose.ts';
import { readConfig } from '../config.ts';
import { summaryOf } from './import-terminal.ts';
import { type ImportKind, isImportKind, runImport } from './run-import.ts';
import { findRunningDatabase } from './running-database.ts';

const usage = `Takes products or prices from a CSV file into the running portal:
  npm run import -- products <file>
  npm run import -- prices <file>
docs/import.md has the columns. Good rows are taken, bad ones are told by line and column.`;

const [kind, path] = process.argv.slice(2);
if (!isImportKind(kind) || !path) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
} else {
  try {
    // npm changes to the repository's folder; the file was named from where the operator stands.
    const report = await carryOut(kind, resolve(process.env.INIT_CWD ?? '.', path));
    process.stdout.write(`${summaryOf(report).join('\n')}\n`);
    if (report.refusedRows > 0) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function carryOut(itsKind: ImportKind, itsPath: string): Promise<ImportReport> {
  const config = readConfig(process.env);
  const database = openDatabase(
    config.databaseUrl ?? (await findRunningDatabase(config.dataDir)),
    createLogger('error'),
  );
  try {
    const { auditOf, portalConfigOf } = compose({
      clock: systemClock,
      database,
      homeMarket: config.homeMarket,
      tokens: () => {
        throw new Error('An import issues no tokens');
      },
      sealing: sealing(getOrCreateSecretKey(config)),
      keepsPasswords: false,
    });
    const actor = { name: 'operator', companyId: undefined, requestId: randomUUID() };
    return await database.write(async (transaction) => {
      const today = await portalConfigOf(transaction).findToday(config.homeMarket);
      const tools = { audit: auditOf(transaction), actor, today, paper: process.stderr };
      return runImport(transaction, tools, { kind: itsKind, path: itsPath });
    });
  } finally {
    await database.close();
  }
}
