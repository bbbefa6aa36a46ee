import { CallEnd } from '@dray/server/platform/call-end.ts';
import {
  type Database,
  fixed,
  openDatabase,
  runFixed,
  type Transaction,
} from '@dray/server/platform/database/connection.ts';
import { startHangingProxy } from '@dray/server/platform/database/test-hanging-proxy.ts';
import { watchRoundTrips } from '@dray/server/platform/database/test-round-trips.ts';
import { type LogPosition, newestPosition } from '@dray/server/platform/log-position.ts';
import { createLogger } from '@dray/server/platform/logger.ts';
import { followReplicas } from '@dray/server/platform/replicas/follow-replicas.ts';
import { eventually } from '@dray/server/testing/eventually.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { replicatedTest as test } from './test-replicated.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from './test-replicated-postgres.ts';

let postgres: ReplicatedPostgres;
let proxy: Awaited<ReturnType<typeof startHangingProxy>>;
let database: Database;
beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  proxy = await startHangingProxy(postgres.readUrl);
}, 60_000);
afterAll(async () => {
  await proxy.stop();
  await postgres.stop();
});

beforeEach(async () => {
  database = openTestDatabase(proxy.url);
  await eventually(async () => ((await stateOf(database)) === 'ok' ? true : undefined));
});
afterEach(async () => {
  proxy.goOn();
  await postgres.resumeReplay();
  await database.close();
});

const openTestDatabase = (url: string) =>
  openDatabase(postgres.url, createLogger('silent'), {
    answerWithinMs: 1_000,
    replicas: followReplicas({ url, lookEveryMs: 0 }),
  });
const stateOf = (of: Database) => of.replicas?.look();
const wherever = async (transaction: Transaction): Promise<string> => {
  const [row] = await runFixed<{ is_replica: boolean }>(transaction, fixed`select pg_is_in_recovery() as is_replica`);
  return row?.is_replica ? 'replica' : 'primary';
};
const answeredBy = (seen: LogPosition | undefined, of = database) => of.readerAfter(() => seen)(wherever);

/** Changes something, and tells how far the database had come by then. */
async function change(value = '0'): Promise<LogPosition> {
  const end = new CallEnd();
  await database.write(
    (transaction) => transaction.updateTable('portal_switch').set({ value }).where('section', '=', 'Support').execute(),
    end,
  );
  return end.writePosition ?? newestPosition;
}
const switchAsSeenAfter = (seen: LogPosition | undefined) =>
  database.readerAfter(() => seen)(async (transaction) => {
    const rows = await transaction
      .selectFrom('portal_switch')
      .select('value')
      .where('section', '=', 'Support')
      .execute();
    return rows[0]?.value;
  });
const replayed = (position: LogPosition) =>
  eventually(async () => ((await answeredBy(position)) === 'replica' ? true : undefined));

test('a replica answers whoever has seen no more than it has, and asking it costs no round trip more', async () => {
  const seen = await change();
  await replayed(seen);

  const { result, trips } = await watchRoundTrips(() => answeredBy(seen));

  expect([result, trips]).toEqual(['replica', 1]);
});

test('the position of a change travels with its COMMIT', async () => {
  const alone = openDatabase(postgres.url, createLogger('silent'));
  const work = (transaction: Transaction) => runFixed(transaction, fixed`select 1`);
  const [end, endAlone] = [new CallEnd(), new CallEnd()];
  await Promise.all([database.write(work), alone.write(work)]);

  const replicated = await watchRoundTrips(() => database.write(work, end));
  const usual = await watchRoundTrips(() => alone.write(work, endAlone));
  await alone.close();

  expect(usual.statements).toEqual(['begin isolation level read committed', 'select 1', 'commit']);
  expect(replicated.trips).toBe(usual.trips);
  expect(end.writePosition).toMatch(/^[0-9A-F]{16}$/);
  expect(end.writePosition).not.toBe(newestPosition);
});

test('what somebody has changed they read on the primary until the replica has it; others go on as they were', async () => {
  const before = await change('0');
  await replayed(before);
  await postgres.pauseReplay();

  const after = await change('1');

  expect([await switchAsSeenAfter(after), await answeredBy(after)]).toEqual(['1', 'primary']);
  expect([await switchAsSeenAfter(before), await answeredBy(before)]).toEqual(['0', 'replica']);
  await postgres.resumeReplay();
  await replayed(after);
  expect(await switchAsSeenAfter(after)).toBe('1');
});

test('who does not say what they have seen is answered by the primary', async () => {
  await replayed(await change());

  expect(await answeredBy(undefined)).toBe('primary');
  expect(database.replicas?.counts().byPrimary.unknown).toBe(1);
});

