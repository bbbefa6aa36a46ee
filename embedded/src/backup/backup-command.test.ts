import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connected } from '@dray/server/platform/backup/connected.ts';
import { prepareDatabase } from '@dray/server/platform/database/prepare-database.ts';
import { sealing } from '@dray/server/platform/secrets/sealing.ts';
import { loadSmallWorld } from '@dray/server/testing/small-world/load-small-world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openErpDatabase } from '../erp/store/database.ts';
import { prepareSchema } from '../erp/store/prepare-schema.store.ts';
import { prepareDataFolder } from '../launcher/data-folder.ts';
import { publishDatabaseUrl } from '../launcher/run-folder.ts';
import { claimDataFolder } from '../launcher/single-run.ts';
import type { EmbeddedPostgres } from '../postgres/start-embedded-postgres.ts';
import { runBackupCommand } from './backup-command.ts';
import { startPostgresAlone } from './postgres-alone.ts';

let parentFolder: string;
const source = () => join(parentFolder, 'source');
const file = () => join(parentFolder, 'first.backup');
const secret = Buffer.alloc(32, 7);
const log = () => undefined;
const quietly = { info: log, warn: log };
const longer = { timeout: 120_000 };

const run = async (verb: 'backup' | 'restore', dataDir: string, ...args: string[]): Promise<string> => {
  const said: string[] = [];
  const env = { DATA_DIR: dataDir, INIT_CWD: parentFolder, SECRET_KEY: secret.toString('base64') };
  await runBackupCommand(verb, args, { env, log: (line) => said.push(line), durable: false });
  return said.join('\n');
};

async function on<T>(dataDir: string, work: (postgres: EmbeddedPostgres) => Promise<T>): Promise<T> {
  const postgres = await startPostgresAlone({ dataDir, log, durable: false });
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}

const ask = (url: string, statement: string) =>
  connected(url, async (client) => (await client.query<Record<string, unknown>>(statement)).rows);

