import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CallEnd } from '../call-end.ts';
import { createLogger } from '../logger.ts';
import { type Database, openDatabase, type Transaction } from './connection.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { startHangingProxy } from './test-hanging-proxy.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

let postgres: TestDatabase;
let proxy: Awaited<ReturnType<typeof startHangingProxy>>;
let database: Database;
beforeAll(async () => {
  postgres = await createTestDatabase();
  proxy = await startHangingProxy(postgres.url);
  // Short for a silence, long for an answer of a busy machine.
  database = openDatabase(proxy.url, createLogger('silent'), { answerWithinMs: 1_000 });
});
afterAll(async () => {
  await database.close();
  await proxy.stop();
  await postgres.drop();
});

const session = async (transaction: Transaction): Promise<number | undefined> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)).rows[0]?.pid;
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test.each(['read', 'write'] as const)(
  'a %s that PostgreSQL never answers fails as one it could not take',
  async (kind) => {
    const before = await database[kind](session);

    proxy.hang();
    const failure = await failureOf(database[kind](session));
    proxy.goOn();

    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect(await database[kind](session)).not.toBe(before);
  },
);

test('everybody behind a silent connection hears of it, and the next ones find connections that answer', async () => {
  await Promise.all(Array.from({ length: 40 }, () => database.read(session)));

  proxy.hang();
  const failures = await Promise.all(Array.from({ length: 40 }, () => failureOf(database.read(session))));
  proxy.goOn();

  expect(failures.filter(isDatabaseUnavailable)).toHaveLength(40);
  await Promise.all(Array.from({ length: 40 }, () => database.read(session)));
});

test('what nobody waits for any more is not committed, and its connection serves nobody else', async () => {
  const end = new CallEnd();
  let ownSession: number | undefined;

  const failure = await failureOf(
    database.write(async (transaction) => {
      ownSession = await session(transaction);
      await transaction.insertInto('portal_switch').values({ section: 'Given up', value: '1' }).execute();
      await end.end(new Error('too late'));
    }, end),
  );

  expect(isDatabaseUnavailable(failure)).toBe(true);
  expect(await database.write(session)).not.toBe(ownSession);
  const left = await database.read((transaction) =>
    transaction.selectFrom('portal_switch').selectAll().where('section', '=', 'Given up').execute(),
  );
  expect(left).toEqual([]);
});

test('a commit that is on its way puts the end of the call off, so that nobody is told to make the change again', async () => {
  const end = new CallEnd();
  let isAnswered = false;

  const writing = database
    .write(
      (transaction) => transaction.insertInto('portal_switch').values({ section: 'Late', value: '1' }).execute(),
      end,
    )
    .finally(() => {
      isAnswered = true;
    });
  while (!end.isPutOff && !isAnswered) await new Promise((resolve) => setImmediate(resolve));
  const wasInFlight = !isAnswered;
  await end.end(new Error('too late'));
  await writing;

  expect(wasInFlight).toBe(true);
  const made = await database.read((transaction) =>
    transaction.selectFrom('portal_switch').select('value').where('section', '=', 'Late').execute(),
  );
  expect(made).toEqual([{ value: '1' }]);
});

test('a call that has taken too long already takes no connection', async () => {
  const end = new CallEnd();
  await end.end(new Error('too late'));

  await expect(database.write(session, end)).rejects.toThrow('too late');
});
