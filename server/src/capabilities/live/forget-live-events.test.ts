import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, fixed, openDatabase, runFixed } from '#platform/database/connection.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { createLogger } from '#platform/logger.ts';
import { forgetLiveEvents } from './forget-live-events.ts';
import { openLive } from './open-live.ts';

const now = new Date('2026-11-12T09:30:00Z');

let created: TestDatabase;
let database: Database;
beforeAll(async () => {
  created = await createTestDatabase();
  database = openDatabase(created.url, createLogger('silent'));
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

const addEvents = (count: number, at: Date) =>
  database.write((transaction) =>
    runFixed(
      transaction,
      fixed`insert into live_event (kind, subject, uid, created_at)
        select 'order', 'order:' || n, 'u1', ${at}::timestamptz from generate_series(1, ${count}::int) n`,
    ),
  );

const countEvents = () =>
  database.read(async (transaction) => {
    const [row] = await runFixed<{ n: number }>(transaction, fixed`select count(*)::int as n from live_event`);
    return row?.n;
  });

test('thousands of old events go by two thousand at once, and a round that is out of time goes on', async () => {
  await addEvents(4_100, new Date('2026-11-12T09:00:00Z'));
  await addEvents(5, new Date('2026-11-12T09:25:00Z'));
  let moment = now.getTime();
  // Each look at the clock is a minute and a half later: there is time for one transaction.
  const clock = {
    now: () => {
      moment += 90_000;
      return new Date(moment);
    },
  };
  const round = { database, clock, liveOf: openLive({ clock: { now: () => now } }) };

  await expect(forgetLiveEvents(round)).rejects.toThrow('goes on from where it is');
  const left = await countEvents();
  await expect(forgetLiveEvents(round)).rejects.toThrow('goes on from where it is');
  await forgetLiveEvents(round);

  expect(left).toBe(2_105);
  expect(await countEvents()).toBe(5);
});
