import { sections } from '@dray/contract/sections.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operate } from '../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { WrongCall } from './operator-command.ts';
import { readCommand, usage } from './operator-commands.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test.each([
  ['no command', [], 'Which command?'],
  ['an unknown command', ['restart'], 'There is no command "restart".'],
  ['a name that every object has', ['constructor'], 'There is no command "constructor".'],
  ['a section that does not exist', ['switch', 'contracts', '1'], 'There is no section "contracts".'],
  ['no section', ['switch'], 'There is no section "".'],
  ['a value other than 0 and 1', ['switch', 'Contracts', 'off'], 'A switch is 0 or 1.'],
  ['no value', ['switch', 'Contracts'], 'A switch is 0 or 1.'],
  ['a state other than on and off', ['maintenance', 'yes'], 'Maintenance is on or off.'],
  ['a market we do not serve', ['holiday', 'FR', '2026-12-24'], 'A market is one of CZ, SK, IT, ES.'],
  [
    'a day that does not exist',
    ['holiday', 'CZ', '2026-02-30'],
    'A day is written YYYY-MM-DD, exists, and lies from 2000-01-01 to 2099-12-31.',
  ],
  [
    'a day written otherwise',
    ['holiday', 'CZ', '24.12.2026'],
    'A day is written YYYY-MM-DD, exists, and lies from 2000-01-01 to 2099-12-31.',
  ],
  [
    'a day before all others',
    ['holiday', 'CZ', '0001-01-01'],
    'A day is written YYYY-MM-DD, exists, and lies from 2000-01-01 to 2099-12-31.',
  ],
  [
    'a day after all others',
    ['holiday', 'CZ', '9999-12-31'],
    'A day is written YYYY-MM-DD, exists, and lies from 2000-01-01 to 2099-12-31.',
  ],
  ['no day', ['holiday', 'CZ'], 'A day is written YYYY-MM-DD, exists, and lies from 2000-01-01 to 2099-12-31.'],
  ['nothing to do with a demonstration', ['demo'], 'A demonstration can be advanced: demo advance 1d.'],
  ['no span', ['demo', 'advance'], 'How far? 1d, 12h or 30m, at most 31d.'],
  ['a span too long', ['demo', 'advance', '32d'], 'How far? 1d, 12h or 30m, at most 31d.'],
  ['no address', ['test-mail'], 'A test mail needs an address.'],
  ['what is no address', ['test-mail', 'jana'], 'A test mail needs an address.'],
  ['nobody named', ['sessions'], 'Whose? Name an e-mail address.'],
  ['what is nobody’s address', ['end-sessions', 'jana'], 'Whose? Name an e-mail address.'],
  ['no id', ['end-session', 'jana@ulipy.example'], 'Which one?'],
  ['another way to rotate', ['rotate-keys', 'slowly'], 'Keys are rotated, or rotated at-once.'],
  ['a language we do not speak', ['test-mail', 'jana@ulipy.example', 'de'], 'A language is en, cs, it, sk or es.'],
])('a call with %s is answered by what is wrong with it', (_name, args, message) => {
  expect(() => readCommand(args)).toThrow(WrongCall);
  expect(() => readCommand(args)).toThrow(message);
});

test('the usage names every command and every section', () => {
  for (const word of ['switch', 'maintenance', 'holiday', 'test-mail', 'end-sessions', 'rotate-keys', ...sections])
    expect(usage).toContain(word);
});

test('closing a section is said, done and written down', async () => {
  const said = await operate(portal, 'switch', 'News & Events', '0');

  expect(said).toBe('News & Events: closed');
  expect(await portal.sql(`select value from portal_switch where section = 'News & Events'`)).toEqual([{ value: '0' }]);
  expect(await lastEvent()).toMatchObject({
    actor: 'operator',
    company_id: null,
    action: 'section-switched',
    subject: 'section:News & Events',
    details: { value: '0' },
  });
});

test('a section that had no switch gets one', async () => {
  await portal.sql(`delete from portal_switch where section = 'Academy'`);

  await operate(portal, 'switch', 'Academy', '1');

  expect(await portal.sql(`select value from portal_switch where section = 'Academy'`)).toEqual([{ value: '1' }]);
});

test('maintenance is said, done and written down', async () => {
  expect(await operate(portal, 'maintenance', 'on')).toBe('Maintenance: on');
  expect(await lastEvent()).toMatchObject({ action: 'maintenance-switched', subject: 'portal', details: { on: true } });
  expect(await portal.sql('select maintenance from portal_setting')).toEqual([{ maintenance: true }]);

  expect(await operate(portal, 'maintenance', 'off')).toBe('Maintenance: off');
  expect(await portal.sql('select maintenance from portal_setting')).toEqual([{ maintenance: false }]);
});

test('a holiday is kept once, however often it is entered', async () => {
  await operate(portal, 'holiday', 'CZ', '2026-12-31');
  const said = await operate(portal, 'holiday', 'CZ', '2026-12-31');

  expect(said).toBe('No delivery in CZ on 2026-12-31');
  expect(await portal.sql(`select year, month, day from holiday where country = 'CZ' and day = 31`)).toEqual([
    { year: 2026, month: 12, day: 31 },
  ]);
  expect(await lastEvent()).toMatchObject({ subject: 'market:CZ', details: { date: '2026-12-31' } });
});

test('a holiday is removed by its date, and one that is not there is said', async () => {
  await operate(portal, 'holiday', 'CZ', '2026-12-30');

  expect(await operate(portal, 'holiday', 'remove', 'CZ', '2026-12-30')).toBe('Deliveries in CZ on 2026-12-30 again');
  expect(await lastEvent()).toMatchObject({ action: 'holiday-removed', subject: 'market:CZ' });
  expect(await operate(portal, 'holiday', 'remove', 'CZ', '2026-12-30')).toBe('CZ has no holiday on 2026-12-30');
});

test('a day that is over closes for nobody', async () => {
  await expect(operate(portal, 'holiday', 'CZ', '2020-01-02')).rejects.toThrow('This day is already over.');
});

async function lastEvent() {
  const [event] = await portal.sql('select * from audit_event order by id desc limit 1');
  return event;
}

test('after a restore new orders get numbers far beyond the lost ones, with no more rights than the portal has', async () => {
  const nextNumber = async () =>
    Number((await portal.sql<{ next: string }>(`select nextval('order_number_seq') as next`))[0]?.next);
  const before = await nextNumber();

  const said = await operate(portal, 'restored');

  expect(said).toContain(`New orders begin at ${before + 100_001},`);
  expect(await nextNumber()).toBe(before + 100_001);
});

test('where no demonstration runs there is no clock to move', async () => {
  await expect(operate(portal, 'demo', 'advance', '1d')).rejects.toThrow(/Only the ERP of a demonstration/);
});
