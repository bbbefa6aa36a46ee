import { randomUUID } from 'node:crypto';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/connection.ts';
import { openFileStore } from '#platform/files/files-location.ts';
import { type JobQueue, openJobQueue } from '#platform/jobs/job-queue.ts';
import { createLogger } from '#platform/logger.ts';
import { sealing } from '#platform/secrets/sealing.ts';
import { getOrCreateSecretKey } from '#platform/secrets/secret-key.ts';
import { compose } from '../compose/compose.ts';
import { readConfig } from '../config.ts';
import { migrate } from './migrate-command.ts';
import { type OperatorCommand, runCommand, WrongCall } from './operator-command.ts';
import { readCommand, usage } from './operator-commands.ts';
import { findErpControl, findRunningDatabase } from './running-database.ts';

try {
  const words = process.argv.slice(2);
  // No transaction of a portal, which could not even be opened before it.
  const isMigration = words.length === 1 && words[0] === 'migrate';
  console.log(isMigration ? await migrate(readConfig(process.env)) : await carryOut(readCommand(words)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof WrongCall) console.error(`\n${usage}`);
  process.exitCode = 1;
}

async function carryOut(command: OperatorCommand): Promise<string> {
  const config = readConfig(process.env);
  const databaseUrl = config.databaseUrl ?? (await findRunningDatabase(config.dataDir));
  const logger = createLogger('error');
  const database = openDatabase(databaseUrl, logger);
  let queue: JobQueue | undefined;
  const tokens = () => {
    throw new Error('The operator issues no tokens');
  };
  try {
    const composed = compose({
      clock: systemClock,
      database,
      homeMarket: config.homeMarket,
      tokens,
      sealing: sealing(getOrCreateSecretKey(config)),
      fileStore: openFileStore(config.files),
      logger,
    });
    const actor = { name: 'operator', companyId: undefined, requestId: randomUUID() };
    const openQueue = async () => {
      queue = await openJobQueue(databaseUrl, logger, { sendOnly: true });
      return queue;
    };
    const tools = {
      ...composed,
      actor,
      clock: systemClock,
      publicUrl: config.publicUrl,
      openQueue,
      findErpControl: () => findErpControl(config.dataDir),
    };
    return await runCommand(command, tools, database);
  } finally {
    await queue?.stop();
    await database.close();
  }
}
