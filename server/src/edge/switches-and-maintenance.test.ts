import { holdersOf } from '@dray/contract/guard.ts';
import { type Section, sections } from '@dray/contract/sections.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Caller } from '../testing/caller.ts';
import { composeOver } from '../testing/compose.ts';
import { operate } from '../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { admit } from './visit/admit.ts';
import type { Visit } from './visit/visit.ts';

let portal: TestPortal;
let another: Awaited<ReturnType<TestPortal['startAnother']>>;
let database: Database;
beforeAll(async () => {
  portal = await openTestPortal();
  another = await portal.startAnother();
  database = openDatabase(portal.databaseUrl, createLogger('error'));
});
afterAll(async () => {
  await database.close();
  await portal.close();
});

const shipTo = '/api/shiptos/GetShipToBySapId/100234';
const maintenance = '{ getPortalConfig { maintenance } }';
const twoSecondsLater = () => portal.clock.advance({ ms: 2_000 });

test('maintenance closes every process within two seconds, for everyone but staff', async () => {
  const owner = await portal.signIn('owner@ulipy.example');
  const staff = await portal.signIn('staff@meridian.example');
  const both = (caller: Caller) => [caller, another.callerWith(caller.token ?? '')];
  const statuses = (caller: Caller) =>
    Promise.all(both(caller).map(async (at) => (await at.get(shipTo, { language: 'it' })).status));
  expect(await statuses(owner)).toEqual([200, 200]);

  await operate(portal, 'maintenance', 'on');
  twoSecondsLater();
  const closed = await another.callerWith(owner.token ?? '').get(shipTo, { language: 'it' });

  expect(await statuses(owner)).toEqual([503, 503]);
  // What a customer would read is not theirs (T145), but the door is open to them.
  expect(await statuses(staff)).toEqual([404, 404]);
  expect(closed.headers['retry-after']).toBe('60');
  expect(closed.body).toEqual({
    code: 'MAINTENANCE',
    message: refusalText('MAINTENANCE', 'it'),
    requestId: expect.any(String),
    outcome: 'none',
  });

  await operate(portal, 'maintenance', 'off');
  twoSecondsLater();
  expect(await statuses(owner)).toEqual([200, 200]);
});

test('during maintenance everyone still learns of it, finds the contacts and, as staff, can sign in', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  await operate(portal, 'maintenance', 'on');
  twoSecondsLater();

  for (const caller of [portal.visitor, another.visitor, owner]) {
    expect((await caller.graphql(maintenance)).body).toEqual({ data: { getPortalConfig: { maintenance: true } } });
    expect((await caller.get('/api/contacts')).status).toBe(200);
  }
  // The page that says so asks who stands before it: staff pass.
  const own = '/identity/users/GetUserInfoById/u-ulipy-owner';
  expect(await owner.get(own)).toMatchObject({ status: 200, body: { isStaff: false } });
  expect((await another.signIn('staff@meridian.example')).token).toBeTruthy();
  await operate(portal, 'maintenance', 'off');
});

test('a switch set through one process is shown by the other', async () => {
  await operate(portal, 'switch', 'Reporting', '0');

  const { body } = await another.visitor.graphql('{ getPortalConfig { sections { label value } } }');

  expect(body.data.getPortalConfig.sections).toContainEqual({ label: 'Reporting', value: '0' });
});

/** What one process decides about somebody who holds every section, by its own few seconds old knowledge. */
function oneProcess() {
  const { gate } = composeOver(database, portal.clock);
  const caller = { uid: 'u-1', isStaff: false, staffGrants: [], grants: [{ companyId: 'C1001', sections }] };
  return async (section: Section) => {
    await admit(gate, { caller, outlet: undefined, delivery: {} } as unknown as Visit, { guard: holdersOf(section) });
    return 'open';
  };
}

test('a section that is switched off is closed in every process within two seconds, and opens again', async () => {
  const processes = [oneProcess(), oneProcess()];
  for (const asks of processes) expect(await asks('Contracts')).toBe('open');

  await operate(portal, 'switch', 'Contracts', '0');
  twoSecondsLater();
  for (const asks of processes) await expect(asks('Contracts')).rejects.toThrow(new Refusal('SECTION_NOT_ALLOWED'));

  await operate(portal, 'switch', 'Contracts', '1');
  twoSecondsLater();
  for (const asks of processes) expect(await asks('Contracts')).toBe('open');
});

test('until then a process goes by what it knew', async () => {
  const asks = oneProcess();
  await asks('Contracts');

  await operate(portal, 'switch', 'Contracts', '0');
  portal.clock.advance({ ms: 1_999 });

  expect(await asks('Contracts')).toBe('open');
});

test('a section without a switch is closed', async () => {
  expect(await oneProcess()('Academy')).toBe('open');

  await portal.sql(`delete from portal_switch where section = 'Academy'`);

  await expect(oneProcess()('Academy')).rejects.toThrow(new Refusal('SECTION_NOT_ALLOWED'));
});
