import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { signInEverywhere } from '../../testing/small-world/everywhere.ts';
import {
  addPerson,
  create,
  newPerson,
  peopleOf,
  pubsBut,
  shiftLeaderAt,
  update,
  users,
  versionOf,
} from './test-people.ts';

let portal: TestPortal;
let owner: Caller;
let everybody: Caller;
let admin: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.sql(
    `insert into role (roleid, side, name, sections) values
       ('R-DELEGATED-ADMIN', 'company', 'Delegated Admin', '{Home Page,My Profile,Access Management,Support}')`,
  );
  await addPerson(portal, 'admin@ulipy.example', [{ company: 'C1001', role: 'R-DELEGATED-ADMIN' }]);
  [owner, everybody, admin] = await Promise.all([
    portal.signIn('owner@ulipy.example'),
    signInEverywhere(portal),
    portal.signIn('admin@ulipy.example'),
  ]);
});
afterAll(() => portal.close());

const eventsOf = (uid: string) =>
  portal.sql<{ action: string }>(
    `select action, actor, company_id, changes, details from audit_event where subject = $1 order by id`,
    [`account:${uid}`],
  );
const roleOf = (uid: string) =>
  portal.sql(`select ship_to_id, roleid from role_grant where uid = $1 order by 1`, [uid]);
const keep = { languages: ['cs'], locale: 'cs' };

describe('nobody gives or takes more than they have', () => {
  test('an administrator without the catalogue gives no role with it, to nobody', async () => {
    const answer = await create(admin, newPerson('by-admin@ulipy.example'));

    expect(answer).toMatchObject({ status: 403, body: { code: 'ROLE_NOT_YOURS_TO_GIVE' } });
  });

  test('nor do they change an owner', async () => {
    const [answer, list] = await Promise.all([
      update(admin, 'u-ulipy-owner', {
        ...keep,
        permissionSchema: [],
        deletedShipToList: pubsBut(),
        version: await versionOf(portal, 'u-ulipy-owner'),
      }),
      peopleOf(admin, '?person=u-ulipy-owner'),
    ]);

    expect(answer).toMatchObject({ status: 403, body: { code: 'MORE_RIGHTS_THAN_YOU' } });
    expect(list.body.users[0]).toMatchObject({ locked: 'more-rights', statusLocked: 'more-rights' });
  });

  test('nor anybody themselves: no role, no status, no other company', async () => {
    const uid = 'u-admin-ulipy-example';
    const before = await roleOf(uid);

    const raised = await update(admin, uid, {
      ...keep,
      permissionSchema: [{ companyId: 'C1001', rpDetails: [{ roleid: 'R-OWNER' }] }],
      version: await versionOf(portal, uid),
    });

    expect(raised).toMatchObject({ status: 403, body: { code: 'NOT_YOURSELF' } });
    expect(await roleOf(uid)).toEqual(before);
  });
});

test('roles are changed with what was before and is now in the record, and bite within seconds', async () => {
  const shift = await portal.signIn('shift@ulipy.example');
  expect((await shift.get('/api/payers')).status).toBe(403);

  const { status, body } = await update(owner, 'u-ulipy-shift', {
    languages: ['cs', 'sk'],
    locale: 'sk',
    permissionSchema: [
      { companyId: 'C1001', rpDetails: [{ roleid: 'R-PUB-COMMON-USER', shipToId: '100234' }, shiftLeaderAt('100235')] },
    ],
    deletedShipToList: ['100236'],
    version: 1,
  });
  portal.clock.advance({ ms: 2_000 });

  expect(status).toBe(200);
  expect(body).toMatchObject({ version: 2, languages: ['cs', 'sk'], locale: 'sk', deletedShipToList: ['100236'] });
  expect((await shift.get('/api/payers')).status).toBe(200);
  expect((await eventsOf('u-ulipy-shift')).filter(({ action }) => action.endsWith('changed'))).toEqual([
    expect.objectContaining({
      action: 'roles-changed',
      company_id: 'C1001',
      changes: {
        'role:100234': { from: 'R-PUB-SHIFT-LEADER', to: 'R-PUB-COMMON-USER' },
        'role:100235': { from: null, to: 'R-PUB-SHIFT-LEADER' },
      },
    }),
    expect.objectContaining({
      action: 'languages-changed',
      changes: { languages: { from: 'cs', to: 'cs,sk' }, locale: { from: 'cs', to: 'sk' } },
    }),
  ]);
});

