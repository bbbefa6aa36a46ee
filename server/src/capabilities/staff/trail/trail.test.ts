import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { operate } from '../../../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { addStaff } from '../test-staff.ts';

type Event = { id: string; action: string; company: { id: string } | null };

let portal: TestPortal;
let auditor: Caller;
let czech: Caller;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  await addStaff(portal, 'czech@meridian.example', [{ role: 'operator', markets: ['CZ'] }]);
  auditor = await portal.signIn('staff@meridian.example');
  czech = await portal.signIn('czech@meridian.example');
  await operate(portal, 'switch', 'Contracts', '0');
  const events = [
    ['u-ulipy-owner', 'C1001', 'roles-changed', 'account:u-ulipy-shift', '2026-11-10T22:59:59Z'],
    ['u-ulipy-owner', 'C1001', 'status-changed', 'account:u-ulipy-shift', '2026-11-10T23:00:00Z'],
    ['u-tatravelko-owner', 'C2001', 'order-placed', 'order:4500001', '2026-11-11T22:59:59Z'],
    ['u-tatravelko-owner', 'C2001', 'order-placed', 'order:4500002', '2026-11-11T23:00:00Z'],
    ['u-meridian-staff', 'C3001', 'ticket-answered', 'ticket:00007', '2026-11-11T10:00:00Z'],
  ];
  for (const [actor, company, action, subject, at] of events)
    await portal.sql(
      `insert into audit_event (at, actor, company_id, action, subject, details, changes, request_id, acting_for)
       values ($5, $1, $2, $3, $4, '{"n": 1}', '{"status": {"from": "Active", "to": "Suspended"}}', 'r-1',
         case when $3 = 'ticket-answered' then 'u-bellini-owner' end)`,
      [actor, company, action, subject, at],
    );
});
afterAll(() => portal.close());

const read = async (caller: Caller, query = ''): Promise<Event[]> =>
  (await caller.get(`/api/staff/audit?limit=100${query}`)).body.results;
const actionsOf = async (caller: Caller, query: string) => (await read(caller, query)).map(({ action }) => action);

test('an event is read with the names of today and what became of what', async () => {
  const [event] = await read(auditor, '&subject=ticket:00007');
  const [change] = await read(auditor, '&action=status-changed');

  expect(event).toMatchObject({
    at: '2026-11-11T10:00:00.000Z',
    actor: { uid: 'u-meridian-staff', kind: 'staff', name: 'Ivana Podpora' },
    actingFor: { uid: 'u-bellini-owner', name: 'Marco Bellini' },
    company: { id: 'C3001', name: 'Bellini Distribuzione S.r.l.' },
    subject: { kind: 'ticket', key: '00007', name: null },
    details: { n: 1 },
    changes: { status: ['Active', 'Suspended'] },
    requestId: 'r-1',
  });
  expect(change).toMatchObject({
    actor: { kind: 'person', name: 'Jana Dvořáková' },
    actingFor: null,
    subject: { kind: 'account', key: 'u-ulipy-shift', name: 'Petr Malý' },
  });
});

test.each([
  ['a subject', '&subject=account:u-ulipy-shift', ['status-changed', 'roles-changed']],
  ['an actor', '&actor=u-tatravelko-owner', ['order-placed', 'order-placed']],
  ['a company', '&company=C3001', ['ticket-answered']],
  ['a company and an action', '&company=C1001&action=roles-changed', ['roles-changed']],
  [
    'one day of the head office',
    '&from=2026-11-11&to=2026-11-11',
    ['order-placed', 'ticket-answered', 'status-changed'],
  ],
  ['what was never done', '&action=portal-restored', []],
])('the audit is filtered by %s, newest first', async (_what, query, actions) => {
  expect(await actionsOf(auditor, query)).toEqual(actions);
});

test('an action that nobody knows, and a filter that nobody knows, are refused', async () => {
  expect((await auditor.get('/api/staff/audit?action=dream')).status).toBe(400);
  expect((await auditor.get('/api/staff/audit?colour=red')).status).toBe(400);
});

test('pages by the last event hold everything once', async () => {
  const whole = (await read(auditor)).map(({ id }) => id);

  const paged: string[] = [];
  let before: string | null = null;
  do {
    const { body } = await auditor.get(`/api/staff/audit?limit=2${before ? `&before=${before}` : ''}`);
    paged.push(...body.results.map(({ id }: Event) => id));
    before = body.nextBefore;
    expect(body.total).toBe(whole.length);
  } while (before);

  expect(whole.length).toBeGreaterThan(5);
  expect(paged).toEqual(whole);
});

test('who reads the audit for one market is shown what was done to its companies, and nothing of the portal itself', async () => {
  const everything = await read(auditor);
  const own = await read(czech);

  expect(new Set(everything.map(({ company }) => company?.id ?? 'none'))).toEqual(
    new Set(['C1000', 'C1001', 'C2001', 'C3001', 'none']),
  );
  expect(everything.map(({ action }) => action)).toContain('section-switched');
  expect(new Set(own.map(({ company }) => company?.id ?? 'none'))).toEqual(new Set(['C1000', 'C1001']));
  expect(own.filter(({ company }) => company?.id === 'C1001')).toHaveLength(2);
  expect(await read(czech, '&subject=order:4500001')).toEqual([]);
  expect(await read(czech, '&company=C2001')).toEqual([]);
});

test('who does not hold the right reads nothing, not even of themselves', async () => {
  await addStaff(portal, 'supporter@meridian.example', [{ role: 'support' }]);
  const supporter = await portal.signIn('supporter@meridian.example');

  for (const path of ['/api/staff/audit', '/api/staff/audit/export'])
    expect(await supporter.get(path)).toMatchObject({ status: 403, body: { code: 'STAFF_RIGHT_MISSING' } });
});

test('the table holds what the list holds, in the reader’s language, by the clock of the head office', async () => {
  const table = await auditor.get('/api/staff/audit/export?company=C1001', { language: 'cs' });

  expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(table.headers['content-disposition']).toContain('zaznam-zmen-2026-');
  const [heading, first, second, ...rest] = table.text.split('\r\n');
  expect(heading).toContain('Čas (Europe/Prague);Činnost;Osoba (ID);Osoba');
  expect(first).toBe(
    '2026-11-11 00:00:00;status-changed;u-ulipy-owner;Jana Dvořáková;;C1001;U Lípy s.r.o.;account:u-ulipy-shift;Petr Malý;n: 1;status: Active → Suspended;r-1',
  );
  expect(second).toContain('2026-11-10 23:59:59;roles-changed');
  expect(rest).toEqual(['']);
});

test('a table of one market holds nothing of others', async () => {
  const table = await czech.get('/api/staff/audit/export');

  expect(table.text).toContain('C1001');
  expect(table.text).not.toMatch(/C2001|C3001|section-switched/);
});

test('no cell of the table is run by the program that opens it', async () => {
  await portal.sql(`update account set first_name = '=HYPERLINK("http://x")' where uid = 'u-tatravelko-owner'`);

  const { text } = await auditor.get('/api/staff/audit/export?actor=u-tatravelko-owner');

  expect(text).toContain(`"'=HYPERLINK(""http://x"") Kriváň"`);
  expect(text).not.toMatch(/(^|;)"?=/m);
});
