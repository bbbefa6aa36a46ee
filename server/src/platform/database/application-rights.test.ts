import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDatabase } from './prepare-database.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const notAllowed = { code: '42501' };

let database: TestDatabase;
let application: pg.Client;
let owner: pg.Client;
let warnings: string[];
const log = { info: () => undefined, warn: (line: string) => void warnings.push(line) };
beforeAll(async () => {
  warnings = [];
  database = await createTestDatabase();
  application = new pg.Client({ connectionString: database.url });
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await Promise.all([application.connect(), owner.connect()]);
});
afterAll(async () => {
  await Promise.all([application.end(), owner.end()]);
  await database.drop();
});

test.each(['application', 'owner'])(
  'the role of the %s is no superuser and makes no roles or databases',
  async (whose) => {
    const client = whose === 'owner' ? owner : application;

    const { rows } = await client.query(`
    select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user`);

    const [rights = {}] = rows;
    expect(Object.values(rights)).toEqual([false, false, false, false, false]);
  },
);

test("the application's role owns nothing and belongs to no other", async () => {
  const { rows: owned } = await application.query(`
    select classid::regclass, objid from pg_shdepend
    where refobjid = current_user::regrole and deptype = 'o'`);
  const { rows: memberships } = await application.query(
    'select roleid::regrole from pg_auth_members where member = current_user::regrole',
  );

  expect(owned).toEqual([]);
  expect(memberships).toEqual([]);
});

test('no table can be emptied, watched or referred to by the application, and records and migrations not be changed', async () => {
  const { rows } = await application.query<{ name: string; rights: string }>(`
    select relname as name, string_agg(privilege, ' ' order by privilege) as rights
    from pg_class, unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
    where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'p')
      and has_table_privilege(oid, privilege)
    group by relname`);
  const rightsOf = new Map(rows.map(({ name, rights }) => [name, rights]));

  for (const record of ['audit_event', 'audit_company', 'ticket_event']) {
    expect([record, rightsOf.get(record)]).toEqual([record, 'INSERT']);
    rightsOf.delete(record);
  }
  expect(rightsOf.get('kysely_migration')).toBeUndefined();
  expect(rightsOf.get('kysely_migration_lock')).toBeUndefined();
  expect(new Set(rightsOf.values())).toEqual(new Set(['DELETE INSERT UPDATE']));
});

test.each([
  `update audit_event set actor = 'nobody'`,
  'delete from audit_event',
  'delete from audit_company',
  'truncate audit_event',
  'alter table audit_event disable trigger all',
  'truncate account',
  'drop table account',
  'alter table account add column mine int',
  'create table mine (id int)',
  'create schema mine',
  'create function mine() returns int language sql as $$ select 1 $$',
  'drop table pgboss.job',
  'create role mine',
  'create database mine',
  `delete from kysely_migration`,
  `copy account to program 'cat'`,
  `select pg_read_file('/etc/passwd')`,
  'set role dray_owner',
])('the application may not “%s”', async (statement) => {
  await expect(application.query(statement)).rejects.toMatchObject(notAllowed);
});

test('a table that a later version adds is open to the application after the migration', async () => {
  await owner.query('create table of_tomorrow (id int generated always as identity, name text)');
  await expect(application.query('select from of_tomorrow')).rejects.toMatchObject(notAllowed);

  const starts = [1, 2, 3].map(() =>
    prepareDatabase({ databaseUrl: database.url, migrationDatabaseUrl: database.ownerUrl }, log),
  );
  await Promise.all(starts);

  await application.query(`insert into of_tomorrow (name) values ('new')`);
  expect((await application.query('select name from of_tomorrow')).rows).toEqual([{ name: 'new' }]);
  expect(warnings).toEqual([]);
});

test.each([
  ['the extension pg_stat_statements', 'create extension pg_stat_statements'],
  [
    'a function of somebody else',
    `create function of_others() returns int language sql as 'select 1'; revoke all on function of_others() from public`,
  ],
  ['a table of somebody else', 'create table of_others (id int)'],
])('a database with %s in its schema starts, and the application gets no right to it', async (_what, statement) => {
  const other = await createTestDatabase();
  const superuser = new pg.Client({ connectionString: other.superuserUrl });
  await superuser.connect();
  await superuser.query(statement);

  await prepareDatabase({ databaseUrl: other.url, migrationDatabaseUrl: other.ownerUrl }, log);

  const { rows } = await superuser.query(
    `select from pg_class where relname = 'of_others' and has_table_privilege('${new URL(other.url).username}', oid, 'select')
     union all select from pg_proc where proname = 'of_others'
       and has_function_privilege('${new URL(other.url).username}', oid, 'execute')`,
  );
  expect(rows).toEqual([]);
  await superuser.end();
  await other.drop();
});

test('a role that may not migrate can start on a database of this version, and is told what to do on an older one', async () => {
  const urls = { databaseUrl: database.url, migrationDatabaseUrl: undefined };
  await prepareDatabase(urls, log);

  await owner.query(`delete from kysely_migration where name = (select max(name) from kysely_migration)`);

  await expect(prepareDatabase(urls, log)).rejects.toThrow('Set MIGRATION_DATABASE_URL to the role that owns it');
});

test('a superuser as the role of the portal is warned of once', async () => {
  const other = await createTestDatabase();

  await prepareDatabase({ databaseUrl: other.superuserUrl, migrationDatabaseUrl: undefined }, log);

  expect(warnings).toEqual([expect.stringContaining('DATABASE_URL names the superuser dray')]);
  await other.drop();
});
