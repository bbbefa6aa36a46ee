import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { createLogger } from '#platform/logger.ts';
import { composeOver } from '../../../testing/compose.ts';
import { vacuum } from '../../../testing/vacuum.ts';
import { countingBuffers } from '../../ordering/history/test-buffers.ts';
import { forgetEndedSignIns } from './forget-ended.ts';

const now = new Date('2026-11-12T09:30:00Z');
const tables = ['sign_in_throttle', 'portal_session', 'oidc_payload', 'program_token', 'account_link'] as const;

let created: TestDatabase;
let client: pg.Client;
let database: Database;
beforeAll(async () => {
  created = await createTestDatabase();
  database = openDatabase(created.url, createLogger('silent'));
  client = new pg.Client({ connectionString: created.superuserUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
  await created.drop();
});

/** As many of each kind, all of them the same age. */
async function addOfEach(name: string, count: number, at: Date): Promise<void> {
  await client.query('set session_replication_role = replica');
  const each = `from generate_series(1, ${count}) n`;
  const add = (statement: string) => client.query(`${statement} ${each}`, [name, at]);
  await add(`insert into sign_in_throttle select $1::text || n, $2, 1`);
  await add(`insert into portal_session (id, uid, created_at, renewed_at) select $1::text || n, $1::text || n, $2, $2`);
  await add(`insert into oidc_payload (model, id, payload, expires_at) select 'Session', $1::text || n, '{}', $2`);
  await add(`insert into program_token (id, uid, issued_at, expires_at) select $1::text || n, 'u', $2, $2`);
  await add(
    `insert into account_link (code, uid, kind, digest, created_at, expires_at)
     select $1::text || n, $1::text || n, 'invitation', '', $2, $2`,
  );
  await client.query('set session_replication_role = origin');
}

const countOfEach = async (): Promise<number[]> => {
  const counts = tables.map((table) => `(select count(*)::int from ${table})`);
  const { rows } = await client.query<{ counts: number[] }>(`select array[${counts.join(', ')}] as counts`);
  return rows[0]?.counts ?? [];
};

test('thousands that have ended go by five hundred of each at once, and a round that is out of time goes on', async () => {
  await addOfEach('ended ', 1_203, new Date('2026-01-01Z'));
  await addOfEach('counts ', 7, new Date(now.getTime() + 60_000));
  let moment = now.getTime();
  // Each look at the clock is a minute later, so the time is over after two transactions.
  const clock = {
    now: () => {
      moment += 60_000;
      return new Date(moment);
    },
  };
  const { identityOf } = composeOver(database, { now: () => now });
  const round = { database, clock, identityOf };

  await expect(forgetEndedSignIns(round)).rejects.toThrow('goes on from where it is');
  const left = await countOfEach();
  await forgetEndedSignIns(round);

  expect(left).toEqual(tables.map(() => 210));
  expect(await countOfEach()).toEqual(tables.map(() => 7));
  const { rows } = await client.query(`select 1 from job_run where job = 'forget-ended-sign-ins' and position is null`);
  expect(rows).toHaveLength(1);
});

test('what still counts is not even looked at, however much of it there is', async () => {
  await addOfEach('open ', 20_000, new Date(now.getTime() + 60_000));
  await vacuum(client, tables);
  const { transaction, blocksOf } = await countingBuffers(client);
  const { identityOf } = composeOver(database, { now: () => now });

  const { blocks, result } = await blocksOf(() => identityOf(transaction).forgetEnded());

  expect(result).toBe('done');
  expect(blocks).toBeLessThan(20);
});
