import { openDatabase } from '#platform/database/connection.ts';
import { openJobQueue } from '#platform/jobs/job-queue.ts';
import { createLogger } from '#platform/logger.ts';
import { runCommand } from '../commands/operator-command.ts';
import { readCommand } from '../commands/operator-commands.ts';
import { composeOver } from './compose.ts';
import type { TestPortal } from './portal.ts';

/** What `npm run portal -- …` does, without a process of its own. Answers with what the operator reads. */
export async function operate({ databaseUrl, clock, sealing }: TestPortal, ...args: string[]): Promise<string> {
  const logger = createLogger('error');
  const database = openDatabase(databaseUrl, logger);
  const queues: { stop(): Promise<void> }[] = [];
  const openQueue = async () => {
    const queue = await openJobQueue(databaseUrl, logger, { sendOnly: true });
    queues.push(queue);
    return queue;
  };
  const findErpControl = async () => undefined;
  const composed = composeOver(database, clock, sealing);
  const actor = { name: 'operator', companyId: undefined, requestId: 'test' };
  try {
    const tools = { ...composed, actor, clock, publicUrl: 'https://orders.example', openQueue, findErpControl };
    return await runCommand(readCommand(args), tools, database);
  } finally {
    await Promise.all(queues.map((queue) => queue.stop()));
    await database.close();
  }
}
