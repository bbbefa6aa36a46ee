import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Caller } from '../../../testing/caller.ts';
import { operate } from '../../../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { addStaff, approve, ask, heldBy, lastEventId, recordedAfter, refuse } from '../test-staff.ts';

let portal: TestPortal;
let second: Caller;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  await addStaff(portal, 'second@meridian.example', [{ role: 'operator' }]);
  second = await portal.signIn('second@meridian.example');
});
afterAll(() => portal.close());

let count = 0;
async function anAsker() {
  count += 1;
  const email = `asker-${count}@meridian.example`;
  const uid = await addStaff(portal, email, [{ role: 'operator' }, { role: 'support' }]);
  return { uid, caller: await portal.signIn(email) };
}
async function someone() {
  count += 1;
  const email = `someone-${count}@meridian.example`;
  return { email, uid: await addStaff(portal, email, []) };
}

/** It is refused, leaves nothing behind, and a person still decides what becomes of it. */
async function expectStillWaiting(approving: () => Promise<Answer>, id: string) {
  const before = await lastEventId(portal);

  expect(await approving()).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } });

  expect(await recordedAfter(portal, before)).toEqual([]);
  expect(await portal.sql('select state from change_request where id = $1', [id])).toEqual([{ state: 'waiting' }]);
  expect(await refuse(second, id)).toMatchObject({ status: 200, body: { state: 'refused' } });
}

test('a role that was given by another way meanwhile is not given over', async () => {
  const { caller } = await anAsker();
  const { email, uid } = await someone();
  const { body } = await ask(caller, { email, roleId: 'support', markets: ['CZ'] });

  await operate(portal, 'staff', 'grant', email, 'support', 'SK');

  await expectStillWaiting(() => approve(second, body.id), body.id);
  expect(await heldBy(portal, uid)).toEqual(['support SK']);
});

test('what somebody asked for does not come true once they lack the right, or have left', async () => {
  const [demoted, gone] = [await anAsker(), await anAsker()];
  const { email, uid } = await someone();
  const [first, other] = [
    await ask(demoted.caller, { email, roleId: 'support', markets: ['CZ'] }),
    await ask(gone.caller, { email, roleId: 'operator', markets: ['CZ'] }),
  ];

  await portal.sql(`update staff_grant set countries = '{SK}' where uid = $1 and roleid = 'support'`, [demoted.uid]);
  await portal.sql(`update account set status = 'Exited' where uid = $1`, [gone.uid]);

  await expectStillWaiting(() => approve(second, first.body.id), first.body.id);
  await expectStillWaiting(() => approve(second, other.body.id), other.body.id);
  expect(await heldBy(portal, uid)).toEqual([]);
});

test('somebody who has left, or whose new address has become a customer’s, is given nothing', async () => {
  const { caller } = await anAsker();
  const { email, uid } = await someone();
  const newcomer = { email: 'new@meridian.example', firstName: 'Nina', lastName: 'Nová', language: 'cs' };
  const [left, taken] = [
    await ask(caller, { email, roleId: 'support', markets: ['CZ'] }),
    await ask(caller, { ...newcomer, roleId: 'support', markets: ['CZ'] }),
  ];

  await portal.sql(`update account set status = 'Exited' where uid = $1`, [uid]);
  await portal.sql(`update account set email = 'NEW@meridian.example' where uid = 'u-ulipy-shift'`);

  await expectStillWaiting(() => approve(second, left.body.id), left.body.id);
  await expectStillWaiting(() => approve(second, taken.body.id), taken.body.id);
});

test('a last day that has gone by while it waited is not given', async () => {
  const { caller } = await anAsker();
  const { email } = await someone();
  const { body } = await ask(caller, { email, roleId: 'support', markets: ['CZ'], endsOn: '2026-11-14' });

  portal.clock.set('2026-11-15T08:00:00Z');
  second = await portal.signIn('second@meridian.example');

  await expectStillWaiting(() => approve(second, body.id), body.id);
});
