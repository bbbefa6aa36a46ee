import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { commitWith, type Database, openDatabase, type Transaction } from './connection.ts';
import { createTestDatabase } from './test-database.ts';
import { watchRoundTrips } from './test-round-trips.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

let postgres: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  postgres = await createTestDatabase();
  database = openDatabase(postgres.url, createLogger('silent'));
  await database.write((transaction) => transaction.deleteFrom('portal_switch').execute());
});
afterAll(async () => {
  await database.close();
  await postgres.drop();
});

const closeContracts = (transaction: Transaction) =>
  transaction.insertInto('portal_switch').values({ section: 'Contracts', value: '0' }).execute();
const countSwitches = async () =>
  (await database.read((transaction) => transaction.selectFrom('portal_switch').selectAll().execute())).length;

test.each<[string, (transaction: Transaction) => Promise<unknown>]>([
  ['adding', closeContracts],
  ['changing', (transaction) => transaction.updateTable('portal_setting').set({ maintenance: true }).execute()],
  ['removing', (transaction) => transaction.deleteFrom('market').execute()],
  ['locking a row', (transaction) => transaction.selectFrom('market').selectAll().forUpdate().execute()],
  ['making a table', (transaction) => sql`create table mine (id int)`.execute(transaction)],
])('where only reading is allowed PostgreSQL itself refuses %s', async (_name, change) => {
  await expect(database.read(change)).rejects.toMatchObject({ code: '25006' });
});

test('what was written is there for every reader when the promise resolves', async () => {
  await database.write(closeContracts);

  expect(await countSwitches()).toBe(1);
});

test('what failed half-way did not happen', async () => {
  const before = await countSwitches();

  const failed = database.write(async (transaction) => {
    await transaction.insertInto('portal_switch').values({ section: 'Support', value: '1' }).execute();
    throw new Error('half-way');
  });

  await expect(failed).rejects.toThrow('half-way');
  expect(await countSwitches()).toBe(before);
});

test.each(['read', 'write'] as const)('no statement, lock or idle transaction holds a %s for long', async (kind) => {
  const settings = await database[kind]((transaction) =>
    sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
      order by name`.execute(transaction),
  );

  expect(settings.rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '10000' },
    { name: 'lock_timeout', setting: '2000' },
    { name: 'statement_timeout', setting: '5000' },
  ]);
});

test('a primary that became a standby is away for a while, and its connection is not lent again', async () => {
  const pidOf = async (transaction: Transaction) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)).rows[0]?.pid;
  let pid: number | undefined;
  const failed = await database
    .write(async (transaction) => {
      pid = await pidOf(transaction);
      await sql`set transaction read only`.execute(transaction);
      await closeContracts(transaction);
    })
    .catch((error: unknown) => error);

  expect(isDatabaseUnavailable(failed)).toBe(true);
  expect(failed).toMatchObject({ cause: { code: '25006' } });
  expect(await database.write(pidOf)).not.toBe(pid);
});

test('numbers that must not be rounded and days of the calendar arrive as text', async () => {
  const { rows } = await database.read((transaction) =>
    sql`select 9007199254740993::int8 as big, 0.10::numeric as price, date '2026-03-29' as day`.execute(transaction),
  );

  expect(rows).toEqual([{ big: '9007199254740993', price: '0.10', day: '2026-03-29' }]);
});

test('statements that were started together share one round trip to the database, in their order', async () => {
  const seen = await database.write((transaction) =>
    Promise.all([
      transaction.insertInto('portal_switch').values({ section: 'Pipelined', value: '1' }).execute(),
      transaction.selectFrom('portal_switch').select('value').where('section', '=', 'Pipelined').execute(),
      transaction.deleteFrom('portal_switch').where('section', '=', 'Pipelined').execute(),
    ]),
  );

  expect(seen[1]).toEqual([{ value: '1' }]);
});

test('a statement that fails unseen takes the whole transaction with it', async () => {
  const before = await countSwitches();

  const failed = database.write(async (transaction) => {
    await transaction.insertInto('portal_switch').values({ section: 'Half', value: '1' }).execute();
    await closeContracts(transaction).catch(() => undefined);
    await closeContracts(transaction).catch(() => undefined);
  });

  await expect(failed).rejects.toThrow('failed unseen');
  expect(await countSwitches()).toBe(before);
});

test('a statement that comes after the end of its transaction does not run', async () => {
  let late: Promise<unknown> = Promise.resolve();
  await database.write(async (transaction) => {
    late = Promise.resolve().then(() => transaction.deleteFrom('portal_switch').execute());
    late.catch(() => undefined);
  });

  await expect(late).rejects.toThrow('after the end');
});

test('a connection is as good as new after a transaction that failed', async () => {
  for (let attempt = 0; attempt < 25; attempt += 1) {
    await expect(database.write((transaction) => sql`select 1/0`.execute(transaction))).rejects.toThrow('division');
  }

  await database.write((transaction) => sql`select 1`.execute(transaction));
  expect(database.connectionsInUse().writers).toBe(0);
});

test('a repeated statement is planned once a connection', async () => {
  const prepared = await database.write(async (transaction) => {
    const find = () => transaction.selectFrom('market').select('currency').where('country', '=', 'CZ').execute();
    await find();
    await find();
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements
      where statement like ${'%"currency" from "market"%'}`.execute(transaction);
    return rows[0]?.n;
  });

  expect(prepared).toBe(1);
});

