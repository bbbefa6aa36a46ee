import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { mintScope } from '#platform/request/mint-scope.ts';
import type { Caller } from '#platform/request/request.ts';
import { everywhere } from '../../testing/staff-grants.ts';
import { erpQueueStore } from '../erp/store/erp-queue.store.ts';
import { countingBuffers } from '../ordering/history/test-buffers.ts';
import { openWaitingTickets } from '../support/waiting-tickets.door.ts';

let database: TestDatabase;
let client: pg.Client;
let counting: Awaited<ReturnType<typeof countingBuffers>>;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  // Neither keys to other tables nor triggers: what is measured is the desk.
  await client.query('set session_replication_role = replica');
  counting = await countingBuffers(client);
}, 120_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

const scope = mintScope({ staffGrants: everywhere() } as unknown as Caller, [], 'requests.answer');

/** Numbers go on where those before them ended. */
let next = 0;
async function addSettled(count: number): Promise<void> {
  await client.query(
    `insert into ticket (id, client_id, author_uid, company_id, country, title, description, category, sub_category, status,
       search_text, created_at, updated_at)
     select gen_random_uuid(), gen_random_uuid(), 'u', 'C1', 'CZ', 't', 'd', 'c', 's', 'Problem Solved', '', now(), now()
     from generate_series(1, $1)`,
    [count],
  );
  await client.query(
    `insert into erp_message (order_number, sequence, kind, revision, state, request_id, created_at, settled_at)
     select 'S' || n, 1, 'create', 1, 'done', 'r', now(), now() from generate_series($1::int, $2::int) n`,
    [next, next + count - 1],
  );
  next += count;
}

const look = async () => {
  const tickets = await counting.blocksOf(() =>
    openWaitingTickets()(counting.transaction).listWaiting(scope, undefined, 101),
  );
  const messages = await counting.blocksOf(() => erpQueueStore(counting.transaction).listOpen(500));
  return { tickets, messages };
};

test('what waits costs the same, however much was settled before, and ends where it is no more counted', async () => {
  await client.query(
    `insert into ticket (id, client_id, author_uid, company_id, country, title, description, category, sub_category, status,
       search_text, created_at, updated_at, waiting_since)
     select gen_random_uuid(), gen_random_uuid(), 'u', 'C1', 'CZ', 't', 'd', 'c', 's', 'New', '', now(), now(),
       now() - n * interval '1 minute'
     from generate_series(1, 600) n`,
  );
  await client.query(
    `insert into erp_message (order_number, sequence, kind, revision, state, request_id, created_at)
     select 'W' || n, 1, 'create', 1, 'waiting', 'r', now() - n * interval '1 minute' from generate_series(1, 600) n`,
  );
  await addSettled(300);
  await client.query('vacuum analyze ticket, erp_message');
  const few = await look();

  await addSettled(12_000);
  await client.query('vacuum analyze ticket, erp_message');
  const many = await look();

  expect([many.tickets.result.length, many.messages.result.length]).toEqual([101, 500]);
  expect(many.tickets.blocks).toBeLessThan(few.tickets.blocks * 1.5 + 20);
  expect(many.messages.blocks).toBeLessThan(few.messages.blocks * 1.5 + 500);
  expect(many.tickets.blocks).toBeLessThan(200);
});