test('two who manage people change one person at once: one does, the other is told that it is another record now', async () => {
  const version = await versionOf(portal, 'u-ulipy-shift');
  const wantedRoles = (roleid: string) => ({
    ...keep,
    permissionSchema: [{ companyId: 'C1001', rpDetails: [{ roleid, shipToId: '100234' }] }],
    deletedShipToList: pubsBut('100234'),
    version,
  });

  const answers = await Promise.all([
    update(owner, 'u-ulipy-shift', wantedRoles('R-PUB-SHIFT-LEADER')),
    update(everybody, 'u-ulipy-shift', wantedRoles('R-PUB-COMMON-USER')),
  ]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'USER_CHANGED',
    version: version + 1,
  });
  expect(await versionOf(portal, 'u-ulipy-shift')).toBe(version + 1);
});

test('a ship-to that is left out is an error with its id, and nothing is changed', async () => {
  const before = await roleOf('u-ulipy-new');

  const { status, body } = await update(owner, 'u-ulipy-new', {
    ...keep,
    permissionSchema: [{ companyId: 'C1001', rpDetails: [shiftLeaderAt('100234')] }],
    deletedShipToList: ['100235'],
    version: 1,
  });

  expect(status).toBe(422);
  expect(body).toMatchObject({
    title: 'Update unsuccessful',
    faults: [{ path: 'shipTo:100236', code: 'ROLE_MISSING' }],
  });
  expect(await roleOf('u-ulipy-new')).toEqual(before);
});

test('what somebody holds at a company of others stays as it is', async () => {
  const { status } = await update(owner, 'u-ulipy-accountant', {
    ...keep,
    permissionSchema: [{ companyId: 'C1001', rpDetails: [{ roleid: 'R-PUB-ACCOUNTANT', shipToId: '100235' }] }],
    deletedShipToList: pubsBut('100235'),
    version: 1,
  });

  expect(status).toBe(200);
  expect(
    await portal.sql(
      `select company_id, ship_to_id, roleid from role_grant where uid = 'u-ulipy-accountant' order by 1`,
    ),
  ).toEqual([
    { company_id: 'C1001', ship_to_id: '100235', roleid: 'R-PUB-ACCOUNTANT' },
    { company_id: 'C1004', ship_to_id: null, roleid: 'R-FINANCE' },
  ]);
});

test('an invitation is sent again after a minute, and the record says so', async () => {
  const again = () => owner.send('POST', `${users}/ResendInvitation/u-ulipy-invited`, undefined);

  const first = await again();
  const tooSoon = await again();
  portal.clock.advance({ ms: 60_000 });
  const later = await again();

  expect(first).toMatchObject({ status: 200, body: { id: 'u-ulipy-invited', invitation: { isOver: false } } });
  expect(tooSoon.status).toBe(429);
  expect(later.status).toBe(200);
  expect((await eventsOf('u-ulipy-invited')).map(({ action }) => action)).toEqual(['person-invited', 'person-invited']);
  expect(await owner.send('POST', `${users}/ResendInvitation/u-ulipy-shift`, undefined)).toMatchObject({
    status: 409,
    body: { code: 'STATUS_NOT_POSSIBLE' },
  });
});

test('the trail of a company names people, roles and ship-tos, newest first, and no other company’s', async () => {
  const [{ body }, foreign, one] = await Promise.all([
    owner.get(`${users}/GetChanges?action=roles-changed`),
    portal.signIn('owner@zelena-vrata.example').then((other) => other.get(`${users}/GetChanges`)),
    owner.get(`${users}/GetChanges?person=u-ulipy-accountant`),
  ]);

  const moments = body.results.map(({ id }: { id: string }) => Number(id));
  expect(moments).toEqual(moments.toSorted((a: number, b: number) => b - a));
  expect(body.total).toBe(moments.length);
  expect(body.results.at(-1)).toMatchObject({
    action: 'roles-changed',
    person: { name: 'Petr Malý' },
    actor: { kind: 'person', name: 'Jana Dvořáková' },
    changes: [
      {
        field: 'role',
        shipTo: { id: '100234', name: 'U Lípy' },
        from: [{ roleid: 'R-PUB-SHIFT-LEADER', rolename: 'Shift leader' }],
        to: [{ roleid: 'R-PUB-COMMON-USER', rolename: 'Common user' }],
      },
      { field: 'role', shipTo: { id: '100235', name: 'Letní zahrada' }, from: [] },
    ],
  });
  expect(one.body.results.map(({ action }: { action: string }) => action)).toEqual(['roles-changed']);
  expect(foreign.body).toEqual({ results: [], total: 0 });
});

test('the trail is asked for by days of the market', async () => {
  const [before, on] = await Promise.all([
    owner.get(`${users}/GetChanges?to=2026-01-01`),
    owner.get(`${users}/GetChanges?from=2026-01-01`),
  ]);

  expect(before.body.total).toBe(0);
  expect(on.body.total).toBeGreaterThan(3);
});
