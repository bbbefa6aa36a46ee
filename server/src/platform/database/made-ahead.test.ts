import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeAhead } from './made-ahead.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let writer: pg.Client;
let watcher: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  [writer, watcher] = [database.ownerUrl, database.superuserUrl].map(
    (connectionString) => new pg.Client({ connectionString }),
  ) as [pg.Client, pg.Client];
  await Promise.all([writer.connect(), watcher.connect()]);
  await writer.query('create table parcel (id int, depot text)');
});
afterEach(async () => {
  await Promise.all([writer.end(), watcher.end()]);
  await database.drop();
});

const migration = `
  alter table parcel add column weight int; -- create index if not exists parcel_comment on parcel (id);
  alter table parcel add column if not exists stamp text;
  create index if not exists parcel_depot on parcel (depot, stamp) where depot is not null;
  create index if not exists parcel_weight on parcel (weight);
  create index parcel_id on parcel (id);`;

const lines: string[] = [];
const make = () => makeAhead(database.ownerUrl, [migration], (line) => lines.push(line));
const indexes = async () => {
  const { rows } = await watcher.query<{ name: string; indisvalid: boolean }>(
    `select indexrelid::regclass::text as name, indisvalid from pg_index where indrelid = 'parcel'::regclass order by 1`,
  );
  return rows.map(({ name, indisvalid }) => `${name} ${indisvalid ? 'valid' : 'invalid'}`);
};

test('an index of a pending migration is made; one over a column that the migration adds is left to it', async () => {
  await make();
  await make();

  expect(await indexes()).toEqual(['parcel_depot valid']);
  expect(lines.splice(0)).toEqual(['index parcel_depot: made while others write']);
});

test.each([
  ['an index', 'create index if not exists parcel_depot on parcel (depot);', 'virtualxid'],
  ['a column', 'alter table parcel add column if not exists stamp text;', 'relation'],
])('others go on writing while %s waits for one who has not finished', async (_kind, statement, locktype) => {
  await watcher.query(`begin; insert into parcel values (1, 'Brno')`);

  const making = makeAhead(database.ownerUrl, [statement], () => undefined);
  await vi.waitFor(async () => {
    const { rowCount } = await writer.query(
      `select 1 from pg_locks join pg_stat_activity using (pid)
       where locktype = $1 and not granted and datname = current_database()`,
      [locktype],
    );
    expect(rowCount).toBe(1);
  }, 20_000);
  await writer.query(`set lock_timeout = '5s'; insert into parcel values (2, 'Praha')`);
  await watcher.query('commit');
  await making;

  const { rows } = await watcher.query('select * from parcel order by id');
  expect(rows).toMatchObject([{ id: 1 }, { id: 2 }]);
  if (locktype === 'relation') expect(rows[0]).toHaveProperty('stamp', null);
  else expect(await indexes()).toEqual(['parcel_depot valid']);
});

test('two starts make it one after the other', async () => {
  await Promise.all([make(), make(), make()]);

  expect(await indexes()).toEqual(['parcel_depot valid']);
});

test('what a killed start has left is made anew', async () => {
  await make();
  await watcher.query(`update pg_index set indisvalid = false where indexrelid = 'parcel_depot'::regclass`);

  await make();

  expect(await indexes()).toEqual(['parcel_depot valid']);
});

test('an index that cannot be made is reported, and nothing is left of it by the next start', async () => {
  await writer.query(`insert into parcel values (1, 'Brno'), (2, 'Brno')`);
  const unique = ['create unique index if not exists parcel_one on parcel (depot);'];

  await expect(makeAhead(database.ownerUrl, unique, () => undefined)).rejects.toMatchObject({ code: '23505' });
  await writer.query('delete from parcel');
  await makeAhead(database.ownerUrl, unique, () => undefined);

  expect(await indexes()).toEqual(['parcel_one valid']);
});