/** Every table with its rows; what says that it was restored apart. */
const rowsOf = (url: string) =>
  connected(url, async (client) => {
    const rows: Record<string, unknown> = {};
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'pgboss') and tablename <> 'portal_setting'`,
    );
    for (const { name } of tables) {
      const digest = `select count(*)::int, md5(string_agg(t::text, chr(10) order by t::text)) from ${name} t`;
      rows[name] = (await client.query(digest)).rows[0];
    }
    return rows;
  });

async function contentsOf({ superuserUrl }: EmbeddedPostgres) {
  const databases = await ask(superuserUrl, 'select datname from pg_database where not datistemplate order by 1');
  const [setting] = await ask(superuserUrl, 'select restored_at is not null as closed from portal_setting');
  // When a backup was made is noted behind it, so it is not in it.
  const { 'public.health_mark': _noted, ...portal } = await rowsOf(superuserUrl);
  return {
    portal,
    erp: await rowsOf(Object.assign(new URL(superuserUrl), { pathname: '/erp' }).href),
    databases: databases.map(({ datname }) => datname),
    closed: setting?.closed,
  };
}

beforeAll(async () => {
  parentFolder = mkdtempSync(join(tmpdir(), 'dray-backup-'));
  chmodSync(parentFolder, 0o711);
  prepareDataFolder(source());
  await on(source(), async ({ applicationUrl, ownerUrl, erpUrl }) => {
    await prepareDatabase({ databaseUrl: applicationUrl, migrationDatabaseUrl: ownerUrl }, quietly);
    await loadSmallWorld(ownerUrl);
    await ask(
      ownerUrl,
      `insert into signing_key (kid, purpose, public_jwk, sealed_jwk, created_at, signs_from)
       values ('k', 'portal', '{}', '${sealing(secret).seal('signing key', '{}')}', now(), now())`,
    );
    const erp = openErpDatabase(erpUrl);
    await prepareSchema(erp);
    await erp.query(`insert into customer ("Customer", name) values ('200101', 'U Lípy')`);
    await erp.close();
  });
  await run('backup', source(), 'first.backup');
}, 120_000);
afterAll(() => rmSync(parentFolder, { recursive: true }));

test('what a stopped portal and its ERP held is there again in another folder, closed', longer, async () => {
  const target = join(parentFolder, 'target');

  const said = await run('restore', target, 'first.backup');

  const expected = await on(source(), contentsOf);
  const found = await on(target, contentsOf);
  expect(found).toEqual({ ...expected, closed: true });
  expect(found.erp['public.customer']).toMatchObject({ count: 1 });
  expect(found.databases).toEqual(['dray', 'erp', 'postgres']);
  const noted = await on(source(), ({ superuserUrl }) => ask(superuserUrl, 'select name from health_mark'));
  expect(noted).toEqual([{ name: 'backup' }]);
  expect(said).toMatch(/are restored in .*\nThe portal starts closed/);
});

test('a portal that runs is backed up, and not restored', longer, async () => {
  await on(source(), async ({ applicationUrl }) => {
    const giveBack = [
      claimDataFolder(join(source(), 'run')),
      publishDatabaseUrl(join(source(), 'run'), applicationUrl),
    ];

    const said = await run('backup', source(), 'running.backup');
    const restoring = run('restore', source(), 'first.backup', '--over');

    await expect(restoring).rejects.toThrow(/Another Dray already runs.*Stop it first/);
    for (const give of giveBack) give();
    expect(said).toMatch(/running\.backup: \d+ tables, \d+ rows/);
  });
  expect(existsSync(join(parentFolder, 'running.backup'))).toBe(true);
});

test('what holds people is replaced only when that is said, and stays whole when it fails', longer, async () => {
  const target = join(parentFolder, 'held');
  await run('restore', target, 'first.backup');
  const add = `update portal_setting set restored_at = null; update account set phone = '1'`;
  const before = await on(target, async (postgres) => {
    await ask(postgres.superuserUrl, add);
    return contentsOf(postgres);
  });
  const foreign = { DATA_DIR: target, INIT_CWD: parentFolder, SECRET_KEY: Buffer.alloc(32, 8).toString('base64') };

  await expect(run('restore', target, 'first.backup')).rejects.toThrow(/holds \d+ people and \d+ orders.*Nothing was/);
  const failing = runBackupCommand('restore', ['first.backup', '--over'], { env: foreign, log, durable: false });
  await expect(failing).rejects.toThrow(/sealed with the secret key.*Nothing was changed/s);
  const still = await on(target, contentsOf);
  await run('restore', target, 'first.backup', '--over');
  const after = await on(target, contentsOf);

  expect(still).toEqual(before);
  expect(after).toEqual({ ...(await on(source(), contentsOf)), closed: true });
});

test.each<[string, RegExp, (path: string) => void]>([
  ['cut off', /cannot be restored\. It is cut off/, (path) => truncateSync(path, 3_000)],
  [
    'another file',
    /cannot be restored\. It is damaged, or no backup of Dray/,
    (path) => writeFileSync(path, 'pictures of pubs'),
  ],
  ['not there', /cannot be restored\. There is no such file/, (path) => rmSync(path)],
])('a file that is %s is refused before anything is touched', async (_, expected, damage) => {
  const damaged = join(parentFolder, 'damaged.backup');
  copyFileSync(file(), damaged);
  damage(damaged);

  await expect(run('restore', join(parentFolder, 'nothing'), 'damaged.backup')).rejects.toThrow(expected);

  expect(existsSync(join(parentFolder, 'nothing'))).toBe(false);
});

test.each([
  ['backup', [], /Which file\? npm run portal -- backup <file>/],
  ['restore', ['--over'], /Which file\? npm run portal -- restore <file> \[--over\] \[--new-keys\]/],
  ['backup', ['a', 'b'], /Which file/],
  ['backup', ['first.backup'], /No Dray has its data in/],
] as const)('%s %j is refused in words', async (verb, args, expected) => {
  await expect(run(verb, join(parentFolder, 'nowhere'), ...args)).rejects.toThrow(expected);
});
