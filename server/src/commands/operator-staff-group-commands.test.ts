import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operate } from '../testing/operator.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
});
afterAll(() => portal.close());
let seen = 0;
beforeEach(async () => {
  await portal.sql('delete from staff_group');
  seen = (await listRecords()).length;
});

const groups = (...args: string[]) => operate(portal, 'staff-groups', ...args);
const listRecords = () =>
  portal.sql<object>(
    `select actor, action, subject, details, changes from audit_event
     where action in ('staff-group-set', 'staff-group-removed') order by id`,
  );
const newRecords = async () => (await listRecords()).slice(seen);

test('a group gives a role in some markets or in all, and the list says so', async () => {
  expect(await groups('list')).toBe('No group gives a role');

  expect(await groups('set', 'Brewery Support', 'support', 'SK,CZ')).toMatch(
    /"Brewery Support" gives support in SK, CZ/,
  );
  await groups('set', 'Brewery Support', 'content-editor', 'all');

  expect(await groups('list')).toBe(
    ['"Brewery Support"  content-editor  CZ,SK,IT,ES', '"Brewery Support"  support  SK,CZ'].join('\n'),
  );
});

test('each change is written down once with what it was before, and setting the same again is none', async () => {
  await groups('set', 'Support', 'support', 'CZ');
  await groups('set', 'Support', 'support', 'CZ,SK');
  await groups('set', 'Support', 'support', 'SK,CZ');
  await groups('remove', 'Support', 'support');

  const row = { actor: 'operator', subject: 'staff-group:Support', details: { role: 'support' } };
  expect(await newRecords()).toEqual([
    { ...row, action: 'staff-group-set', changes: { markets: { from: null, to: 'CZ' } } },
    { ...row, action: 'staff-group-set', changes: { markets: { from: 'CZ', to: 'CZ,SK' } } },
    { ...row, action: 'staff-group-removed', changes: { markets: { from: 'CZ,SK', to: null } } },
  ]);
});

test('a name is taken as the directory writes it: a space or another case is another group', async () => {
  await groups('set', 'Support', 'support', 'CZ');
  await groups('set', ' Support', 'support', 'SK');

  await expect(groups('remove', 'support', 'support')).rejects.toThrow('"support" does not give support');
  expect(await groups('list')).toBe(['" Support"  support  SK', '"Support"  support  CZ'].join('\n'));
});

test.each([
  [
    ['set', 'Support', 'boss', 'CZ'],
    'A role is one of content-editor, integration, operator, pricing, sales, support.',
  ],
  [['set', 'Support', 'support', 'CZ,XX'], 'Markets are all, or some of CZ,SK,IT,ES.'],
  [['set', 'Support', 'support', ''], 'Markets are all'],
  [['set', 'Support', 'support'], 'Markets are all'],
  [['set', 'Brewery', 'Support', 'support', 'CZ'], 'quotation marks'],
  [['set', 'g'.repeat(201), 'support', 'CZ'], 'at most 200 characters'],
  [['set', '', 'support', 'CZ'], 'A group has a name'],
  [['remove', 'Support', 'support'], 'does not give'],
  [['give', 'Support'], 'listed, set or removed'],
  [['toString'], 'listed, set or removed'],
  [[], 'listed, set or removed'],
])('what cannot be is refused and changes nothing: %o', async (args, why) => {
  await expect(groups(...args)).rejects.toThrow(why);

  expect(await newRecords()).toEqual([]);
  expect(await portal.sql('select * from staff_group')).toEqual([]);
});
