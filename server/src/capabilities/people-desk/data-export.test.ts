import { languages } from '@dray/contract/languages.ts';
import { personalPartNames } from '@dray/contract/people-desk/personal-data.ts';
import { personalPartText } from '@dray/contract/people-desk/personal-data-text.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { eventually } from '../../testing/eventually.ts';
import { readMails } from '../../testing/mails.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { actAs, browseAs } from '../../testing/small-world/acting.ts';
import { fillCart, openPubOrdering, type Placer } from '../ordering/test-placing.ts';
import { addStaff } from '../staff/test-staff.ts';
import { aRequest, fileForm } from '../support/test-support.ts';

const uid = 'u-ulipy-owner';
const colleague = 'u-ulipy-shift';

let portal: TestPortal;
let owner: Placer;
let support: Caller;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering());
  await addStaff(portal, 'support@meridian.example', [{ role: 'support', markets: ['CZ'] }]);
  support = await portal.signIn('support@meridian.example');
}, 60_000);
beforeEach(() => portal.sql('truncate data_export'));
afterAll(() => portal.close());

const ask = (caller: Caller) => caller.send('POST', '/api/me/export', undefined);
const state = async (caller: Caller) => (await caller.get('/api/me/export')).body;
const made = (caller: Caller) =>
  eventually(async () => {
    const shown = await state(caller);
    return shown.state === 'made' ? shown : undefined;
  });

/** The answer's bytes as text: names and JSON of a zip that is not packed can be read as they are. */
const fetched = async (caller: Caller, id: string) => {
  const answer = await caller.send('POST', '/api/me/export/file', { id });
  return { status: answer.status, type: answer.headers['content-type'], text: answer.text };
};

async function leaveTraces(): Promise<void> {
  await owner.place((await fillCart(owner)).id);
  const { id } = (await owner.caller.send('POST', '/api/tickets/CreateTicket?market=EMEA', aRequest)).body;
  const { payload, headers } = fileForm(Buffer.from('%PDF-1.7 startxref %%EOF'), 'my-photo.pdf');
  await owner.caller.send('POST', `/api/tickets/UploadAttachmentsByTicketId?ticketId=${id}`, payload, { headers });
  // What a colleague has written or done stands beside it in every table.
  await portal.sql(
    `update account set first_name = 'KANAREK', last_name = 'KANAREK', phone = '+420KANAREK' where uid = $1`,
    [colleague],
  );
  await portal.sql(
    `insert into ticket_comment (id, ticket_id, author_uid, is_staff, description, created_at)
     values (gen_random_uuid(), $1, $2, false, 'KANAREK wrote', now()),
       (gen_random_uuid(), $1, null, true, 'KANAREK answered', now())`,
    [id, colleague],
  );
  await portal.sql(
    `insert into audit_event (at, actor, company_id, action, subject, details, request_id)
     values (now(), $1, 'C1001', 'status-changed', 'account:${uid}', '{"by": "KANAREK"}', 'r'),
       (now(), $2, 'C1001', 'roles-changed', 'account:KANAREK', '{"of": "KANAREK"}', 'r')`,
    [colleague, uid],
  );
  await portal.sql(
    `insert into notification (uid, kind, subject, params, dedupe_key, created_at)
     values ($1, 'person-helped', 'account:KANAREK', '{"what": "invited", "uid": "KANAREK", "by": "KANAREK"}', 'k', now())`,
    [uid],
  );
  await portal.sql(
    `insert into cart (uid, state, note_for_driver, created_at, changed_at) values ($1, 'saved', 'KANAREK saved', now(), now())`,
    [colleague],
  );
}

