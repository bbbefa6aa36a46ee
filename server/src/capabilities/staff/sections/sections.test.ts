import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { addStaff, lastEventId, recordedAfter } from '../test-staff.ts';

let portal: TestPortal;
let operator: Caller;
let czech: Caller;
let italian: Caller;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  await addStaff(portal, 'cz@meridian.example', [{ role: 'operator', markets: ['CZ'] }]);
  operator = await portal.signIn('cz@meridian.example');
  czech = await portal.signIn('owner@ulipy.example');
  italian = await portal.signIn('owner@bellini.example');
}, 60_000);
afterAll(() => portal.close());
afterEach(async () => {
  await portal.sql('delete from section_closed');
  await portal.sql(`update portal_switch set value = '1'`);
  later();
});

const later = () => portal.clock.advance({ ms: 10_000 });
const set = (section: string, isClosed: boolean, country = 'CZ') =>
  operator.send('PUT', '/api/staff/sections', { country, section, isClosed });
const documents = (caller: Caller) => caller.get('/api/mydocuments/GetAllDocuments');
const switchOf = async (caller: Caller) =>
  (await caller.graphql('{ getPortalConfig { sections { label value } } }')).body.data.getPortalConfig.sections.find(
    ({ label }: { label: string }) => label === 'My Documents',
  ).value;

test('what a market closes is closed for its customers alone, within five seconds, and opened again', async () => {
  const before = (await documents(czech)).status;

  await set('My Documents', true);
  later();
  const closed = await documents(czech);
  const elsewhere = (await documents(italian)).status;
  const shown = [await switchOf(czech), await switchOf(italian)];
  await set('My Documents', false);
  later();

  expect([before, closed.status, closed.body.code, elsewhere]).toEqual([200, 403, 'SECTION_NOT_ALLOWED', 200]);
  expect(shown).toEqual(['0', '1']);
  expect([(await documents(czech)).status, await switchOf(czech)]).toEqual([200, '1']);
});

test('a ship-to’s own market decides where a call names one', async () => {
  await set('My Orders', true);
  later();

  const headers = { 'outlet-id': '100234' };

  expect((await czech.get('/api/orders', { headers })).status).toBe(403);
});

test('no market opens what the portal has closed', async () => {
  await portal.sql(`update portal_switch set value = '0' where section = 'My Documents'`);
  await set('My Documents', false);
  later();

  expect((await documents(czech)).status).toBe(403);
});

test('whom it touches is counted, each person once, and it is written down once', async () => {
  const before = await lastEventId(portal);

  const { body } = await operator.get('/api/staff/sections?country=CZ');
  await set('My Documents', true);

  const listed = body.results.find(({ section }: { section: string }) => section === 'My Documents');
  const [counted] = await portal.sql<{ people: number }>(
    `select count(distinct g.uid)::int as people from role_grant g join role r using (roleid)
     where g.company_id in (select company_id from ship_to where country = 'CZ') and 'My Documents' = any(r.sections)
       and g.deactivation_id is null`,
  );
  expect(listed).toEqual({ section: 'My Documents', isOn: true, isClosedHere: false, people: counted?.people });
  expect(counted?.people).toBeGreaterThan(0);
  expect(await recordedAfter(portal, before)).toHaveLength(1);
});

test('Home cannot be closed, nor anything of a market that is not one’s own', async () => {
  expect((await set('Home Page', true)).status).toBe(404);
  expect((await set('My Documents', true, 'IT')).status).toBe(404);
  expect((await set('Nothing', true)).status).toBe(400);
});
