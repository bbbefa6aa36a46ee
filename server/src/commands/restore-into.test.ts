import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBackup } from '#platform/backup/backup-reader.ts';
import { connected } from '#platform/backup/connected.ts';
import { writeBackup } from '#platform/backup/write-backup.ts';
import { prepareDatabase } from '#platform/database/prepare-database.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { sealing } from '#platform/secrets/sealing.ts';
import { type Restored, restoreInto } from './restore-into.ts';

let folder: string;
let file: string;
let source: TestDatabase;
let target: TestDatabase;
const secret = Buffer.alloc(32, 7);
const now = new Date('2026-11-18T10:00:00Z');
const quietly = { info: () => undefined, warn: () => undefined };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dray-restore-'));
  file = join(folder, 'small.backup');
  [source, target] = await Promise.all([createTestDatabase('smallWorld'), createTestDatabase('empty')]);
  // Values that are easily lost on the way.
  await ask(
    source,
    `update account set first_name = E'tab\\tline\\nback\\\\slash \\\\N "quote" ř' where uid = 'u-ulipy-owner';
     update portal_setting set banner_rotation = 11;
     insert into audit_event (at, actor, action, subject, details, request_id) values (now(), '', 'x', 'y', 'null', 'z')`,
  );
  await ask(
    source,
    `insert into signing_key (kid, purpose, public_jwk, sealed_jwk, created_at, signs_from)
     values ('k', 'portal', '{}', '${sealing(secret).seal('signing key', '{}')}', now(), now())`,
  );
  await writeBackup(file, [{ part: 'portal', url: source.url }], now);
});
afterAll(async () => {
  await Promise.all([source.drop(), target.drop()]);
  rmSync(folder, { recursive: true });
});

const restored = async (keys: Partial<Restored['keys']> = {}): Promise<Restored> => ({
  file,
  contents: await readBackup(file),
  keys: { sealing: sealing(secret), mayBeNew: false, ...keys },
});

const ask = <Row extends object>({ superuserUrl }: TestDatabase, statement: string): Promise<Row[]> =>
  connected(superuserUrl, async (client) => (await client.query<Row>(statement)).rows);

const alike = {
  sequences: `select schemaname, sequencename, last_value from pg_sequences order by 1, 2`,
  keys: `select conrelid::regclass::text, conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
    where contype = 'f' and connamespace <> 'pg_catalog'::regnamespace order by 1, 2`,
  triggers: `select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
  tables: `select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') order by 1`,
};

/** Every table with its rows, every sequence, key and trigger. */
const digestsOf = ({ superuserUrl }: TestDatabase) =>
  connected(superuserUrl, async (client) => {
    const digests: Record<string, unknown> = {};
    for (const [name, statement] of Object.entries(alike)) digests[name] = (await client.query(statement)).rows;
    for (const { name } of digests.tables as { name: string }[]) {
      const digest = `select count(*)::int, md5(string_agg(t::text, chr(10) order by t::text)) from ${name} t`;
      digests[name] = (await client.query(digest)).rows[0];
    }
    return digests;
  });

test('a backup is restored row by row into a database without tables, and opens closed', async () => {
  await ask(target, 'drop schema public cascade; drop schema pgboss cascade; create schema public');
  await ask(target, `grant all on schema public to public`);
  const expected = await digestsOf(source);

  await restoreInto(target.ownerUrl, await restored());
  await prepareDatabase({ databaseUrl: target.url, migrationDatabaseUrl: target.ownerUrl }, quietly);

  const [closed] = await ask<{ restored_at: Date | null }>(target, 'select restored_at from portal_setting');
  expect(closed?.restored_at).toBeInstanceOf(Date);
  await ask(target, 'update portal_setting set restored_at = null');
  expect(await digestsOf(target)).toEqual(expected);
});

test('what holds people is not filled a second time', async () => {
  const before = await digestsOf(target);

  await expect(restoreInto(target.ownerUrl, await restored())).rejects.toThrow(/holds \d+ people and 0 orders/);

  expect(await digestsOf(target)).toEqual(before);
});

test('one that fails half way leaves an empty database, which is filled at the next try', async () => {
  const another = await createTestDatabase('empty');
  const rows = () => ask(another, 'select count(*)::int from account');
  await ask(another, `alter table company add constraint no_company check (false)`);

  await expect(restoreInto(another.ownerUrl, await restored())).rejects.toThrow(/no_company/);
  const left = await rows();
  await ask(another, 'alter table company drop constraint no_company');
  await restoreInto(another.ownerUrl, await restored());

  expect(left).toEqual([{ count: 0 }]);
  expect(await rows()).toEqual(await ask(source, 'select count(*)::int from account'));
  await another.drop();
});

test('a backup of a newer Dray is refused', async () => {
  const contents = await readBackup(file);
  const newer = { ...contents, head: { ...contents.head, migrations: [...contents.head.migrations, '9999-later'] } };
  const another = await createTestDatabase('empty');

  await expect(restoreInto(another.ownerUrl, { ...(await restored()), contents: newer })).rejects.toThrow(
    /newer Dray.*9999-later/,
  );
  await another.drop();
});

test('signing keys that cannot be opened here stop it, unless new ones may be made', async () => {
  const another = await createTestDatabase('empty');
  const foreign = sealing(Buffer.alloc(32, 8));
  const attempts = [{ sealing: undefined }, { sealing: foreign }];

  for (const keys of attempts) {
    await expect(restoreInto(another.ownerUrl, await restored(keys))).rejects.toThrow(
      /sealed with the secret key.*--new-keys/s,
    );
  }
  const left = await ask(another, 'select from account');
  await restoreInto(another.ownerUrl, await restored({ sealing: foreign, mayBeNew: true }));

  expect(left).toEqual([]);
  expect(await ask(another, 'select from signing_key')).toEqual([]);
  expect(await ask(another, 'select from account')).not.toEqual([]);
  await another.drop();
});
