import { randomUUID } from 'node:crypto';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/connection.ts';
import { type JobQueue, openJobQueue } from '#platform/jobs/job-queue.ts';
import { createLogger } from '#platform/logger.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { type OperatorCommand, readCommand, usage, WrongCall } from './operator-commands.ts';
import { findRunningDatabase } from './running-database.ts';

try {
  const command = readCommand(process.argv.slice(2));
  await carryOut(command);
  console.log(command.said);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof WrongCall) console.error(`\n${usage}`);
  process.exitCode = 1;
}

async function carryOut({ run }: OperatorCommand): Promise<void> {
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
      keepsPasswords: false,
    });
    const actor = { name: 'operator', companyId: undefined, requestId: randomUUID() };
    const openQueue = async () => {
      queue = await openJobQueue(databaseUrl, logger, { sendOnly: true });
      return queue;
    };
    await database.write((transaction) => run({ ...composed, actor, clock: systemClock, openQueue }, transaction));
  } finally {
    await queue?.stop();
    await database.close();
  }
}
