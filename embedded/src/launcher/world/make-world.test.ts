import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoWorld } from '@dray/demo/load-demo-world.ts';
import { prepareDatabase } from '@dray/server/platform/database/prepare-database.ts';
import { memoryFiles } from '@dray/server/testing/memory-files.ts';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../postgres/start-embedded-postgres.ts';
import { startThrowAwayPostgres } from '../../postgres/throw-away.ts';
import { fillErp } from '../erp/demo-seed/fill-erp.ts';
import { REPOSITORY } from '../repository.ts';
import { findMadeWorld } from './made-world.ts';
import { makeWorldIfNeeded } from './make-world.ts';
import { worldKey } from './world-key.ts';

const now = new Date('2026-11-15T12:00:00Z');
const isHeavy = process.env.DRAY_HEAVY === '1';

/** Made by chance, or taken from the clock of the database: another one in each world. */
const byChance: Readonly<Record<string, readonly string[]>> = {
  'public.account': ['password_hash'],
  'public.account_link': ['code', 'digest'],
  'public.kysely_migration': ['timestamp'],
};

/** What a server makes for itself must not come with a world that many may copy. */
const secrets = ['signing_key', 'portal_session', 'oidc_payload', 'program_token'];

const columns = `
  select table_schema || '.' || table_name as table, array_agg(column_name::text order by column_name) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_type = 'BASE TABLE' and table_schema !~ '^(pg_catalog|information_schema)$'
  group by 1 order by 1`;

type Table = { table: string; columns: string[] };

async function digestsOf(url: string): Promise<Record<string, string>> {
  const client = new Client(url);
  await client.connect();
  const digests: Record<string, string> = {};
  for (const { table, columns: all } of (await client.query<Table>(columns)).rows) {
    const row = all.filter((name) => !byChance[table]?.includes(name)).map((name) => `"${name}"`);
    const { rows } = await client.query<{ said: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as said
       from (select ${row.join(', ')} from ${table}) t`,
    );
    digests[table] = rows[0]?.said ?? '';
  }
  await client.end();
  return digests;
}

const allOf = async ({ superuserUrl }: EmbeddedPostgres) => ({
  portal: await digestsOf(superuserUrl),
  erp: await digestsOf(Object.assign(new URL(superuserUrl), { pathname: '/erp' }).href),
});

const inBytes = (files: ReturnType<typeof memoryFiles>) =>
  [...files.contents].map(([key, content]) => [key, Buffer.from(content).toString('base64')]).sort();

test.runIf(isHeavy)(
  'a world that was made beforehand is the one that the generators make',
  { timeout: 300_000 },
  async () => {
    const parentFolder = mkdtempSync(join(tmpdir(), 'dray-make-world-'));
    chmodSync(parentFolder, 0o711);
    const folder = join(parentFolder, 'world');
    const [generatedFiles, copiedFiles] = [memoryFiles(), memoryFiles()];
    const generated = await startThrowAwayPostgres({ inMemory: true });
    const quietly = { info: () => undefined, warn: () => undefined };
    await prepareDatabase({ databaseUrl: generated.applicationUrl, migrationDatabaseUrl: generated.ownerUrl }, quietly);
    const tellErp = (world: Parameters<typeof fillErp>[1]) => fillErp(generated.erpUrl, world);
    await loadDemoWorld(generated.ownerUrl, { now, history: true, fileStore: generatedFiles, tellErp });
    const expected = await allOf(generated);
    await generated.stop();

    expect(await makeWorldIfNeeded({ now, folder })).toBe(true);
    expect(await makeWorldIfNeeded({ now, folder })).toBe(false);
    const made = findMadeWorld(worldKey(REPOSITORY, now), folder);
    const unpack = async (cluster: string) => made?.unpack(cluster, copiedFiles);
    const copied = await startEmbeddedPostgres({
      dataDir: join(parentFolder, 'data'),
      durable: false,
      log: expect.fail,
      findMade: () => ({ unpack }),
    });
    const found = await allOf(copied);
    await copied.stop();
    rmSync(parentFolder, { recursive: true });

    expect(found).toEqual(expected);
    expect(secrets.map((table) => found.portal[`public.${table}`])).toEqual(secrets.map(() => '0 '));
    expect(inBytes(copiedFiles)).toEqual(inBytes(generatedFiles));
    expect(copiedFiles.contents.size).toBeGreaterThan(400);
  },
);
