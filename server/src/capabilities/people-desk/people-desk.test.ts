import { languages } from '@dray/contract/languages.ts';
import { helpText } from '@dray/contract/people-desk/people-desk-text.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, Caller } from '../../testing/caller.ts';
import { eventually } from '../../testing/eventually.ts';
import { readMails } from '../../testing/mails.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { browseAs } from '../../testing/small-world/acting.ts';
import { addStaff } from '../staff/test-staff.ts';

const shift = { uid: 'u-ulipy-shift', email: 'shift@ulipy.example' };
const ownerEmail = 'owner@ulipy.example';

let portal: TestPortal;
let support: Caller;
let owner: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  await addStaff(portal, 'support@meridian.example', [{ role: 'support', markets: ['CZ'] }]);
});
beforeEach(async () => {
  portal.clock.set('2026-11-12T09:30:00Z');
  await portal.sql('delete from sign_in_throttle');
  await portal.sql('truncate notification, notification_delivery, people_help');
  [support, owner] = await Promise.all([portal.signIn('support@meridian.example'), portal.signIn(ownerEmail)]);
});
afterAll(() => portal.close());

const help = (uid: string, verb: string, body?: object): Promise<Answer> =>
  support.send('POST', `/api/staff/people/${uid}/${verb}`, body);
const people = async () => (await support.get('/api/staff/customers/C1001/people')).body.results;
const person = async (uid: string) => (await people()).find((each: { uid: string }) => each.uid === uid);
const bellOf = async (caller: Caller) => (await caller.get('/api/notifications')).body.results;
const reason = 'They called us';
const detailsOf = async (uid: string, change: object) => {
  const { firstName, lastName, email, phone, version } = await person(uid);
  return { firstName, lastName, email, phone, version, reason, ...change };
};
async function lock(email: string): Promise<void> {
  for (let guess = 0; guess < 11; guess += 1) await portal.visitor.askForToken(email, 'wrong');
}

test('who is locked by wrong passwords comes in again as soon as they are unlocked, and nobody else is', async () => {
  await lock(shift.email);
  await lock(ownerEmail);
  await expect(portal.signIn(shift.email)).rejects.toThrow('TOO_MANY_ATTEMPTS');
  const locked = await person(shift.uid);

  const { status, body } = await help(shift.uid, 'unlock');

  expect(locked.lockedUntil).toBe('2026-11-12T09:45:00.000Z');
  expect([status, body.lockedUntil]).toEqual([200, null]);
  expect((await portal.signIn(shift.email)).token).toBeTruthy();
  await expect(portal.signIn(ownerEmail)).rejects.toThrow('TOO_MANY_ATTEMPTS');
});

test('unlocking whom nothing locks is told nobody and written down nowhere', async () => {
  const before = await portal.sql('select count(*) from audit_event');

  expect((await help(shift.uid, 'unlock')).status).toBe(200);

  expect(await portal.sql('select count(*) from audit_event')).toEqual(before);
  expect(await portal.sql('select from notification')).toEqual([]);
});

test('every session and token of somebody ends, and both they and the owner are told who did it', async () => {
  const { caller } = await browseAs(portal, shift.email);
  const program = await portal.signIn(shift.email);
  expect(await person(shift.uid)).toMatchObject({ browsers: 1, programs: expect.any(Number) });

  const { body } = await help(shift.uid, 'sign-out', { reason });
  portal.clock.advance({ ms: 5_000 });

  expect(body).toMatchObject({ browsers: 0, programs: 0 });
  const who = () => `/identity/users/GetUserInfoById/${shift.uid}`;
  expect([(await caller.get(who())).status, (await program.get(who())).status]).toEqual([401, 401]);
  const values = { who: 'Test Colleague', what: 'All devices were signed out' };
  const own = await bellOf(await portal.signIn(shift.email));
  expect(own).toMatchObject([{ kind: 'account-helped', href: '/profile/details' }]);
  const [atBell] = (await owner.get('/api/notifications?Language=en')).body.results;
  expect(atBell).toMatchObject({ kind: 'person-helped', values: { ...values, name: 'Petr Malý' } });
  expect(JSON.stringify([own, atBell])).not.toContain(reason);
});

test('an owner reads in their trail what was done, with neither the name of who did it nor the reason', async () => {
  await help(shift.uid, 'sign-out', { reason });
  await help(shift.uid, 'details', await detailsOf(shift.uid, { lastName: 'Malík' }));
  await lock(shift.email);
  await help(shift.uid, 'unlock');

  const { body } = await owner.get('/identity/users/GetChanges?limit=3');

  expect(body.results.map(({ action }: { action: string }) => action)).toEqual([
    'sign-in-unlocked',
    'details-changed',
    'sessions-ended',
  ]);
  for (const { actor } of body.results) expect(actor).toEqual({ kind: 'staff', name: null });
  expect(JSON.stringify(body)).not.toMatch(/They called us|meridian/);
  const kept = await portal.sql('select what, reason, staff_uid from people_help order by at, what');
  expect(kept).toContainEqual({ what: 'signed-out', reason, staff_uid: 'u-support-meridian-example' });
  await help(shift.uid, 'details', await detailsOf(shift.uid, { lastName: 'Malý' }));
});

