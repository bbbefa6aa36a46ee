import { randomBytes } from 'node:crypto';
import { importJWK, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { composeOver } from '../../../testing/compose.ts';
import { operate } from '../../../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';

const shipTo = '/api/shiptos/GetShipToBySapId/100234';
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** Every value of every table, as anyone who stole a backup would read it. */
async function backup(): Promise<string[]> {
  const tables = await portal.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => portal.sql<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)),
  );
  return rows.flat().map(({ row }) => row);
}

/** Whatever looks like a private key, however deep it is hidden in a row. */
function privateKeysIn(value: unknown): JWK[] {
  if (typeof value === 'string') return value.startsWith('{') ? privateKeysIn(JSON.parse(value)) : [];
  if (typeof value !== 'object' || value === null) return [];
  const own = 'd' in value && ('crv' in value || 'n' in value) ? [value as JWK] : [];
  return [...own, ...Object.values(value).flatMap(privateKeysIn)];
}

test('a backup of the database holds no key that signs', async () => {
  const { token = '' } = await portal.signIn('owner@ulipy.example');
  const rows = await backup();
  const [header, payload] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  const forge = async (key: JWK) =>
    new SignJWT(JSON.parse(payload ?? ''))
      .setProtectedHeader(JSON.parse(header ?? ''))
      .sign(await importJWK({ ...key, alg: 'ES256' }));

  expect(rows.length).toBeGreaterThan(100);
  expect(rows.flatMap((row) => privateKeysIn(JSON.parse(row)))).toEqual([]);
  // The look would find one: here is the key that the portal signs with.
  const [sealed] = await portal.sql<{ sealed_jwk: string }>(
    `select sealed_jwk from signing_key where purpose = 'portal'`,
  );
  const real = portal.sealing.open('signing key', sealed?.sealed_jwk ?? '') ?? '';
  const [found] = privateKeysIn({ row: { deep: real } });
  expect((await portal.callerWith(await forge(found as JWK)).get(shipTo)).status).toBe(200);
});

test('a process with another secret key does not start, and says what is missing', async () => {
  const SECRET_KEY = randomBytes(32).toString('base64');

  await expect(portal.startAnother({ env: { SECRET_KEY } })).rejects.toThrow(/SECRET_KEY.*rotate-keys at-once/);
});

test('keys are rotated and nobody notices, in this process and in another', async () => {
  const another = await portal.startAnother();
  const kids = new Set<string>();
  const statuses: number[] = [];
  const tokens: string[] = [];
  await operate(portal, 'rotate-keys');

  // Two minutes around the moment at which the new key begins to sign, a token and calls at both every other second.
  for (let step = 0; step < 60; step += 1) {
    const issuing = [portal, another][step % 2]!;
    const { token = '' } = await issuing.signIn('owner@ulipy.example');
    kids.add(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid);
    tokens.push(token);
    for (const { callerWith } of [portal, another])
      for (const held of [token, tokens[0] ?? '']) statuses.push((await callerWith(held).get(shipTo)).status);
    portal.clock.advance({ ms: 2_000 });
  }

  expect(kids.size).toBe(2);
  expect(statuses).toEqual(Array(240).fill(200));
});

test('after a leak the old keys are void at once, in every process', async () => {
  const another = await portal.startAnother();
  const { token = '' } = await portal.signIn('owner@ulipy.example');
  expect((await another.callerWith(token).get(shipTo)).status).toBe(200);

  await operate(portal, 'rotate-keys', 'at-once');
  portal.clock.advance({ ms: 2_001 });
  // The copies follow behind the back of the first call.
  await portal.callerWith(token).get(shipTo);
  await another.callerWith(token).get(shipTo);
  const fresh = await another.signIn('owner@ulipy.example');

  await expect.poll(async () => (await portal.callerWith(token).get(shipTo)).status).toBe(401);
  await expect.poll(async () => (await another.callerWith(token).get(shipTo)).status).toBe(401);
  expect((await portal.callerWith(fresh.token ?? '').get(shipTo)).status).toBe(200);
});

test('a key that nothing counts by any more is thrown away, and the newest never is', async () => {
  await operate(portal, 'rotate-keys');
  const database = openDatabase(portal.databaseUrl, createLogger('error'));
  const { identityOf } = composeOver(database, portal.clock, portal.sealing);
  const forget = () => database.write((transaction) => identityOf(transaction).forgetEnded());
  const countKeys = async () => (await portal.sql('select kid from signing_key')).length;

  const before = await countKeys();
  portal.clock.advance({ minutes: 60 });
  await forget();
  const withinAnHour = await countKeys();
  portal.clock.advance({ minutes: 8 * 24 * 60 });
  await forget();
  await database.close();

  expect(withinAnHour).toBe(before);
  expect(await portal.sql('select purpose from signing_key order by purpose')).toEqual([
    { purpose: 'portal' },
    { purpose: 'provider' },
  ]);
  expect((await (await portal.signIn('owner@ulipy.example')).get(shipTo)).status).toBe(200);
});

test('the secret itself, in the file or in the configuration, is nowhere in the database or the log', async () => {
  const secret = (await backup()).join('\n') + portal.log.join('\n');

  expect(secret).not.toContain(portal.secretKey);
});
