import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const infoOf = (uid: string) => `/identity/users/GetUserInfoById/${uid}`;
const flagOf = (uid: string) => `/identity/users/SetFirstLoginFlag/${uid}`;
const json = { headers: { 'content-type': 'application/json' } };

test('one’s own record has every field that outside programs rely on', async () => {
  const shift = await portal.signIn('shift@ulipy.example');
  const [{ uid } = { uid: '' }] = await portal.sql<{ uid: string }>(
    "select uid from account where email = 'shift@ulipy.example'",
  );

  const { status, body } = await shift.get(infoOf(uid));

  expect(status).toBe(200);
  expect(body).toMatchObject({
    UID: uid,
    firstName: 'Petr',
    lastName: 'Malý',
    email: 'shift@ulipy.example',
    country: 'CZ',
    customerType: 'POS',
    firstLogin: false,
    userValidation: true,
    isLoggedIn: true,
    allAvailablePermission: ['Home Page', 'My Orders', 'Catalogue', 'Support'],
  });
  expect(body.permissionSchema).toEqual([
    {
      companyId: body.companyId,
      rpDetails: [
        expect.objectContaining({ rolename: 'Shift leader', customerType: 'POS', shipToId: body.shipTos[0].id }),
      ],
    },
  ]);
  expect(body.shipTos).toEqual([
    expect.objectContaining({ id: '100234', name: 'U Lípy', city: 'Brno', status: 'Active' }),
  ]);
  expect(JSON.stringify(body)).not.toMatch(/hash|argon2|token/i);
});

test('the ship-tos of a person are exactly those that their roles reach', async () => {
  const accounts = await portal.sql<{ uid: string; email: string }>(
    "select uid, email from account where status = 'Active' and user_validation and not is_staff",
  );
  for (const { uid, email } of accounts.slice(0, 12)) {
    const person = await portal.signIn(email);
    const expected = await portal.sql<{ id: string }>(
      `select distinct ship_to.id from ship_to join role_grant using (company_id)
       where uid = $1 and (role_grant.ship_to_id is null or role_grant.ship_to_id = ship_to.id) order by 1`,
      [uid],
    );

    const { body } = await person.get(infoOf(uid));

    expect(
      body.shipTos.map(({ id }: { id: string }) => id),
      email,
    ).toEqual(expected.map(({ id }) => id));
  }
});

test('the record of somebody of another company answers like one that does not exist, also to staff', async () => {
  const [owner, staff] = await Promise.all([
    portal.signIn('owner@ulipy.example'),
    portal.signIn('staff@meridian.example'),
  ]);

  const [foreign, missing, byStaff] = await Promise.all([
    owner.get(infoOf('u-zelena-vrata-shift')),
    owner.get(infoOf('u-nobody')),
    staff.get(infoOf('u-ulipy-owner')),
  ]);

  for (const answer of [foreign, missing, byStaff]) {
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'USER_NOT_FOUND', message: missing.body.message });
  }
});

test('the tutorial is seen once: done is remembered and written down', async () => {
  const newcomer = await portal.signIn('new@ulipy.example');
  const [{ uid } = { uid: '' }] = await portal.sql<{ uid: string }>(
    "select uid from account where email = 'new@ulipy.example'",
  );
  expect((await newcomer.get(infoOf(uid))).body.firstLogin).toBe(true);

  const done = await newcomer.send('PUT', flagOf(uid), 'false', json);

  expect(done.body).toEqual({ firstLogin: false });
  expect((await newcomer.get(infoOf(uid))).body.firstLogin).toBe(false);
  expect(await portal.sql("select actor, details from audit_event where action = 'first-login-set'")).toEqual([
    { actor: uid, details: { firstLogin: false } },
  ]);
});

test.each(['"false"', '1', '{}', 'null', '[]', ''])('a flag of %j is refused', async (body) => {
  const owner = await portal.signIn('owner@ulipy.example');

  expect((await owner.send('PUT', flagOf('u-ulipy-owner'), body, json)).status).toBe(400);
});

test('nobody sets another one’s flag', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  expect((await owner.send('PUT', flagOf('u-ulipy-shift'), 'true', json)).status).toBe(404);
});

test('who manages access at a company reads the whole record of its people, but not whether they are signed in (U1)', async () => {
  const [owner, shift] = await Promise.all([
    portal.signIn('owner@ulipy.example'),
    portal.signIn('shift@ulipy.example'),
  ]);

  const { status, body } = await owner.get(infoOf('u-ulipy-shift'));
  const own = (await shift.get(infoOf('u-ulipy-shift'))).body;

  expect(status).toBe(200);
  const { isLoggedIn, ...record } = own;
  expect(isLoggedIn).toBe(true);
  expect(body).toEqual(record);
  expect((await shift.get(infoOf('u-ulipy-owner'))).status).toBe(404);
});
