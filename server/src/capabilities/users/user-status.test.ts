import { type UserStatus, userStatuses } from '@dray/contract/users/user-status.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { lockTable } from '../../testing/database-lock.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { signInEverywhere } from '../../testing/small-world/everywhere.ts';
import { addPerson, peopleOf, setStatus, users, versionOf } from './test-people.ts';

let portal: TestPortal;
let owner: Caller;
let admin: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  // Somebody who manages people and orders nothing, so that ship-tos can be left alone.
  await portal.sql(
    `insert into role (roleid, side, name, sections) values
       ('R-DELEGATED-ADMIN', 'company', 'Delegated Admin', '{Home Page,My Profile,Access Management,Support}')`,
  );
  await addPerson(portal, 'admin@zelena.example', [{ company: 'C1004', role: 'R-DELEGATED-ADMIN' }]);
  [owner, admin] = await Promise.all([portal.signIn('owner@ulipy.example'), portal.signIn('admin@zelena.example')]);
});
afterAll(() => portal.close());

const put = async (caller: Caller, id: string, status: UserStatus, query = '') =>
  setStatus(caller, { id, status, version: await versionOf(portal, id) }, query);
const shipTosOf = (company: string) =>
  portal.sql<{ id: string; status: string }>('select id, status from ship_to where company_id = $1 order by id', [
    company,
  ]);

/** By hand, from U6: what somebody who manages people may do. Anyone who was verified, then anyone who was not. */
const allowed: Record<UserStatus, readonly UserStatus[]> = {
  Active: ['Suspended', 'Deactivated', 'Exited', 'Move Out'],
  Invited: ['Deactivated', 'Exited'],
  Suspended: ['Active', 'Deactivated', 'Exited', 'Move Out'],
  Deactivated: ['Active', 'Exited', 'Move Out'],
  Exited: [],
  'Move Out': [],
};

test('every move between two statuses is carried out or refused as the table says', async () => {
  const uid = await addPerson(portal, 'mover@ulipy.example', [
    { company: 'C1001', role: 'R-PUB-SHIFT-LEADER', shipTo: '100234' },
  ]);
  const wrong: string[] = [];
  let tried = 0;

  for (const from of userStatuses)
    for (const to of userStatuses) {
      await portal.sql(`update account set status = $2, user_validation = $3 where uid = $1`, [
        uid,
        from,
        from !== 'Invited',
      ]);
      const { status, body } = await put(owner, uid, to);
      const verdict = status === 200 ? 'carried out' : body.code;
      const expected = allowed[from].includes(to) ? 'carried out' : 'STATUS_NOT_POSSIBLE';
      tried += 1;
      if (verdict !== expected) wrong.push(`${from} → ${to}: ${verdict}`);
    }

  expect(wrong).toEqual([]);
  expect(tried).toBe(36);
});

test('somebody who never verified their address comes back as an invitation, not as active', async () => {
  await put(owner, 'u-ulipy-invited', 'Deactivated');

  const active = await put(owner, 'u-ulipy-invited', 'Active');
  const invited = await put(owner, 'u-ulipy-invited', 'Invited');

  expect(active.body.code).toBe('STATUS_NOT_POSSIBLE');
  expect(invited).toMatchObject({ status: 200, body: { status: 'Invited', isActive: false } });
  expect((await peopleOf(owner, '?person=u-ulipy-invited')).body.users[0].invitation).toMatchObject({ isOver: false });
});

test('anyone who goes takes along what they alone looked after, and exactly that comes back with them', async () => {
  // The owner of the two pubs orders for both; a second pub is closed for a reason of its own.
  await portal.sql(`update ship_to set status = 'Suspended' where id = '100247'`);
  await portal.sql(`delete from role_grant where uid = 'u-zelena-vrata-owner'`);
  const cook = await addPerson(portal, 'cook@zelena.example', [
    { company: 'C1004', role: 'R-PUB-COMMON-USER', shipTo: '100244' },
    { company: 'C1004', role: 'R-PUB-COMMON-USER', shipTo: '100247' },
  ]);

  const counted = await put(admin, cook, 'Deactivated', '?dryRun=1');
  const untouched = await shipTosOf('C1004');
  const gone = await put(admin, cook, 'Deactivated');
  const closed = await shipTosOf('C1004');
  const back = await put(admin, cook, 'Active');

  const changed = { partners: 1, shipTos: 1, shipToNames: ['Zelená vrata'], devices: 0 };
  expect(counted.body).toMatchObject({ status: 'Active', version: 1, changed });
  expect(untouched).toEqual([
    { id: '100244', status: 'Active' },
    { id: '100247', status: 'Suspended' },
  ]);
  expect(gone.body).toMatchObject({ status: 'Deactivated', isActive: false, version: 2, changed });
  expect(closed).toEqual([
    { id: '100244', status: 'Suspended' },
    { id: '100247', status: 'Suspended' },
  ]);
  expect(back.body).toMatchObject({ status: 'Active', isActive: true, changed });
  expect(await shipTosOf('C1004')).toEqual(untouched);
  expect(
    await portal.sql('select uid from role_grant where uid = $1 and deactivation_id is null', [cook]),
  ).toHaveLength(2);
  expect(
    await portal.sql(
      `select company_id, changes, details from audit_event where action = 'status-changed' and subject = $1 order by id`,
      [`account:${cook}`],
    ),
  ).toEqual([
    {
      company_id: 'C1004',
      changes: { status: { from: 'Active', to: 'Deactivated' } },
      details: { partners: 1, shipTos: 1 },
    },
    {
      company_id: 'C1004',
      changes: { status: { from: 'Deactivated', to: 'Active' } },
      details: { partners: 1, shipTos: 1 },
    },
  ]);
});

