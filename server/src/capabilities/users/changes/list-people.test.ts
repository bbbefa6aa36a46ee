import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { peopleOf, users } from '../test-people.ts';

let portal: TestPortal;
let owner: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = await portal.signIn('owner@ulipy.example');
});
afterAll(() => portal.close());

const emailsIn = (body: { users: { email: string }[] }) => body.users.map(({ email }) => email).sort();

test('an owner sees everybody of their company with what they may do about each, and nobody else', async () => {
  const { status, body } = await peopleOf(owner);

  expect(status).toBe(200);
  expect(emailsIn(body)).toEqual([
    'academy@ulipy.example',
    'accountant@ulipy.example',
    'former@ulipy.example',
    'invited@ulipy.example',
    'new@ulipy.example',
    'owner@ulipy.example',
    'shift@ulipy.example',
  ]);
  expect(body).toMatchObject({ total: 7, mayManage: true, managers: [], counts: { Active: 5, Invited: 1, Exited: 1 } });
  const person = (email: string) => body.users.find((user: { email: string }) => user.email === email);
  expect(person('owner@ulipy.example')).toMatchObject({ locked: 'self', statusLocked: 'self', nextStatuses: [] });
  expect(person('shift@ulipy.example')).toEqual({
    id: 'u-ulipy-shift',
    firstName: 'Petr',
    lastName: 'Malý',
    email: 'shift@ulipy.example',
    isActive: true,
    status: 'Active',
    version: 1,
    phone: expect.stringMatching(/^\+420 777 000/),
    country: 'CZ',
    languages: ['cs'],
    locale: 'cs',
    termsAgreed: true,
    createdAt: '2026-01-12T09:30:00.000Z',
    userValidation: true,
    permissionSchema: [
      {
        companyId: 'C1001',
        rpDetails: [
          {
            permission: 'Home Page,Catalogue,My Orders,Support',
            customerType: 'POS',
            rolename: 'Shift leader',
            roleid: 'R-PUB-SHIFT-LEADER',
            shipToId: '100234',
          },
        ],
      },
    ],
    deletedShipToList: ['100235', '100236'],
    lastSignIn: null,
    invitation: null,
    locked: null,
    statusLocked: null,
    nextStatuses: ['Suspended', 'Deactivated', 'Exited', 'Move Out'],
  });
});

test('of somebody who works for two companies each owner sees their own entries only, and none changes their status', async () => {
  const { body } = await peopleOf(owner, '?search=benesova');

  expect(body.users).toHaveLength(1);
  expect(body.users[0]).toMatchObject({ locked: null, statusLocked: 'more-rights', nextStatuses: [] });
  expect(body.users[0].permissionSchema.map(({ companyId }: { companyId: string }) => companyId)).toEqual(['C1001']);
  expect(JSON.stringify(body)).not.toMatch(/C1004|R-FINANCE|hash|argon2|token/i);
});

test('anyone who does not manage access sees themselves, and the names and roles of those who do', async () => {
  const shift = await portal.signIn('shift@ulipy.example');

  const { status, body } = await peopleOf(shift);

  expect(status).toBe(200);
  expect(emailsIn(body)).toEqual(['shift@ulipy.example']);
  expect(body.users[0]).toMatchObject({ locked: 'self', nextStatuses: [] });
  expect(body.mayManage).toBe(false);
  expect(body.managers).toEqual([{ firstName: 'Jana', lastName: 'Dvořáková', rolename: 'Delegated Owner' }]);
});

test('with the switch of Access Management off an owner is one like everybody', async () => {
  await portal.sql(`update portal_switch set value = '0' where section = 'Access Management'`);
  portal.clock.advance({ ms: 2_000 });

  const { body } = await peopleOf(owner);

  await portal.sql(`update portal_switch set value = '1' where section = 'Access Management'`);
  portal.clock.advance({ ms: 2_000 });
  expect(emailsIn(body)).toEqual(['owner@ulipy.example']);
  expect(body.mayManage).toBe(false);
});

test.each([
  ['?search=DVORAK', ['owner@ulipy.example']],
  ['?search=shift%40ulipy', ['shift@ulipy.example']],
  ['?search=petr%20maly', ['shift@ulipy.example']],
  ['?search=nobody', []],
  ['?status=Invited', ['invited@ulipy.example']],
  ['?role=R-PUB-SHIFT-LEADER', ['invited@ulipy.example', 'shift@ulipy.example']],
  ['?shipTo=100234&status=Active&role=R-PUB-SHIFT-LEADER', ['shift@ulipy.example']],
  ['?shipTo=100235&role=R-PUB-SHIFT-LEADER', []],
  ['?shipTo=100301', []],
  ['?person=u-ulipy-shift', ['shift@ulipy.example']],
  ['?person=u-bellini-owner', []],
])('the filter %s finds %j', async (query, emails) => {
  expect(emailsIn((await peopleOf(owner, query)).body)).toEqual(emails);
});

test('pages are as long as asked for, in the order of names, and every page says the same total', async () => {
  const [whole, first, last] = await Promise.all([
    peopleOf(owner),
    peopleOf(owner, '?limit=3'),
    peopleOf(owner, '?offset=6&limit=3'),
  ]);

  const names = whole.body.users.map(({ lastName }: { lastName: string }) => lastName);
  expect(names).toEqual(['Akademie', 'Benešová', 'Beran', 'Dvořáková', 'Malý', 'Nový', 'Veselá']);
  expect(first.body.users.map(({ lastName }: { lastName: string }) => lastName)).toEqual(names.slice(0, 3));
  expect(last.body).toMatchObject({ total: 7, users: [{ lastName: 'Veselá' }] });
  expect((await peopleOf(owner, '?limit=501')).status).toBe(400);
});

test('the last sign-in is the one that was written down', async () => {
  const { body } = await peopleOf(owner, '?person=u-ulipy-owner');

  expect(body.users[0].lastSignIn).toMatch(/^2026-/);
});

test('roles are offered where each may be given, with their sections', async () => {
  const { body } = await owner.get(`${users}/GetAssignableRoles`);

  expect(body.companies).toHaveLength(1);
  const [{ companyId, shipTos, everywhere }] = body.companies;
  expect(companyId).toBe('C1001');
  expect(shipTos.map(({ id }: { id: string }) => id)).toEqual(['100234', '100235', '100236']);
  expect(shipTos[0].roleids).toContain('R-PUB-SHIFT-LEADER');
  expect(shipTos[0].roleids).not.toContain('R-WHSL-WAREHOUSE-MANAGER');
  expect(everywhere).toContain('R-OWNER');
  expect(body.roles.find(({ roleid }: { roleid: string }) => roleid === 'R-PUB-SHIFT-LEADER')).toMatchObject({
    sections: ['Home Page', 'Catalogue', 'My Orders', 'Support'],
  });
});
