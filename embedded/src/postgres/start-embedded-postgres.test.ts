import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRoot, NOBODY } from '@dray/server/platform/process-user/system-user.ts';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findProcessesOf } from '../process/process-table.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { startThrowAwayPostgres } from './throw-away.ts';

let dataDir: string;
let postgres: EmbeddedPostgres | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dray-postgres-'));
  chmodSync(dataDir, 0o711);
});

afterEach(async () => {
  await postgres?.stop();
  postgres = undefined;
  rmSync(dataDir, { recursive: true });
});

const log = () => undefined;

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** Made without waiting for the disk; what the tests then start on it is as durable as in earnest. */
async function aCluster(): Promise<void> {
  const first = await startEmbeddedPostgres({ dataDir, log, durable: false });
  await first.stop();
}

test('what was committed survives a kill of PostgreSQL, and it comes back where it was', async () => {
  await aCluster();
  postgres = await startEmbeddedPostgres({ dataDir, log });
  const { superuserUrl: url, port } = postgres;
  await ask(url, `create table orders (number int); insert into orders values (42)`);
  process.kill(postgres.pid, 'SIGKILL');
  expect(await postgres.exited).toEqual({ code: null, signal: 'SIGKILL' });

  postgres = await startEmbeddedPostgres({ dataDir, port, log });

  expect(postgres.superuserUrl).toBe(url);
  expect(await ask(url, 'select number from orders')).toEqual([{ number: 42 }]);
});

test('the embedded database keeps its promises and is open to nobody else', async () => {
  await aCluster();
  postgres = await startEmbeddedPostgres({ dataDir, log });
  const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums'];
  const settings = await ask(
    postgres.superuserUrl,
    `select name from pg_settings where setting = 'on' and name in ('${names.join("','")}')`,
  );
  const [locale] = await ask(
    postgres.superuserUrl,
    `select datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding from pg_database where datname = 'dray'`,
  );

  expect(settings.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(locale).toEqual({ datlocprovider: 'b', datlocale: 'C.UTF-8', encoding: 'UTF8' });
  expect(statSync(join(dataDir, 'password')).mode & 0o777).toBe(0o600);
  await expect(ask(postgres.superuserUrl.replace(/:[^:@]+@/, ':guessed@'), 'select 1')).rejects.toThrow(/password/);
});

test('a first start that was killed half-way is made good by the next', async () => {
  const script = `import { startEmbeddedPostgres } from '${import.meta.dirname}/start-embedded-postgres.ts';
    await startEmbeddedPostgres({ dataDir: '${dataDir}', log: () => undefined, durable: false });`;
  const launcher = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], { stdio: 'ignore' });
  while (globSync(join(dataDir, 'cluster.creating-*/cluster/global')).length === 0) await sleep(5);
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  expect(existsSync(join(dataDir, 'cluster'))).toBe(false);

  postgres = await startEmbeddedPostgres({ dataDir, log, durable: false });

  expect(await ask(postgres.superuserUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(readdirSync(dataDir).filter((name) => name.includes('creating'))).toEqual([]);
  expect(findProcessesOf(dataDir, ['initdb'])).toEqual([]);
});

test.runIf(isRoot())('a cluster that was nobody’s is given to PostgreSQL’s own user, and stays so', async () => {
  await aCluster();
  // In every passwd file, like nobody; in earnest it is a user made for this.
  const daemon = { uid: 1, gid: 1 };

  for (const user of [daemon, undefined]) {
    postgres = await startEmbeddedPostgres({ dataDir, user, log, durable: false });
    expect(statSync(`/proc/${postgres.pid}`).uid).toBe(daemon.uid);
    expect(await ask(postgres.applicationUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
  }

  const owners = globSync('cluster/**', { cwd: dataDir }).map((path) => statSync(join(dataDir, path)).uid);
  expect(new Set(owners)).toEqual(new Set([daemon.uid]));
});

test.runIf(isRoot())('a cluster in a folder of nobody’s own stays with that user', async () => {
  chownSync(dataDir, NOBODY.uid, NOBODY.gid);
  await aCluster();

  postgres = await startEmbeddedPostgres({ dataDir, user: { uid: 1, gid: 1 }, log, durable: false });

  expect(statSync(join(dataDir, 'cluster')).uid).toBe(NOBODY.uid);
});

test('a throw-away PostgreSQL leaves nothing behind', async () => {
  const throwAway = await startThrowAwayPostgres({ inMemory: true });
  expect(await ask(throwAway.superuserUrl, 'show fsync')).toEqual([{ fsync: 'off' }]);

  await throwAway.stop();

  expect(existsSync(throwAway.folder)).toBe(false);
  expect(findProcessesOf(throwAway.folder, ['postgres'])).toEqual([]);
});