test('everything of the person is in it, and nothing of a colleague', async () => {
  await leaveTraces();

  const asked = await ask(owner.caller);
  const { id, bytes } = await made(owner.caller);
  const { status, type, text } = await fetched(owner.caller, id);

  expect([asked.status, asked.body.state]).toEqual([202, 'waiting']);
  expect([status, type]).toEqual([200, 'application/zip']);
  expect(bytes).toBeGreaterThan(1_000);
  expect(text).not.toContain('KANAREK');
  const json = JSON.parse(text.slice(text.indexOf('{\n  "madeAt"'), text.indexOf('\n}PK') + 2));
  expect(Object.keys(json).toSorted()).toEqual(['madeAt', ...personalPartNames].toSorted());
  expect(json.account).toMatchObject([{ firstName: 'Jana', lastName: 'Dvořáková', email: 'owner@ulipy.example' }]);
  for (const part of [
    'roles',
    'sessions',
    'orders',
    'orderLines',
    'requests',
    'files',
    'notifications',
    'audit',
  ] as const)
    expect([part, json[part].length > 0 || part === 'sessions']).toEqual([part, true]);
  expect(json.requests[0].text).toBe(aRequest.description);
  expect(json.requestAnswers).toEqual([]);
  expect(text).toContain('files/1-my-photo.pdf');
  expect(text).toContain('<h1>Vaše údaje');
});

test('it is fetched once, within a day, by the person alone', async () => {
  await ask(owner.caller);
  const { id } = await made(owner.caller);
  const other = await portal.signIn('accountant@ulipy.example');

  expect((await fetched(other, id)).status).toBe(404);
  expect((await fetched(support, id)).status).toBeGreaterThanOrEqual(403);
  expect((await fetched(owner.caller, id)).status).toBe(200);
  expect((await fetched(owner.caller, id)).status).toBe(404);
  expect((await state(owner.caller)).state).toBe('fetched');

  portal.clock.advance({ ms: 1_000 });
  await ask(owner.caller);
  const second = await made(owner.caller);
  portal.clock.advance({ minutes: 24 * 60 + 1 });
  const late = await portal.signIn('owner@ulipy.example');
  expect((await state(late)).state).toBe('over');
  expect((await fetched(late, second.id)).status).toBe(404);
});

test('one is made at a time, and three a day', async () => {
  const late = await portal.signIn('owner@ulipy.example');
  const both = await Promise.all([ask(late), ask(late)]);
  await made(late);
  expect(both.map(({ status }) => status)).toEqual([202, 202]);
  expect(await portal.sql('select from data_export')).toHaveLength(1);
  for (const _ of [2, 3]) {
    portal.clock.advance({ ms: 1_000 });
    await ask(late);
    await made(late);
  }

  const fourth = await ask(late);

  expect([fourth.status, fourth.body.code]).toEqual([429, 'EXPORTS_USED_UP']);
});

test('customer service has it made, the person is told, and nobody gets it while acting', async () => {
  support = await portal.signIn('support@meridian.example');
  const path = '/api/staff/people/u-ulipy-academy/export';

  const { status, body } = await support.send('POST', path, undefined);
  const person = await portal.signIn('academy@ulipy.example');
  await made(person);
  const mail = await eventually(async () =>
    (await readMails(portal)).find(({ headers, body: text }) => headers.includes('academy@') && text.includes('24')),
  );

  expect([status, body.state]).toEqual([202, 'waiting']);
  expect((await support.get(path)).body.state).toBe('made');
  expect(mail.body).toContain('/profile/details');
  expect((await person.get('/api/notifications')).body.results[0]).toMatchObject({ kind: 'data-export-ready' });
  expect((await support.send('POST', '/api/staff/people/u-tatravelko-owner/export', undefined)).status).toBe(404);
  const acting = await actAs(portal, await browseAs(portal, 'support@meridian.example'), { uid: 'u-ulipy-academy' });
  expect((await ask(acting.caller)).body.code).toBe('NOT_WHILE_ACTING');
  expect((await acting.caller.get('/api/me/export')).body.code).toBe('NOT_WHILE_ACTING');
});

test.each(languages)('in %s each part has its name on the page', async (language) => {
  portal.clock.advance({ minutes: 24 * 60 });
  const late = await portal.signIn('owner@ulipy.example');
  await portal.sql('update account set language = $1 where uid = $2', [language, uid]);

  await ask(late);
  const { text } = await fetched(late, (await made(late)).id);

  for (const part of personalPartNames) expect(text).toContain(`<h2>${personalPartText(part, language)}</h2>`);
});
