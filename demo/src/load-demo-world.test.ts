import { readFile } from 'node:fs/promises';
import type { Tables } from '@dray/server/platform/database/tables.generated.ts';
import { createTestDatabase } from '@dray/server/platform/database/test-database.ts';
import { memoryFiles } from '@dray/server/testing/memory-files.ts';
import { verify } from '@node-rs/argon2';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoParts } from './demo-parts.ts';
import { loadDemoWorld } from './load-demo-world.ts';
import { workAhead } from './work-ahead.ts';

const now = new Date('2026-11-15T12:00:00Z');
const worldTables = ['market', 'role', 'company', 'payer', 'sold_to', 'ship_to', 'account'] as const;

let postgres: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Kysely<Tables>;
let firstLoads: Awaited<ReturnType<typeof loadDemoWorld>>[];

beforeAll(async () => {
  postgres = await createTestDatabase();
  database = new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: postgres.ownerUrl }) }),
  });
  firstLoads = await Promise.all([
    loadDemoWorld(postgres.url, { fileStore: memoryFiles(), now }),
    loadDemoWorld(postgres.url, { fileStore: memoryFiles(), now }),
  ]);
});

afterAll(async () => {
  await database.destroy();
  await postgres.drop();
});

test('of two processes that start together, one loads the world', async () => {
  expect(firstLoads.map(({ loaded }) => loaded).sort()).toEqual([false, true]);
  expect(await countRows()).toEqual([4, 18, 18, 18, 24, 60, 54]);
});

test('the owner of the tables gets every index back as it was, and keeps them where the world cannot be loaded', async () => {
  const own = await createTestDatabase();
  const client = new pg.Client({ connectionString: own.superuserUrl });
  await client.connect();
  const indexes = async () => (await client.query('select indexname, indexdef from pg_indexes order by 1, 2')).rows;
  const before = await indexes();
  const full = { ...memoryFiles(), put: () => Promise.reject(new Error('no room')) };

  await expect(loadDemoWorld(own.ownerUrl, { fileStore: full, now })).rejects.toThrow('no room');
  expect(await indexes()).toEqual(before);
  await loadDemoWorld(own.ownerUrl, { fileStore: memoryFiles(), now, ahead: await workAhead(now) });
  expect(await indexes()).toEqual(before);

  await client.end();
  await own.drop();
});

test('every part is remembered by its name', async () => {
  const held = await database.selectFrom('demo_part').select('name').orderBy('name').execute();

  expect(held.map(({ name }) => name)).toEqual(
    demoParts()
      .map(({ name }) => name)
      .sort(),
  );
});

test('a database that was filled before demo accounts were marked knows all that it held then after its migration', async () => {
  const file = new URL('../../server/migrations/0018-demo-accounts.sql', import.meta.url);
  await sql`drop table demo_account`.execute(database);

  await sql.raw(await readFile(file, 'utf8')).execute(database);

  const marked = await database.selectFrom('demo_account').select('uid').orderBy('uid').execute();
  const accounts = await database.selectFrom('account').select('uid').execute();
  expect(marked).toHaveLength(45);
  expect(accounts).toEqual(expect.arrayContaining(marked));
});

test('the portal is open in every section and turns its banners every eight seconds', async () => {
  const switches = await database.selectFrom('portal_switch').select('value').execute();
  const setting = await database.selectFrom('portal_setting').selectAll().executeTakeFirstOrThrow();

  expect(switches.map(({ value }) => value)).toEqual(Array(17).fill('1'));
  expect(setting).toMatchObject({ maintenance: false, banner_rotation: 8 });
});

test('the answers that the demo world’s people open were counted in the last twelve weeks', async () => {
  const days = await database.selectFrom('content_asked').select('asked_on').distinct().orderBy('asked_on').execute();
  const marks = await database.selectFrom('content_asked_by').select('uid').execute();

  expect(days).toHaveLength(12);
  expect([days[0]?.asked_on, days.at(-1)?.asked_on]).toEqual(['2026-08-29', '2026-11-14']);
  expect(marks).toEqual([]);
});

test('the printed password opens a demo account', async () => {
  const owner = await database
    .selectFrom('account')
    .selectAll()
    .where('email', '=', 'owner@ulipy.example')
    .executeTakeFirstOrThrow();

  expect(owner.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verify(owner.password_hash ?? '', firstLoads[0]?.password ?? '')).toBe(true);
});

test('a later start adds nothing and leaves alone what an operator changed', async () => {
  await database.updateTable('portal_switch').set({ value: '0' }).where('section', '=', 'Contracts').execute();
  await database.updateTable('ship_to').set({ name: 'U Nové lípy' }).where('id', '=', '100234').execute();
  await database.deleteFrom('holiday').where('country', '=', 'ES').execute();
  const before = await countRows();

  const { loaded, accounts } = await loadDemoWorld(postgres.url, {
    fileStore: memoryFiles(),
    now: new Date('2027-02-01T12:00:00Z'),
  });

  const contracts = database.selectFrom('portal_switch').select('value').where('section', '=', 'Contracts');
  const lime = database.selectFrom('ship_to').select('name').where('id', '=', '100234');
  const spanishHolidays = await database.selectFrom('holiday').selectAll().where('country', '=', 'ES').execute();
  expect(loaded).toBe(false);
  expect(accounts).toHaveLength(16);
  expect(await countRows()).toEqual(before);
  expect(await contracts.executeTakeFirst()).toEqual({ value: '0' });
  expect(await lime.executeTakeFirst()).toEqual({ name: 'U Nové lípy' });
  expect(spanishHolidays).toEqual([]);
});

async function countRows(): Promise<number[]> {
  const counts = worldTables.map((table) =>
    database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(counts)).map(({ rows }) => Number(rows));
}
