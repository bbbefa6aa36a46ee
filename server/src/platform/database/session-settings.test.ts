import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDatabase } from './prepare-database.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { startHangingProxy } from './test-hanging-proxy.ts';
import { startTestPooler } from './test-pooler.ts';

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await createTestDatabase();
});
afterAll(() => postgres.drop());

const log = { info: () => undefined, warn: (_line: string) => undefined };
const prepare = (databaseUrl: string, readDatabaseUrl?: string, to = log) =>
  prepareDatabase({ databaseUrl, migrationDatabaseUrl: postgres.ownerUrl, readDatabaseUrl }, to);

test('a database that keeps the settings of a session is taken', async () => {
  await expect(prepare(postgres.url)).resolves.toBeUndefined();
});

test('where the settings of a session are dropped without a word the start is refused, and says what to do', async () => {
  const pooler = await startTestPooler(postgres.url, 'drops');

  const refused = await prepare(pooler.url).catch((error: unknown) => error);
  await pooler.stop();

  expect(String(refused)).toContain('DATABASE_URL leads to PostgreSQL by a way that does not keep the settings');
  for (const lost of ['default_transaction_read_only', 'statement_timeout', 'lock_timeout'])
    expect(String(refused)).toContain(lost);
  expect(String(refused)).toContain('Name PostgreSQL itself there');
});

test('one that refuses them is refused with the same advice', async () => {
  const pooler = await startTestPooler(postgres.url, 'refuses');

  const refused = await prepare(pooler.url).catch((error: unknown) => error);
  await pooler.stop();

  expect(String(refused)).toContain('unsupported startup parameter: options');
  expect(String(refused)).toContain('a pooler in transaction mode');
});

test('a way to replicas that loses them is refused, too', async () => {
  const pooler = await startTestPooler(postgres.url, 'drops');

  const refused = await prepare(postgres.url, pooler.url).catch((error: unknown) => error);
  await pooler.stop();

  expect(String(refused)).toContain('READ_DATABASE_URL leads to PostgreSQL by a way that does not keep the settings');
});

test('replicas that are away keep nobody from starting', async () => {
  const gone = await startHangingProxy(postgres.url);
  await gone.stop();
  const warned: string[] = [];

  await prepare(postgres.url, gone.url, { ...log, warn: (line: string) => void warned.push(line) });

  expect(warned).toEqual([expect.stringContaining('READ_DATABASE_URL cannot be reached: the primary answers alone')]);
});

test('another database is not taken for a replica', async () => {
  const other = await createTestDatabase();

  const refused = await prepare(postgres.url, other.url).catch((error: unknown) => error);
  await other.drop();

  expect(String(refused)).toContain('READ_DATABASE_URL leads to another database than DATABASE_URL');
});