test('a ship-to that was closed for good meanwhile stays closed', async () => {
  const uid = 'u-cook-zelena-example';
  await put(admin, uid, 'Deactivated');
  await portal.sql(`update ship_to set status = 'Move Out' where id = '100244'`);

  const back = await put(admin, uid, 'Active');

  expect(back.body.changed).toMatchObject({ partners: 1, shipTos: 0 });
  expect(await shipTosOf('C1004')).toMatchObject([{ status: 'Move Out' }, { status: 'Suspended' }]);
  await portal.sql(`update ship_to set status = 'Active' where id = '100244'`);
});

test('when the connection breaks in the middle nothing of it has happened', async () => {
  const uid = 'u-cook-zelena-example';
  const facts = () =>
    Promise.all([
      portal.sql('select status, version, tokens_valid_from::text from account where uid = $1', [uid]),
      portal.sql('select roleid, deactivation_id from role_grant where uid = $1 order by ship_to_id', [uid]),
      portal.sql('select id from deactivation where uid = $1 and ended_at is null', [uid]),
      portal.sql('select count(*)::int as n from audit_event where subject = $1', [`account:${uid}`]),
      shipTosOf('C1004'),
    ]);
  const before = await facts();
  // After the ship-tos have been suspended, the backend that did it is ended: as a kill of the server or of the database.
  await portal.sql(`
    create function end_this_connection() returns trigger language plpgsql security definer as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
    create trigger ends before update of status on account for each row when (new.uid = '${uid}')
      execute function end_this_connection()`);

  const answer = await put(admin, uid, 'Deactivated');
  await portal.sql('drop trigger ends on account; drop function end_this_connection()');

  expect(answer.status).toBe(503);
  expect(await facts()).toEqual(before);
});

test('a deactivated person’s token is dead within seconds, and alive again only by a new sign-in', async () => {
  const shift = await portal.signIn('shift@ulipy.example');
  expect((await peopleOf(shift)).status).toBe(200);

  const gone = await put(owner, 'u-ulipy-shift', 'Suspended');
  portal.clock.advance({ ms: 2_000 });
  const dead = await peopleOf(shift);
  await put(owner, 'u-ulipy-shift', 'Active');
  portal.clock.advance({ ms: 2_000 });

  expect(gone.body.changed.devices).toBeGreaterThan(0);
  expect(dead.status).toBe(401);
  expect((await peopleOf(shift)).status).toBe(401);
  expect((await portal.signIn('shift@ulipy.example').then((again) => peopleOf(again))).status).toBe(200);
});

test('the last one who manages a company stays, also when two put each other out at once', async () => {
  const first = await addPerson(portal, 'first@tatra.example', [{ company: 'C2001', role: 'R-WHSL-DELEGATED-OWNER' }]);
  const [one, two] = await Promise.all([
    portal.signIn('owner@tatravelko.example'),
    portal.signIn('first@tatra.example'),
  ]);

  // Both are let in before either is carried out; who comes a moment later has no session any more.
  const company = await lockTable({ superuserUrl: portal.superuserUrl, table: 'company', mode: 'exclusive' });
  const asked = [
    setStatus(one, { id: first, status: 'Deactivated', version: 1 }),
    setStatus(two, { id: 'u-tatravelko-owner', status: 'Deactivated', version: 1 }),
  ];
  await company.isAwaited(2);
  await company.release();
  const answers = await Promise.all(asked);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('LAST_OWNER');
  const active = await portal.sql(
    `select uid from account where uid in ('${first}', 'u-tatravelko-owner') and status = 'Active'`,
  );
  expect(active).toHaveLength(1);
});

test('a ship-to that nobody was left to order for opens with anyone who is given it', async () => {
  const uid = 'u-cook-zelena-example';
  await put(admin, uid, 'Exited');
  expect(await shipTosOf('C1004')).toMatchObject([{ id: '100244', status: 'Suspended' }, {}]);
  const everybody = await signInEverywhere(portal);
  const heir = await addPerson(portal, 'heir@zelena.example', [
    { company: 'C1004', role: 'R-PUB-ACCOUNTANT', shipTo: '100244' },
  ]);

  const given = await everybody.send('PUT', `${users}/UpdateUser/${heir}`, {
    languages: ['cs'],
    locale: 'cs',
    permissionSchema: [{ companyId: 'C1004', rpDetails: [{ roleid: 'R-PUB-COMMON-USER', shipToId: '100244' }] }],
    deletedShipToList: ['100247'],
    version: 1,
  });

  expect(given.status).toBe(200);
  expect(await shipTosOf('C1004')).toMatchObject([{ id: '100244', status: 'Active' }, { status: 'Suspended' }]);
});
