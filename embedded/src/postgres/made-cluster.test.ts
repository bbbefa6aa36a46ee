import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ROLES } from './settings.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { startThrowAwayPostgres } from './throw-away.ts';

let parentFolder: string;
let made: string;
let digests: unknown;
const running: EmbeddedPostgres[] = [];

/** Every table with its rows' number and digest. */
const tables = `
  select relname, (xpath('//n/text()', q))[1]::text as rows, (xpath('//d/text()', q))[1]::text as digest
  from pg_class, lateral query_to_xml(format(
    'select count(*) n, md5(string_agg(t::text, chr(10) order by t::text)) d from %s t', oid::regclass), true, true, '') q
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`;
const verifiers = `select rolname, rolpassword from pg_authid where rolname ~ '^dray' order by rolname`;

beforeAll(async () => {
  parentFolder = mkdtempSync(join(tmpdir(), 'dray-made-cluster-'));
  chmodSync(parentFolder, 0o711);
  made = join(parentFolder, 'made');
  const postgres = await startThrowAwayPostgres({
    onStopped: (cluster) => cpSync(cluster, made, { recursive: true }),
  });
  await ask(postgres.ownerUrl, 'create table beer as select n, md5(n::text) as name from generate_series(1, 5000) n');
  await ask(postgres.ownerUrl, 'create table empties (n int)');
  digests = await ask(postgres.superuserUrl, tables);
  await ask(postgres.superuserUrl, ROLES.map((role) => `alter role ${role} password null`).join(';'));
  await postgres.stop();
});
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
});
afterAll(() => rmSync(parentFolder, { recursive: true }));

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

type Taking = { durable?: boolean; unpack?: (cluster: string) => Promise<void> };

async function startFrom({ durable = false, unpack = copy }: Taking = {}) {
  const dataDir = mkdtempSync(join(parentFolder, 'data-'));
  chmodSync(dataDir, 0o711);
  const said: string[] = [];
  const options = { dataDir, durable, log: (line: string) => void said.push(line), findMade: () => ({ unpack }) };
  let isCreated = false;
  const onCreating = () => {
    isCreated = true;
  };
  const postgres = await startEmbeddedPostgres({ ...options, onCreating });
  running.push(postgres);
  return { postgres, said, isCreated, dataDir };
}

const copy = async (cluster: string) => {
  cpSync(made, cluster, { recursive: true });
  chmodSync(cluster, 0o700);
};

test('a database made before has every row, on a disk that keeps it', async () => {
  const { postgres, isCreated, said } = await startFrom({ durable: true });

  expect(await ask(postgres.superuserUrl, tables)).toEqual(digests);
  expect(digests).toMatchObject([
    { relname: 'beer', rows: '5000' },
    { relname: 'empties', rows: '0' },
  ]);
  expect(isCreated).toBe(false);
  expect(said).toEqual([]);
});

test('two databases made from the same one share no password', async () => {
  const [one, other] = [await startFrom(), await startFrom()];

  const ofOne = await ask(one.postgres.superuserUrl, verifiers);
  const ofOther = await ask(other.postgres.superuserUrl, verifiers);
  expect(ofOne).toHaveLength(4);
  for (const [index, verifier] of ofOne.entries()) {
    expect(verifier).toMatchObject({ rolpassword: expect.stringMatching(/^SCRAM/) });
    expect(verifier).not.toEqual(ofOther[index]);
  }
  for (const name of ['superuserUrl', 'ownerUrl', 'applicationUrl', 'erpUrl'] as const) {
    const password = new URL(one.postgres[name]).password;
    const foreign = Object.assign(new URL(other.postgres[name]), { password }).href;
    await expect(ask(foreign, 'select 1')).rejects.toThrow('password authentication failed');
  }
});

test('one that cannot be unpacked, or is no database, is made anew and that is said', async () => {
  const half = async (cluster: string) => {
    await copy(cluster);
    rmSync(join(cluster, 'global'), { recursive: true });
  };
  const broken = () => Promise.reject(new Error('it is damaged'));

  const [first, second] = [await startFrom({ unpack: half }), await startFrom({ unpack: broken })];

  for (const { postgres, isCreated, said } of [first, second]) {
    expect(isCreated).toBe(true);
    expect(said).toEqual([expect.stringContaining('the database made at the install is of no use')]);
    expect(await ask(postgres.superuserUrl, tables)).toEqual([]);
  }
  expect(second.said[0]).toContain('it is damaged');
});

test('a database that is there is never replaced', async () => {
  const { postgres, dataDir } = await startFrom();
  await ask(postgres.ownerUrl, 'insert into empties values (1)');
  await running.pop()?.stop();
  const findMade = () => expect.fail();

  const again = await startEmbeddedPostgres({ dataDir, durable: false, log: expect.fail, findMade });
  running.push(again);

  expect(await ask(again.ownerUrl, 'select n from empties')).toEqual([{ n: 1 }]);
  expect(existsSync(join(postgres.folder, 'password'))).toBe(true);
  expect(readFileSync(join(postgres.folder, 'password'), 'utf8')).toHaveLength(32);
});