test('a table that grows a column under a kept plan is readable at once', async () => {
  const readAll = () =>
    database.read((transaction) =>
      transaction.selectFrom('portal_switch').selectAll().where('value', '=', '1').execute(),
    );
  await readAll();
  const owner = openDatabase(postgres.ownerUrl, createLogger('silent'));
  await owner.write((transaction) => sql`alter table portal_switch add column note text`.execute(transaction));
  await owner.close();

  await expect(readAll()).resolves.toBeDefined();
});

test('the last statements and the commit share one round trip, and are there when the promise resolves', async () => {
  const seen = await watchRoundTrips(() =>
    database.write(async (transaction) => {
      await transaction.selectFrom('market').select('country').execute();
      const writing = transaction.insertInto('portal_switch').values({ section: 'Last', value: '1' }).execute();
      commitWith(transaction, writing);
    }),
  );

  expect(seen.trips).toBe(2);
  const rows = await database.read((transaction) =>
    transaction.selectFrom('portal_switch').select('value').where('section', '=', 'Last').execute(),
  );
  expect(rows).toEqual([{ value: '1' }]);
});

test('a last statement that fails takes everything back and is reported', async () => {
  const before = await countSwitches();
  const failing = database.write(async (transaction) => {
    await transaction.insertInto('portal_switch').values({ section: 'Taken back', value: '1' }).execute();
    commitWith(
      transaction,
      Promise.all([
        transaction.insertInto('portal_switch').values({ section: 'Never', value: '1' }).execute(),
        sql`select 1 / 0`.execute(transaction),
      ]),
    );
  });

  await expect(failing).rejects.toThrow('division by zero');
  expect(await countSwitches()).toBe(before);
  await database.write(async (transaction) => {
    await transaction.deleteFrom('portal_switch').where('section', '=', 'Last').execute();
  });
});

test('what is no transaction cannot be committed', async () => {
  await expect(database.read(async (transaction) => commitWith(transaction, Promise.resolve()))).rejects.toThrow(
    'Only an open transaction can be committed',
  );
});

test('work that goes on after its last statements were left to the end is whole, too', async () => {
  const section = 'Goes on';
  await database.write(async (transaction) => {
    commitWith(transaction, transaction.insertInto('portal_switch').values({ section, value: '1' }).execute());
    const [found] = await transaction
      .selectFrom('portal_switch')
      .select('value')
      .where('section', '=', section)
      .execute();
    expect(found).toEqual({ value: '1' });
    commitWith(transaction, transaction.deleteFrom('portal_switch').where('section', '=', section).execute());
  });

  const rows = await database.read((transaction) =>
    transaction.selectFrom('portal_switch').select('value').where('section', '=', section).execute(),
  );
  expect(rows).toEqual([]);
});

test('a read that fails does not take those of others with it that travelled along', async () => {
  const outcomes = await Promise.allSettled(
    [1, 0, 2].map((divisor) =>
      database.read((transaction) => sql<{ n: number }>`select 2 / ${divisor}::int as n`.execute(transaction)),
    ),
  );

  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.rows[0]?.n : 'failed'))).toEqual([
    2,
    'failed',
    1,
  ]);
});

test('reads of one turn share one round trip, and so does all that comes while another is in flight', async () => {
  const ask = () => database.read((transaction) => sql`select 'turn' as word`.execute(transaction));
  await Promise.all(Array.from({ length: 4 }, ask));

  const { trips, statements } = await watchRoundTrips(() => Promise.all(Array.from({ length: 8 }, ask)));

  expect(statements).toHaveLength(8);
  expect(trips).toBe(1);
});

test('of a transaction no statement runs after one that failed, even when all left together', async () => {
  const before = await countSwitches();

  const failed = database.write((transaction) =>
    Promise.allSettled([
      sql`select 1 / 0`.execute(transaction),
      transaction.insertInto('portal_switch').values({ section: 'Behind', value: '1' }).execute(),
    ]).then(([, behind]) => {
      expect(behind.status).toBe('rejected');
      throw new Error('seen');
    }),
  );

  await expect(failed).rejects.toThrow('seen');
  expect(await countSwitches()).toBe(before);
});

test('a statement that was first asked for behind a failing one is there for the next', async () => {
  const text = sql`select 'first time' as word`;
  const failing = () =>
    database.write((transaction) =>
      Promise.all([sql`select 1 / 0`.execute(transaction), text.execute(transaction), text.execute(transaction)]),
    );
  await expect(failing()).rejects.toThrow('division');
  await expect(failing()).rejects.toThrow('division');

  const { rows } = await database.write((transaction) => text.execute(transaction));

  expect(rows).toEqual([{ word: 'first time' }]);
});

test('a mistake in a statement leads to the place that asked it', async () => {
  const failing = database.read(async function theAsker(transaction) {
    return await sql`select nonsense`.execute(transaction);
  });

  await expect(failing).rejects.toSatisfy((error: Error) => String(error.stack).includes('theAsker'));
});

test('a connection that is cut off fails what was under way and is replaced', async () => {
  const cutOff = database.read((transaction) =>
    sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction),
  );
  await expect(cutOff).rejects.toSatisfy(isDatabaseUnavailable);

  expect(await countSwitches()).toBeGreaterThan(0);
});
