import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase } from '@dray/server/platform/database/prepare-database.ts';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

let dataDir: string;
let postgres: EmbeddedPostgres;
const log = { info: () => undefined, warn: () => undefined };
const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dray-roles-'));
  chmodSync(dataDir, 0o711);
  postgres = await start();
});
afterEach(async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
});

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a cluster where the superuser owned everything is handed over at the next start, with what it holds', async () => {
  const { superuserUrl } = postgres;
  await ask(superuserUrl, 'alter database dray owner to dray');
  await prepareDatabase({ databaseUrl: superuserUrl, migrationDatabaseUrl: undefined }, log);
  await ask(superuserUrl, `insert into demo_part values ('kept', now())`);
  await ask(superuserUrl, 'create sequence free_standing; create view seen as select 1 as one');
  await postgres.stop();

  postgres = await start();
  const { applicationUrl, ownerUrl } = postgres;
  await prepareDatabase({ databaseUrl: applicationUrl, migrationDatabaseUrl: ownerUrl }, log);

  const owners = await ask(
    postgres.superuserUrl,
    `with own as (select oid from pg_namespace where nspname in ('public', 'pgboss'))
     select distinct pg_get_userbyid(owner) as owner from (
       select relowner as owner from pg_class where relnamespace in (select oid from own)
       union all select proowner from pg_proc where pronamespace in (select oid from own)
       union all select typowner from pg_type where typnamespace in (select oid from own)
       union all select nspowner from pg_namespace where nspname = 'pgboss'
       union all select datdba from pg_database where datname = 'dray') as everything`,
  );
  expect(owners).toEqual([{ owner: 'dray_owner' }]);
  expect(await ask(applicationUrl, 'select name from demo_part')).toEqual([{ name: 'kept' }]);
});

test('the portal and the ERP cannot reach each other’s database', async () => {
  const { applicationUrl, erpUrl } = postgres;
  const within = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

  expect(await ask(erpUrl, 'select current_user as name')).toEqual([{ name: 'dray_erp' }]);
  await expect(ask(within(erpUrl, 'dray'), 'select 1')).rejects.toThrow('permission denied for database');
  await expect(ask(within(applicationUrl, 'erp'), 'select 1')).rejects.toThrow('permission denied for database');
});

test('each role has a password of its own, which only we can read, and a lost one is replaced', async () => {
  const { applicationUrl } = postgres;
  const files = ['password', 'password-dray_owner', 'password-dray_app'].map((name) => join(dataDir, name));
  expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
  await postgres.stop();
  rmSync(join(dataDir, 'password-dray_app'));

  postgres = await start();

  expect(new URL(postgres.applicationUrl).password).not.toBe(new URL(applicationUrl).password);
  expect(await ask(postgres.applicationUrl, 'select current_user as name')).toEqual([{ name: 'dray_app' }]);
});