test('after the first statement that went to the primary none of the same call goes back to before it', async () => {
  const before = await change('0');
  await replayed(before);
  await postgres.pauseReplay();
  const after = await change('1');
  let seen = after;
  const read = database.readerAfter(() => seen);

  const first = await read(wherever);
  seen = before;

  expect([first, await read(wherever)]).toEqual(['primary', 'primary']);
});

test('a replica that is too far behind for anybody is left alone, and asked again when it has caught up', async () => {
  const before = await change();
  await replayed(before);
  await postgres.pauseReplay();
  await change();

  for (const _ of ['what it has come to', 'what everybody must have']) await database.replicas?.lookAgain();
  expect(await stateOf(database)).toBe('behind');
  expect(await answeredBy(before)).toBe('primary');
  await postgres.resumeReplay();
  await eventually(async () => ((await stateOf(database)) === 'ok' ? true : undefined));
  expect(await answeredBy(before)).toBe('primary');
  await database.replicas?.lookAgain();

  expect(await answeredBy(before)).toBe('replica');
  expect(database.replicas?.counts().byPrimary).toMatchObject({ behind: 1, away: 1 });
});

test('a replica that dies leads to the primary, once, and is asked again after a while', async () => {
  const seen = await change();
  await replayed(seen);

  proxy.cut();
  expect(await answeredBy(seen)).toBe('primary');
  expect(await stateOf(database)).toBe('away');
  proxy.goOn();
  expect(await answeredBy(seen)).toBe('primary');
  await database.replicas?.lookAgain();

  expect(await answeredBy(seen)).toBe('replica');
});

test('one that keeps silent is given up, and nobody else waits for it', async () => {
  const seen = await change();
  await replayed(seen);

  proxy.hang();
  const waited = await answeredBy(seen);
  const { result, trips } = await watchRoundTrips(() => answeredBy(seen));
  proxy.goOn();

  expect([waited, result, trips]).toEqual(['primary', 'primary', 1]);
});

test('one that is shut down in order says so, and the call hears nothing of it', async () => {
  const seen = await change();
  await replayed(seen);

  await postgres.stopReplica();
  expect(await answeredBy(seen)).toBe('primary');
  await postgres.startReplica();

  await eventually(async () => {
    await database.replicas?.lookAgain();
    return (await answeredBy(seen)) === 'replica' ? true : undefined;
  });
}, 60_000);

test('a statement that stands in the way of what is replayed is asked of the primary', async () => {
  await replayed(await change());
  const seen = await change();
  await replayed(seen);
  const slow = fixed`select pg_is_in_recovery() as is_replica, pg_sleep(0.3) from portal_switch limit 1`;

  const reading = database.readerAfter(() => seen)((transaction) => runFixed(transaction, slow));
  await eventually(() =>
    postgres.onReplica(async (client) => {
      const { rowCount } = await client.query(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`);
      return rowCount ? true : undefined;
    }),
  );
  await database.write((transaction) =>
    runFixed(transaction, fixed`lock table portal_switch in access exclusive mode`),
  );

  expect(await reading).toMatchObject([{ is_replica: false }]);
  expect(database.replicas?.counts().byPrimary.failed).toBe(1);
});

test('a server that is no replica any more is not asked: what it has replayed stands still', async () => {
  const promoted = openTestDatabase(postgres.url);

  const answers = [await answeredBy('0000000000000001' as LogPosition, promoted), await stateOf(promoted)];
  await promoted.close();

  expect(answers).toEqual(['primary', 'away']);
});

test('a mistake of ours is the same on both', async () => {
  const seen = await change();
  await replayed(seen);
  const read = database.readerAfter(() => seen);

  await expect(read((transaction) => runFixed(transaction, fixed`select nothing_at_all`))).rejects.toMatchObject({
    code: '42703',
  });
});

test('a statement that took too long is not asked again', async () => {
  const seen = await change();
  await replayed(seen);
  const before = database.replicas?.counts();
  const soon = fixed`select set_config('statement_timeout', '50', false)`;
  const read = database.readerAfter(() => seen);
  await read((transaction) => runFixed(transaction, soon));

  await expect(read((transaction) => runFixed(transaction, fixed`select pg_sleep(3)`))).rejects.toMatchObject({
    code: '57014',
  });

  expect(database.replicas?.counts().byPrimary).toEqual(before?.byPrimary);
});

test('of a change whose answer was lost only the primary can tell', async () => {
  const way = await startHangingProxy(postgres.url);
  const lost = openDatabase(way.url, createLogger('silent'), {
    answerWithinMs: 1_000,
    replicas: followReplicas({ url: postgres.readUrl }),
  });
  const end = new CallEnd();

  const failed = lost.write(async (transaction) => {
    await runFixed(transaction, fixed`select 1`);
    way.hang();
  }, end);
  await expect(failed).rejects.toThrow();
  way.goOn();
  await lost.close();
  await way.stop();

  expect([end.outcome, end.writePosition]).toEqual(['unknown', newestPosition]);
});
