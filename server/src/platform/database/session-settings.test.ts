import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDatabase } from './prepare-database.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { startTestPooler } from './test-pooler.ts';

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await createTestDatabase();
});
afterAll(() => postgres.drop());

const log = { info: () => undefined, warn: () => undefined };
const prepare = (databaseUrl: string) => prepareDatabase({ databaseUrl, migrationDatabaseUrl: postgres.ownerUrl }, log);

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
