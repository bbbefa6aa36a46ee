import { bellTopics, notificationTopics } from '@dray/contract/notifications/notification-kinds.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEntries } from '#capabilities/documents/list/test-entries.ts';
import { connectorAt, itemUpdate, orderUpdate } from '#capabilities/ordering/progress/test-updates.ts';
import { fillCart, openPubOrdering, type Placer } from '#capabilities/ordering/test-placing.ts';
import type { Caller } from '../../testing/caller.ts';
import { eventually } from '../../testing/eventually.ts';
import { readMails } from '../../testing/mails.ts';
import type { TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let placer: Placer;
let owner: Caller;
let shift: Caller;
let erp: ReturnType<typeof connectorAt>;
let number: string;
beforeAll(async () => {
  ({ portal, owner: placer } = await openPubOrdering());
  erp = connectorAt(portal);
  [owner, shift] = await Promise.all([portal.signIn('owner@ulipy.example'), portal.signIn('shift@ulipy.example')]);
  number = (await placer.place((await fillCart(placer)).id)).order.order_number;
});
afterAll(async () => {
  await erp.close();
  await portal.close();
});

const bellOf = async (caller: Caller, query = '') => (await caller.get(`/api/notifications${query}`)).body;
const kindsOf = async (caller: Caller, query = '') =>
  (await bellOf(caller, query)).results.map(({ kind }: { kind: string }) => kind);
const prefer = (caller: Caller, body: object) => caller.send('PUT', '/api/notifications/preferences', body);
const short = (confirmed: number) =>
  orderUpdate(number, {
    changedAt: new Date(`2026-11-12T1${confirmed}:30:00Z`),
    items: [itemUpdate(10, 6, { confirmed })],
  });

test('an order is at the bell of the person who placed it, until it is read', async () => {
  const before = await bellOf(owner);
  const read = await owner.send('POST', '/api/notifications/read', { ids: [before.results[0].id] });
  const after = await bellOf(owner);

  expect(before).toMatchObject({
    total: 1,
    unread: 1,
    groups: [{ group: 'orders', total: 1, unread: 1 }],
    results: [
      {
        kind: 'order-confirmed',
        isUnread: true,
        href: `/orders/history?order=${number}`,
        values: { number, shipTo: expect.any(String) },
      },
    ],
  });
  expect(read.body).toEqual({ unread: 0 });
  expect(after.results).toMatchObject([{ kind: 'order-confirmed', isUnread: false }]);
  expect(await bellOf(shift)).toMatchObject({ total: 0, unread: 0, results: [] });
});

test('the open pages of the person who ordered hear of it once the mail has gone: placing waits for neither', async () => {
  const heard = await eventually(async () => {
    const events = await portal.sql(
      `select subject from live_event where kind = 'notification' and uid = 'u-ulipy-owner'`,
    );
    return events.length > 0 ? events : undefined;
  });

  expect(heard).toEqual([{ subject: 'bell' }]);
});

test('nobody reads for another', async () => {
  portal.clock.advance({ minutes: 1 });
  await erp.tellOrder(short(5));
  const [entry] = (await bellOf(owner)).results;
  await shift.send('POST', '/api/notifications/read', { ids: [entry.id] });
  await shift.send('POST', '/api/notifications/read', {});

  expect((await bellOf(owner)).results[0]).toMatchObject({ kind: 'order-changed', isUnread: true });
  expect((await owner.send('POST', '/api/notifications/read', {})).body).toEqual({ unread: 0 });
});

test('what can be switched off is told so, and what is locked cannot be', async () => {
  const locked = notificationTopics.filter((topic) => ['order-status', 'shortage', 'security'].includes(topic));
  const refused = await Promise.all(
    locked.map((topic) =>
      prefer(owner, { topic, channel: 'mail', isOn: false }).then(({ status, body }) => [status, body.code]),
    ),
  );
  const { body } = await prefer(owner, { topic: 'document-overdue', channel: 'bell', isOn: false });

  expect(refused).toEqual(locked.map(() => [422, 'NOTIFICATION_LOCKED']));
  expect(body.email).toBe('owner@ulipy.example');
  expect(body.topics).toContainEqual({
    topic: 'document-overdue',
    group: 'documents',
    channels: [
      { channel: 'mail', isOn: true, isLocked: false },
      { channel: 'bell', isOn: false, isLocked: false },
    ],
  });
  expect((await prefer(owner, { topic: 'nonsense', channel: 'mail', isOn: false })).status).toBe(400);
});

test('of a morning what came and what is late is sent once, to those alone who may see it', async () => {
  await portal.sql(`insert into billing_document (number, kind, type, payer_id, document_date, currency, net_total, tax_total,
      is_cancelled, is_paid, changed_at, digest, first_seen_at, file_state)
    select n, 'invoice', 'F2', '300101', '2026-11-12', 'CZK', 100, 21, false, false, '2026-11-12', n, '2026-11-12', 'missing'
    from unnest(array['N1', 'N2']) as n`);
  await addEntries(portal, [
    { id: 'N1', document_date: '2026-11-12' },
    { id: 'N2', document_date: '2026-11-12', company_id: 'C2001', country: 'SK', ship_to_id: null, payer_id: '300201' },
    { id: 'L1', due_date: '2026-11-11' },
    { id: 'L7', due_date: '2026-11-05' },
    { id: 'L3', due_date: '2026-11-09' },
    // Neither is late: it was paid, cancelled, or is no bill at all.
    { id: 'L8', due_date: '2026-11-11', standing: 'paid' },
    { id: 'L9', due_date: '2026-11-11', standing: 'cancelled' },
    { id: 'L6', due_date: '2026-11-11', type: 'credit-note' },
  ]);
  const accountant = await portal.signIn('accountant@ulipy.example');
  const wake = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      await portal.sql(`insert into pgboss.job (name, data) values ('tell-of-documents', '{}')`);
    await eventually(async () => {
      const [left] = await portal.sql<{ open: number }>(
        `select count(*)::int as open from pgboss.job where name = 'tell-of-documents' and state < 'completed'`,
      );
      return left?.open === 0 || undefined;
    });
  };

  await wake(2);
  const documents = await bellOf(owner, '?group=documents');

  // The bell of what is late was switched off; its mail was not.
  expect(documents.results).toMatchObject([{ kind: 'documents-new', values: { count: 1 }, href: '/my-documents' }]);
  expect(documents.total).toBe(1);
  // What one person does not want to hear of is sent to a colleague all the same.
  const ofColleague = (await bellOf(accountant, '?group=documents')).results.map(
    ({ kind, values }: { kind: string; values: { number?: string } }) => [kind, values.number],
  );
  expect(ofColleague.sort()).toEqual([
    ['document-overdue', 'L1'],
    ['document-overdue', 'L7'],
    ['documents-new', undefined],
  ]);
  const mails = await eventually(async () => {
    const sent = (await readMails(portal)).filter(({ headers }) => headers.includes('owner@ulipy.example'));
    const subjects = sent.map(({ subject }) => subject).filter((subject) => /dokumenty|splatnosti/.test(subject));
    return subjects.length >= 3 ? subjects.sort() : undefined;
  });
  expect(mails).toEqual(['Faktura L1 je po splatnosti', 'Faktura L7 je po splatnosti', 'Nové dokumenty: 1']);
  expect(await kindsOf(shift)).toEqual([]);
});

test('anyone who loses the section loses what it brought them', async () => {
  await portal.sql(`delete from role_grant where uid = 'u-ulipy-owner'`);
  portal.clock.advance({ ms: 5_000 });

  expect(await bellOf(owner)).toMatchObject({ total: 0, unread: 0, results: [] });
  expect(
    (await owner.get('/api/notifications/preferences')).body.topics.map(({ topic }: { topic: string }) => topic),
  ).toEqual(['security']);
});

test('every kind belongs to a topic that can be shown', () => {
  expect(Object.values(bellTopics).filter((topic) => !notificationTopics.includes(topic))).toEqual([]);
});
