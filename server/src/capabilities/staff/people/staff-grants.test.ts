import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { readMails } from '../../../testing/mails.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { addStaff, approve, ask, heldBy, lastEventId, recordedAfter } from '../test-staff.ts';

let portal: TestPortal;
let asker: Caller;
let second: Caller;
let czech: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  await addStaff(portal, 'second@meridian.example', [{ role: 'operator' }]);
  await addStaff(portal, 'czech@meridian.example', [
    { role: 'operator', markets: ['CZ'] },
    { role: 'support', markets: ['CZ'] },
  ]);
  await addStaff(portal, 'simek@meridian.example', [{ role: 'support', markets: ['SK'] }]);
  await portal.sql(`update account set last_name = 'Šimek' where email = 'simek@meridian.example'`);
  asker = await portal.signIn('staff@meridian.example');
  second = await portal.signIn('second@meridian.example');
  czech = await portal.signIn('czech@meridian.example');
});
afterAll(() => portal.close());

const newcomer = { email: 'Petra@meridian.example', firstName: 'Petra', lastName: 'Malá', language: 'sk' };
const wanted = { email: 'simek@meridian.example', roleId: 'support', markets: ['CZ'] };

test('a new person becomes staff and is mailed a link when the second person approves, not before', async () => {
  const asked = await ask(asker, { ...newcomer, roleId: 'support', markets: ['SK'] });
  const nobody = await portal.sql(`select uid from account where email ilike 'petra@meridian.example'`);
  const before = await lastEventId(portal);

  await approve(second, asked.body.id);

  expect(nobody).toEqual([]);
  const [account] = await portal.sql<{ uid: string }>(
    `select uid, is_staff, status, language, company_id from account where email ilike 'petra@meridian.example'`,
  );
  expect(account).toMatchObject({ is_staff: true, status: 'Invited', language: 'sk', company_id: null });
  expect(asked.body.subject.key).toBe(`account:${account?.uid}`);
  expect(await heldBy(portal, account?.uid ?? '')).toEqual(['support SK']);
  expect(await recordedAfter(portal, before)).toMatchObject([
    { action: 'staff-added', subject: asked.body.subject.key },
  ]);
  const mail = (await readMails(portal)).find(({ headers }) => /petra@/i.test(headers));
  expect(mail?.subject).toBe('Pozvánka do portálu Dray');
  expect(mail?.body).toContain('zamestnanca pivovaru');
  expect(mail?.body).toContain('/verification?gig_i_code=');
});

test.each([
  ['an unknown role', { roleId: 'emperor' }, '400 STAFF_ROLE_UNKNOWN'],
  ['an unknown market', { markets: ['FR'] }, '400 MALFORMED_REQUEST'],
  ['no market', { markets: [] }, '400 MALFORMED_REQUEST'],
  ['an unknown field', { rights: ['staff.manage'] }, '400 UNKNOWN_FIELD'],
  ['a role with a right that they lack', { roleId: 'pricing' }, '403 STAFF_ROLE_NOT_YOURS'],
  ['a last day that is over', { endsOn: '2026-11-01' }, '422 STAFF_GRANT_PAST'],
  ['the account of a customer', { email: 'owner@ulipy.example' }, '422 CUSTOMER_ACCOUNT'],
  ['the account of a customer in other letters', { email: 'OWNER@ulipy.example' }, '422 CUSTOMER_ACCOUNT'],
  ['an unknown address without a name', { email: 'who@meridian.example' }, '422 STAFF_NAME_NEEDED'],
  [
    'a name that is an address',
    { email: 'who@meridian.example', firstName: 'Win', lastName: 'www.example.com' },
    '422 STAFF_NAME_NEEDED',
  ],
  ['what the person holds already', { markets: ['SK'] }, '409 STAFF_GRANT_HELD'],
])('asking for %s is refused', async (_what, changed, refusal) => {
  const before = await lastEventId(portal);

  const { status, body } = await ask(asker, { ...wanted, ...changed });

  expect(`${status} ${body.code}`).toBe(refusal);
  expect(await recordedAfter(portal, before)).toEqual([]);
});

