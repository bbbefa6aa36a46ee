import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { DatabaseIsNewer, findMissingMigrations, migrateTo, migrateToLatest } from './migrate.ts';
import { createTestDatabase } from './test-database.ts';

const folder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const files = (await readdir(folder)).sort();
const silent = () => undefined;

let postgres: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Kysely<unknown>;
beforeEach(async () => {
  postgres = await createTestDatabase();
  database = new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: postgres.ownerUrl }) }),
  });
});
afterEach(async () => {
  await database.destroy();
  await postgres.drop();
});

const empty = async () => {
  await sql`drop schema public cascade`.execute(database);
  await sql`create schema public`.execute(database);
};

test('migrations are numbered without a gap and named in plain words', () => {
  expect(files.filter((file) => !/^\d{4}-[a-z]+(-[a-z]+)*\.sql$/.test(file))).toEqual([]);
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_file, index) => index + 1));
});

test('processes that start together on an empty database all find it migrated', async () => {
  await empty();
  const lines: string[] = [];

  const starts = Array.from({ length: 4 }, () => migrateToLatest(postgres.ownerUrl, (line) => void lines.push(line)));

  await expect(Promise.all(starts)).resolves.toHaveLength(4);
  expect(lines.sort()).toEqual(files.map((file) => `migration ${file.replace('.sql', '')}: success`));
  expect(await findMissingMigrations(database)).toEqual([]);
});

test('a database that is up to date is left alone', async () => {
  const lines: string[] = [];

  await migrateToLatest(postgres.ownerUrl, (line) => void lines.push(line));

  expect(lines).toEqual([]);
});

test('a database of a newer version is refused and left alone', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', 'now')`.execute(database);

  const migrating = migrateToLatest(postgres.ownerUrl, silent);

  await expect(migrating).rejects.toThrow(DatabaseIsNewer);
  await expect(migrating).rejects.toThrow('9999-tomorrow');
});

test('a database that lacks a migration is known by it', async () => {
  await sql`delete from kysely_migration where name like '0005%'`.execute(database);

  expect(await findMissingMigrations(database)).toEqual(['0005-demo-parts']);
});

test('an empty database lacks all of them', async () => {
  await empty();

  expect(await findMissingMigrations(database)).toHaveLength(files.length);
});

test('a database of an earlier version gets the indexes of large tables ahead, and then the rest', async () => {
  await empty();
  const names = files.map((file) => file.replace('.sql', ''));
  await migrateTo(
    postgres.ownerUrl,
    names.filter((name) => name < '0058'),
  );
  const lines: string[] = [];

  await migrateToLatest(postgres.ownerUrl, (line) => void lines.push(line));

  const first = lines.findIndex((line) => line.startsWith('migration '));
  expect(lines.slice(0, first)).toContain('index sold_to_payer: made while others write');
  // Over a column that a migration adds, which was made ahead as well.
  expect(lines.slice(0, first)).toContain('index notification_kinds: made while others write');
  expect(lines.slice(first)).toEqual(
    names.filter((name) => name >= '0058').map((name) => `migration ${name}: success`),
  );
});

test('a migration that fails says why and leaves nothing half-done', async () => {
  await empty();
  await sql`create table ship_to (mine int)`.execute(database);

  const migrating = migrateToLatest(postgres.ownerUrl, silent);

  await expect(migrating).rejects.toMatchObject({ cause: { message: 'relation "ship_to" already exists' } });
  const { rows } = await sql`select to_regclass('market') as market, to_regclass('company') as company`.execute(
    database,
  );
  expect(rows).toEqual([{ market: null, company: null }]);
});

test('a database that cannot be reached is told apart from one that is wrong', async () => {
  const nowhere = new URL(inject('postgres').ownerUrl);
  nowhere.port = '1';

  await expect(migrateToLatest(nowhere.href, silent)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