test('details are corrected on the record that was shown, by the rules of a new person', async () => {
  const given = await detailsOf(shift.uid, { lastName: 'Maly\u0301', phone: '+420 777 123 456' });
  const taken = await help(shift.uid, 'details', { ...given, email: ownerEmail.toUpperCase() });
  const wrong = await help(shift.uid, 'details', { ...given, firstName: 'https://evil.example' });

  const { status, body } = await help(shift.uid, 'details', given);
  const stale = await help(shift.uid, 'details', { ...given, firstName: 'Pavel' });

  expect([taken.status, taken.body.code]).toEqual([409, 'USER_EXISTS']);
  expect(wrong).toMatchObject({ status: 422, body: { faults: [{ path: 'firstName', code: 'NAME_WITH_ADDRESS' }] } });
  expect([status, body.phone, body.version]).toEqual([200, '+420 777 123 456', given.version + 1]);
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE', fresh: { uid: shift.uid, firstName: 'Petr', version: given.version + 1 } },
  });
  const [recorded] = await portal.sql(
    `select details, changes from audit_event where action = 'details-changed' order by id desc limit 1`,
  );
  expect(recorded).toEqual({ details: { fields: 'lastName,phone' }, changes: {} });
});

test('with another address the old one is told, what was open there ends, and the new one signs in', async () => {
  await portal.visitor.send('POST', '/identity/users/ForgotPassword', { email: shift.email });
  const { caller } = await browseAs(portal, shift.email);

  await help(shift.uid, 'details', await detailsOf(shift.uid, { email: 'petr@ulipy.example' }));
  portal.clock.advance({ ms: 5_000 });

  expect((await caller.get(`/identity/users/GetUserInfoById/${shift.uid}`)).status).toBe(401);
  await expect(portal.signIn(shift.email)).rejects.toThrow('SIGN_IN_REFUSED');
  expect((await portal.signIn('petr@ulipy.example')).token).toBeTruthy();
  const old = await eventually(async () =>
    (await readMails(portal)).find(({ headers, subject }) => headers.includes(shift.email) && /adres/i.test(subject)),
  );
  expect(old.body).not.toContain('petr@ulipy.example');
  await help(shift.uid, 'details', await detailsOf(shift.uid, { email: shift.email }));
});

test('an invitation goes out anew within the owner’s own limits, and to an address that was mended at once', async () => {
  const uid = 'u-ulipy-invited';
  portal.clock.set('2026-11-13T09:30:00Z');
  support = await portal.signIn('support@meridian.example');

  const first = await help(uid, 'invite');
  const second = await help(uid, 'invite');
  const mended = await help(uid, 'details', await detailsOf(uid, { email: 'mended@ulipy.example' }));

  expect(first.body.invitation).toMatchObject({ sentAt: '2026-11-13T09:30:00.000Z', isOver: false });
  expect([second.status, second.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  expect(mended.status).toBe(200);
  const mail = await eventually(async () =>
    (await readMails(portal)).find(({ headers }) => headers.includes('mended@ulipy.example')),
  );
  expect(mail.body).toContain('/verification?');
  expect(await portal.sql(`select kind from notification where uid = $1 group by kind`, [uid])).toEqual([
    { kind: 'person-invited' },
  ]);
  expect((await help(shift.uid, 'invite')).body.code).toBe('STATUS_NOT_POSSIBLE');
});

test('staff, the desk of a ship-to, people elsewhere and nobody at all are the same to them', async () => {
  const verbs = [
    ['invite', undefined],
    ['unlock', undefined],
    ['sign-out', { reason }],
    ['details', { firstName: 'A', lastName: 'B', email: 'a@b.example', phone: null, version: 1, reason }],
  ] as const;
  for (const uid of ['u-meridian-staff', 'u-support-meridian-example', 'u-tatravelko-owner', 'u-nobody'])
    for (const [verb, body] of verbs) {
      const { status, body: answer } = await help(uid, verb, body);
      expect([uid, verb, status, answer.code]).toEqual([uid, verb, 404, 'USER_NOT_FOUND']);
    }
});

test.each(languages)('in %s both mails have their words, without a gap', async (language) => {
  await portal.sql('update account set language = $1 where uid = any($2)', [language, ['u-ulipy-owner', shift.uid]]);

  await help(shift.uid, 'sign-out', { reason });

  const mails = await eventually(async () => {
    const said = `${helpText('signed-out', language)}.`;
    const found = (await readMails(portal)).filter(
      ({ body }) => body.startsWith(said) && body.includes('Test Colleague'),
    );
    return found.length >= 2 ? found : undefined;
  });
  for (const { subject, body } of mails) expect(`${subject}${body}`).not.toMatch(/[{}]|undefined|null/);
  await portal.sql(`update account set language = 'cs' where uid = any($1)`, [['u-ulipy-owner', shift.uid]]);
});
