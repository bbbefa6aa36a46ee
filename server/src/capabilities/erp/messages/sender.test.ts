import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runFixed } from '#platform/database/connection.ts';
import { type JobQueue, openJobQueue } from '#platform/jobs/job-queue.ts';
import { unannouncedJobs } from '#platform/jobs/unannounced-jobs.store.ts';
import { createLogger } from '#platform/logger.ts';
import { wakingJob } from '../store/erp-message.store.ts';
import { type ErpTest, openErpTest } from '../test-erp.ts';
import { startSender } from './sender.ts';

let erp: ErpTest;
let queue: JobQueue;
beforeAll(async () => {
  erp = await openErpTest();
  queue = await openJobQueue(erp.databaseUrl, createLogger('silent'), { sendOnly: true });
});
afterAll(async () => {
  await queue.stop();
  await erp.close();
});
beforeEach(() => erp.forget());

/** What leaves, one after the other, until so many have. */
async function send(count: number): Promise<string[]> {
  const sent: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const deps = erp.deps({
    async sendOrder({ orderNumber }) {
      sent.push(orderNumber);
      if (sent.length === count) resolve();
      return { sapId: `S${orderNumber}`, netMinor: undefined };
    },
  });
  const sender = startSender({ ...deps, queue, settings: { ...deps.settings, parallel: 1 } });
  await promise;
  await sender.stop();
  return sent;
}

test('the oldest leaves first, also where its job was lost and is written anew', async () => {
  const young = await erp.placed('create');
  await erp.write((transaction) =>
    runFixed(transaction, unannouncedJobs([wakingJob({ orderNumber: young, kind: 'create' })])),
  );
  const lost = [await erp.placed('create'), await erp.placed('create'), await erp.placed('create')];
  for (const [hours, number] of lost.entries()) {
    await erp.sql(`update erp_message set created_at = now() - ($1 + 1) * interval '1 hour' where order_number = $2`, [
      hours,
      number,
    ]);
  }

  expect(await send(4)).toEqual([...lost.toReversed(), young]);
});

test.each([
  ['nobody', { perSecond: 0, p99Ms: 0 }, 25],
  ['customers who wait', { perSecond: 40, p99Ms: 800 }, 10],
])('beside %s it takes no more at once than the pace allows', async (_who, calls, most) => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const deps = erp.deps({});
  const sender = startSender({
    ...deps,
    settings: { ...deps.settings, parallel: 25 },
    lookAtCalls: () => calls,
    queue: {
      ...deps.queue,
      async take(_name, max) {
        resolve(max);
        return [];
      },
    },
  });
  const asked = await promise;
  await sender.stop();

  expect(asked).toBeLessThanOrEqual(most);
  expect(asked > 10).toBe(most === 25);
});
