import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff, heldBy, lastEventId, recordedAfter } from '../capabilities/staff/test-staff.ts';
import { operate } from '../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { WrongCall } from './operator-command.ts';
import { readCommand } from './operator-commands.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
});
afterAll(() => portal.close());

const staff = (...args: string[]) => operate(portal, 'staff', ...args);

test.each([
  ['nothing to do', [], 'Staff are listed, given a role, or lose one: staff list|grant|end.'],
  ['nobody', ['grant'], 'Whose?'],
  ['no role', ['grant', 'a@b.example'], 'Which role?'],
  ['no market', ['grant', 'a@b.example', 'support'], 'Markets are "all" or some of CZ,SK,IT,ES'],
  ['an unknown market', ['grant', 'a@b.example', 'support', 'CZ,FR'], 'Markets are "all" or some of CZ,SK,IT,ES'],
  ['an unknown language', ['grant', 'a@b.example', 'support', 'CZ', 'A', 'B', 'xx'], 'A language is en, cs'],
  ['a day that is none', ['grant', 'a@b.example', 'support', 'CZ', '--until', 'tomorrow'], '--until needs a day'],
  ['no role to end', ['end', 'a@b.example'], 'Which role?'],
])('a call with %s is answered by what is wrong with it', (_what, args, message) => {
  expect(() => readCommand(['staff', ...args])).toThrow(WrongCall);
  expect(() => readCommand(['staff', ...args])).toThrow(message);
});

test('a role is given at once under the operator’s name, with a last day where one is said', async () => {
  const uid = await addStaff(portal, 'colleague@meridian.example', []);
  const before = await lastEventId(portal);

  const said = await staff('grant', 'colleague@meridian.example', 'pricing', 'cz,SK', '--until', '2027-03-31');

  expect(said).toBe('colleague@meridian.example: pricing in CZ, SK until 2027-03-31');
  expect(await heldBy(portal, uid)).toEqual(['pricing CZ,SK 2027-03-31']);
  expect(await recordedAfter(portal, before)).toMatchObject([
    { actor: 'operator', action: 'staff-granted', subject: `account:${uid}`, details: { role: 'pricing' } },
  ]);
});

test('a new person is let in by a link that is printed and mailed', async () => {
  const said = await staff('grant', 'nina@meridian.example', 'operator', 'all', 'Nina', 'Nová', 'cs');

  expect(said).toContain('nina@meridian.example: operator in CZ, SK, IT, ES\nhttps://orders.example/verification?');
  expect(
    await portal.sql(`select is_staff, status, language from account where email = 'nina@meridian.example'`),
  ).toEqual([{ is_staff: true, status: 'Invited', language: 'cs' }]);
  expect(await portal.sql(`select kind from notification where kind = 'person-invited'`)).toHaveLength(1);
});

test.each([
  ['an unknown role', ['grant', 'colleague@meridian.example', 'emperor', 'all'], 'There is no role called “emperor”.'],
  ['a customer', ['grant', 'owner@ulipy.example', 'support', 'all'], 'belongs to a customer’s account'],
  ['somebody new without a name', ['grant', 'who@meridian.example', 'support', 'all'], 'This address is new.'],
  ['a role that is not held', ['end', 'colleague@meridian.example', 'sales'], 'We cannot find'],
  ['the last who manages staff', ['end', 'staff@meridian.example', 'operator'], 'This is the last person'],
])('the command is refused for %s', async (_what, args, message) => {
  await expect(staff(...args)).rejects.toThrow(message);
});

test('a role is ended at once, and the list shows who holds what', async () => {
  const uid = await addStaff(portal, 'ended@meridian.example', [{ role: 'support', markets: ['ES'] }]);

  const listed = await staff('list');
  const said = await staff('end', 'ended@meridian.example', 'support');

  expect(listed).toContain('ended@meridian.example  Test Colleague  (Active)\n  support         ES');
  expect(said).toBe('ended@meridian.example: support is ended');
  expect(await heldBy(portal, uid)).toEqual([]);
  expect(await staff('list')).not.toContain('ended@meridian.example');
});