test('nobody asks for a role in a market where they lack its rights, nor changes what is held there', async () => {
  const beyond = await ask(czech, {
    ...newcomer,
    email: 'x@meridian.example',
    roleId: 'support',
    markets: ['CZ', 'SK'],
  });
  // Simek would lose Slovakia.
  const taking = await ask(czech, wanted);

  expect(beyond).toMatchObject({ status: 403, body: { code: 'STAFF_ROLE_NOT_YOURS' } });
  expect(beyond.body.message).toContain('SK');
  expect(taking).toMatchObject({ status: 403, body: { code: 'STAFF_RIGHT_MISSING' } });
});

test('where nobody else could approve, the request names the command that an operator types instead', async () => {
  await portal.sql(
    `update account set status = 'Suspended' where email in ('second@meridian.example', 'czech@meridian.example')`,
  );

  const { body } = await ask(asker, {
    ...newcomer,
    email: "o'neil@meridian.example",
    roleId: 'support',
    markets: ['IT'],
  });
  await portal.sql(
    `update account set status = 'Active' where email in ('second@meridian.example', 'czech@meridian.example')`,
  );
  const listed = await asker.get('/api/staff/changes');

  expect(body.command).toBe(`npm run portal -- staff grant 'o'\\''neil@meridian.example' support IT Petra 'Malá' sk`);
  expect(listed.body.results.find(({ id }: { id: string }) => id === body.id)).toMatchObject({ command: null });
});

test('people are found by a name without diacritics, by role and by market', async () => {
  const emailsOf = async (query: string) =>
    (await asker.get(`/api/staff/grants?${query}`)).body.results.map(({ email }: { email: string }) => email);

  expect(await emailsOf('search=SIMEK')).toEqual(['simek@meridian.example']);
  expect(await emailsOf('search=colleague%20second')).toEqual(['second@meridian.example']);
  expect(await emailsOf('role=support&market=IT')).toEqual(['staff@meridian.example']);
  expect(await emailsOf('role=operator&market=CZ')).toHaveLength(3);
  expect(await emailsOf('search=ulipy')).toEqual([]);
  expect((await asker.get('/api/staff/grants?limit=2&offset=1')).body).toMatchObject({ offset: 1, limit: 2 });
});

test('a person is shown with their roles, who gave them, and whether the reader may end them', async () => {
  const shown = await czech.get('/api/staff/grants?search=staff@meridian');
  const own = await czech.get('/api/staff/grants?search=czech');

  expect(shown.body.results[0]).toMatchObject({ email: 'staff@meridian.example', status: 'Active' });
  expect(shown.body.results[0].lastSignIn).toBe(portal.clock.now().toISOString());
  expect(shown.body.results[0].grants).toMatchObject([
    { roleId: 'operator', markets: ['CZ', 'SK', 'IT', 'ES'], source: 'manual', mayEnd: false },
    { roleId: 'support', grantedBy: { kind: 'system', name: 'operator' }, mayEnd: false },
  ]);
  expect(own.body.results[0].grants.map(({ mayEnd }: { mayEnd: boolean }) => mayEnd)).toEqual([true, true]);
});

test('staff read their own rights by market, and where they may give each role', async () => {
  const self = await czech.get('/api/staff/me');
  const roles = await czech.get('/api/staff/roles');

  expect(self.body.rights).toContainEqual({ right: 'staff.manage', markets: ['CZ'], ownCustomersOnly: false });
  expect(self.body.changesToDecide).toBe(0);
  expect((await second.get('/api/staff/me')).body.changesToDecide).toBe(1);
  const giveable = Object.fromEntries(
    roles.body.results.map(({ id, giveableIn }: { id: string; giveableIn: string[] }) => [id, giveableIn]),
  );
  expect(giveable).toMatchObject({ operator: ['CZ'], support: ['CZ'], pricing: [], sales: [] });
});
