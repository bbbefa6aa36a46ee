import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from '../people/demo-accounts.ts';
import { type DemoPortal, openDemoPortal } from '../testing/demo-portal.ts';

let portal: DemoPortal;
beforeAll(async () => {
  portal = await openDemoPortal({ history: true });
}, 120_000);
afterAll(() => portal.close());

/** Everybody who is notified of something, as the database has it. */
const findNotified = () =>
  portal.sql<{ email: string; total: number; unread: number }>(`
    select a.email, count(*)::int as total, (count(*) filter (where n.read_at is null))::int as unread
    from notification n join account a using (uid) group by 1 order by 1`);

test('anyone who was notified of something sees every bit of it, with its subject', async () => {
  const notified = await findNotified();

  expect(notified.length).toBeGreaterThan(20);
  for (const { email, total, unread } of notified) {
    const reader = await portal.signIn(email);
    const { body } = await reader.get('/api/notifications?limit=100');
    expect({ email, ...body, results: body.results.length }).toMatchObject({ email, total, unread, results: total });
  }
}, 60_000);

test('the main accounts have two to five unread ones, and the newest are those', async () => {
  const notified = await findNotified();
  const main = notified.filter(({ email, total }) => demoAccounts.some((each) => each.email === email) && total > 1);
  const [wrong] = await portal.sql(`select count(*)::int as read from notification n
    where read_at is not null and exists (select from notification o
      where o.uid = n.uid and o.read_at is null and o.created_at < n.created_at)`);

  expect(main.length).toBeGreaterThanOrEqual(7);
  expect(main.filter(({ unread }) => unread < 2 || unread > 5)).toEqual([]);
  expect(wrong).toEqual({ read: 0 });
});

test('of the last two weeks there is something of every sort that happened, and no mail waits', async () => {
  const kinds = await portal.sql<{ kind: string }>('select distinct kind from notification order by kind');
  const [wrong] = await portal.sql(`select
      (select count(*)::int from notification where created_at > '2026-11-12T09:30Z' or read_at > '2026-11-12T09:30Z'
        or created_at < '2026-10-29T09:30Z') as elsewhen,
      (select count(*)::int from notification_delivery where channel = 'mail' and state <> 'sent') as waiting,
      (select count(*)::int from pgboss.job where name = 'deliver-notification') as jobs`);

  expect(kinds.map(({ kind }) => kind)).toEqual([
    'document-overdue',
    'documents-new',
    'new-device',
    'order-cancelled',
    'order-changed',
    'order-confirmed',
    'order-delivered',
    'request-answered',
  ]);
  expect(wrong).toEqual({ elsewhen: 0, waiting: 0, jobs: 0 });
});

test('what the next morning has to tell is not what was sent already', async () => {
  const again = await portal.sql(`select n.uid from notification n
    cross join lateral jsonb_array_elements_text(params -> 'ids') as told (id)
    where kind = 'documents-new' group by n.uid, told.id having count(*) > 1`);

  expect(again).toEqual([]);
});
