import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { signInEverywhere } from '../../testing/small-world/everywhere.ts';
import { create, newPerson, shiftLeaderAt } from './test-people.ts';

let portal: TestPortal;
let owner: Caller;
let everybody: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  [owner, everybody] = await Promise.all([portal.signIn('owner@ulipy.example'), signInEverywhere(portal)]);
});
afterAll(() => portal.close());

const eventsOf = (uid: string) =>
  portal.sql<{ action: string }>(
    `select action, actor, company_id, changes, details from audit_event where subject = $1 order by id`,
    [`account:${uid}`],
  );
const roleOf = (uid: string) =>
  portal.sql(`select ship_to_id, roleid from role_grant where uid = $1 order by 1`, [uid]);
test('a person is created with their roles, their invitation and the record of it', async () => {
  const { status, body } = await create(owner, newPerson('alena@ulipy.example', { firstName: ' Alena\n' }));

  expect(status).toBe(201);
  expect(body).toMatchObject({
    firstName: 'Alena',
    email: 'alena@ulipy.example',
    status: 'Invited',
    isActive: false,
    version: 1,
    userValidation: false,
    termsAgreed: false,
    deletedShipToList: ['100235', '100236'],
    nextStatuses: ['Deactivated', 'Exited'],
    invitation: { isOver: false },
  });
  expect(await roleOf(body.id)).toEqual([{ ship_to_id: '100234', roleid: 'R-PUB-SHIFT-LEADER' }]);
  expect(await portal.sql(`select kind from notification where uid = $1`, [body.id])).toEqual([
    { kind: 'person-invited' },
  ]);
  const events = await eventsOf(body.id);
  expect(events.map(({ action }) => action)).toEqual(['person-invited', 'roles-changed']);
  expect(events[1]).toMatchObject({
    actor: 'u-ulipy-owner',
    company_id: 'C1001',
    changes: { 'role:100234': { from: null, to: 'R-PUB-SHIFT-LEADER' } },
  });
  expect(JSON.stringify(events)).not.toMatch(/Alena|@/);
});

test('of two who create one address at once one does, and the other is told that it exists', async () => {
  const answers = await Promise.all([
    create(owner, newPerson('twice@ulipy.example')),
    create(everybody, newPerson('Twice@Ulipy.example')),
  ]);

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'USER_EXISTS',
    message: 'User already exist',
    title: 'Error - User already exist',
    faults: [{ path: 'email', message: 'User already exist' }],
  });
  expect(await portal.sql(`select uid from account where lower(email) = 'twice@ulipy.example'`)).toHaveLength(1);
  expect(
    await portal.sql(
      `select code from account_link join account using (uid) where lower(email) = 'twice@ulipy.example'`,
    ),
  ).toHaveLength(1);
});

test('an address of another company exists in the same words, and nothing says whose it is', async () => {
  const [colleague, foreign] = await Promise.all([
    create(owner, newPerson('shift@ulipy.example')),
    create(owner, newPerson('OWNER@bellini.example')),
  ]);

  expect(foreign.status).toBe(409);
  expect({ ...foreign.body, requestId: '' }).toEqual({ ...colleague.body, requestId: '' });
  expect(JSON.stringify(foreign.body)).not.toMatch(/bellini|C3001/i);
});

test('everything that was typed wrong is reported at once, each at its field, and nobody is created', async () => {
  const before = await portal.sql('select uid from account');

  const { status, body } = await create(
    owner,
    newPerson('no address', { firstName: ' ', phone: '+49 170 1234567', deletedShipToList: ['100236'] }),
  );

  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'USER_INVALID', title: 'Registration unsuccessful' });
  expect(body.faults).toEqual([
    { path: 'firstName', code: 'NAME_MISSING', message: 'Enter the name.' },
    expect.objectContaining({ path: 'email', code: 'EMAIL_SHAPE' }),
    { path: 'phone', code: 'PHONE_SHAPE', message: 'Enter the phone number in the form +420 777 123 456' },
    { path: 'shipTo:100235', code: 'ROLE_MISSING', message: 'Choose a role for “Letní zahrada”' },
  ]);
  expect(await portal.sql('select uid from account')).toEqual(before);
});

test.each([
  ['no role anywhere', { permissionSchema: [], deletedShipToList: [] }, 422, 'USER_INVALID'],
  ['a role and no access at once', { deletedShipToList: ['100234', '100235', '100236'] }, 422, 'USER_INVALID'],
  [
    'a foreign company',
    { permissionSchema: [{ companyId: 'C1002', rpDetails: [{ roleid: 'R-OWNER' }] }] },
    404,
    'COMPANY_NOT_FOUND',
  ],
  [
    'a missing company',
    { permissionSchema: [{ companyId: 'C9999', rpDetails: [{ roleid: 'R-OWNER' }] }] },
    404,
    'COMPANY_NOT_FOUND',
  ],
  [
    'a foreign ship-to',
    { permissionSchema: [{ companyId: 'C1001', rpDetails: [shiftLeaderAt('100237')] }] },
    404,
    'SHIP_TO_NOT_FOUND',
  ],
  [
    'a missing ship-to',
    { permissionSchema: [{ companyId: 'C1001', rpDetails: [shiftLeaderAt('999999')] }] },
    404,
    'SHIP_TO_NOT_FOUND',
  ],
  ['no access at a foreign ship-to', { deletedShipToList: ['100235', '100236', '100237'] }, 404, 'SHIP_TO_NOT_FOUND'],
  [
    'a role that does not exist',
    { permissionSchema: [{ companyId: 'C1001', rpDetails: [{ roleid: 'R-KING' }] }], deletedShipToList: [] },
    403,
    'ROLE_NOT_YOURS_TO_GIVE',
  ],
  [
    'a role of the warehouse side',
    { permissionSchema: [{ companyId: 'C1001', rpDetails: [{ roleid: 'R-WHSL-ACCOUNTANT' }] }], deletedShipToList: [] },
    403,
    'ROLE_NOT_YOURS_TO_GIVE',
  ],
])('an invitation with %s is refused', async (_what, changes, status, code) => {
  const answer = await create(owner, newPerson('refused@ulipy.example', changes));

  expect(answer).toMatchObject({ status, body: { code } });
  expect(await portal.sql(`select uid from account where email = 'refused@ulipy.example'`)).toEqual([]);
});
