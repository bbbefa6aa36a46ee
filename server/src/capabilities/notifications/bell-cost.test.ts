import { type BellKind, bellKinds } from '@dray/contract/notifications/notification-kinds.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { vacuum } from '../../testing/vacuum.ts';
import { whatGrows } from '../../testing/what-grows.ts';
import { countingBuffers } from '../ordering/history/test-buffers.ts';
import { bellStore } from './bell.store.ts';

let database: TestDatabase;
let client: pg.Client;
let counting: Awaited<ReturnType<typeof countingBuffers>>;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  counting = await countingBuffers(client);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

type Written = {
  from: number;
  to: number;
  uid: string;
  kind: BellKind;
  isAtBell: boolean | null;
  isDelivered: boolean;
};

async function insertNotifications({ from, to, uid, kind, isAtBell, isDelivered }: Written): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(
    `with written as (
       insert into notification (uid, kind, subject, dedupe_key, created_at, is_at_bell)
       select $3, $4, 'order:' || n, $3 || $4 || n, timestamptz '2026-01-01Z' + n * interval '1 minute', $5
       from generate_series($1::int, $2::int) n returning id
     )
     insert into notification_delivery (notification_id, channel)
     select id, channel from written, unnest(case when $6 then '{mail,bell}'::text[] else '{mail}' end) channel`,
    [from, to, uid, kind, isAtBell, isDelivered],
  );
  await client.query('set session_replication_role = origin');
  await vacuum(client, ['notification', 'notification_delivery']);
}

const at = { uid: 'u1', isAtBell: true, isDelivered: true };

test('the bell and each of its groups cost the same however much a person was notified of', async () => {
  await insertNotifications({ ...at, from: 1, to: 40, kind: 'new-device' });
  // As many as are counted, and then ten times as many.
  await insertNotifications({ ...at, from: 41, to: 1_000, kind: 'order-confirmed' });
  await insertNotifications({ ...at, uid: 'u2', from: 1, to: 2_000, kind: 'order-confirmed' });
  const bell = bellStore(counting.transaction);
  const page = { offset: 0, limit: 20 };
  const calls = {
    'its first page': () => bell.listEntries('u1', bellKinds, page),
    'its third page': () => bell.listEntries('u1', bellKinds, { ...page, offset: 40 }),
    'a rare group': () => bell.listEntries('u1', ['password-changed', 'new-device'], page),
    'an empty group': () => bell.listEntries('u1', ['request-answered'], page),
    'its counts': () => bell.countEntries('u1', bellKinds),
  };
  const grow = () => insertNotifications({ ...at, from: 1_001, to: 10_000, kind: 'order-confirmed' });

  expect(await whatGrows(counting.blocksOf, calls, grow)).toEqual([]);
});

test('what was written before the row said so is judged by its deliveries, beside what says so itself', async () => {
  const of = { uid: 'u3', from: 1, to: 1 };
  await insertNotifications({ ...of, kind: 'order-changed', isAtBell: null, isDelivered: true });
  await insertNotifications({ ...of, kind: 'order-delivered', isAtBell: null, isDelivered: false });
  await insertNotifications({ ...of, from: 2, to: 3, kind: 'order-delivered', isAtBell: true, isDelivered: true });
  await insertNotifications({ ...of, kind: 'documents-new', isAtBell: false, isDelivered: false });
  const bell = bellStore(counting.transaction);

  const entries = await bell.listEntries('u3', bellKinds, { offset: 0, limit: 20 });
  const counts = await bell.countEntries('u3', bellKinds);

  expect(entries.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
    'order-delivered order:3',
    'order-delivered order:2',
    'order-changed order:1',
  ]);
  expect(counts.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
    { kind: 'order-changed', total: 1, unread: 1 },
    { kind: 'order-delivered', total: 2, unread: 2 },
  ]);
});

test('a person’s thousand newest are counted, of whatever kinds they are', async () => {
  const of = { ...at, uid: 'u4' };
  await insertNotifications({ ...of, from: 1, to: 700, kind: 'order-confirmed' });
  await insertNotifications({ ...of, from: 701, to: 1_400, kind: 'order-delivered' });

  const counts = await bellStore(counting.transaction).countEntries('u4', bellKinds);

  expect(Object.fromEntries(counts.map(({ kind, total }) => [kind, total]))).toEqual({
    'order-confirmed': 300,
    'order-delivered': 700,
  });
});
