import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

type Probe = { email: string; id: string; allowed: boolean };

// Written anew from the meaning of a grant (T26), not from the server's query: without a ship-to it holds everywhere in
// the company, and of staff it holds nowhere (T145).
const oracle = `
  select account.email, ship_to.id,
         not account.is_staff and exists (
           select from role_grant
           where role_grant.uid = account.uid and role_grant.company_id = ship_to.company_id
             and coalesce(role_grant.ship_to_id, ship_to.id) = ship_to.id) as allowed
  from account cross join ship_to
  where account.status = 'Active' and account.user_validation
  order by account.email, ship_to.id`;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const path = (id: string) => `/api/shiptos/GetShipToBySapId/${id}`;

test('everyone reads exactly the ship-tos that were granted to them, and staff read none', async () => {
  const probes = await portal.sql<Probe>(oracle);
  const byPerson = [...Map.groupBy(probes, ({ email }) => email)];

  const read: string[] = [];
  for (const [email, group] of byPerson) {
    const person = await portal.signIn(email);
    read.push(...(await Promise.all(group.map(async ({ id }) => outcome(email, id, await person.get(path(id)))))));
  }

  expect(byPerson.length).toBeGreaterThan(10);
  expect(new Set(probes.map(({ id }) => id)).size).toBe(18);
  expect(probes.filter(({ allowed }) => allowed).length).toBeGreaterThan(15);
  expect(read).toEqual(probes.map(({ email, id, allowed }) => `${email} ${id} ${allowed ? 200 : 404}`));
});

function outcome(email: string, id: string, { status, body }: Answer): string {
  // A 200 that shows another ship-to than the one asked for is no success.
  return `${email} ${id} ${status === 200 && body.id !== id ? `shows ${body.id}` : status}`;
}

test('a role at one pub opens that pub alone', async () => {
  const shiftLeader = await portal.signIn('shift@ulipy.example');

  const statuses = await Promise.all(['100234', '100235', '100236'].map((id) => shiftLeader.get(path(id))));

  expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404]);
});

test('somebody else’s ship-to answers like one that does not exist', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  const foreign = await owner.get(path('100237'));
  const missing = await owner.get(path('999999'));

  const withoutReference = ({ status, headers, body }: Answer) => {
    const { 'x-request-id': _id, date: _date, ...others } = headers;
    return { status, headers: others, body: { ...body, requestId: 'any' } };
  };
  expect(withoutReference(foreign)).toEqual(withoutReference(missing));
  expect(missing.body).toEqual({
    code: 'SHIP_TO_NOT_FOUND',
    message: 'We cannot find this ship-to.',
    requestId: missing.headers['x-request-id'],
  });
});

test('a right that is taken away is gone within two seconds', async () => {
  const accountant = await portal.signIn('accountant@ulipy.example');
  const before = await accountant.get(path('100244'));

  await portal.sql(`delete from role_grant where company_id = 'C1004' and uid = 'u-ulipy-accountant'`);
  portal.clock.advance({ ms: 2_000 });
  const after = await accountant.get(path('100244'));

  expect([before.status, after.status]).toEqual([200, 404]);
});

test.each([
  'a%20b',
  'a%2Fb',
  '..%2F100234',
  "100234'%20or%20'1'='1",
  '100234%00',
  '100234%0A',
  '%C5%99',
  '100234,100235',
  '*',
  'x'.repeat(41),
  'x'.repeat(101),
  '%zz',
])('%s is no id', async (id) => {
  const staff = await portal.signIn('staff@meridian.example');

  const { status, body } = await staff.get(path(id));

  expect(status).toBe(400);
  expect(body).toEqual({ code: 'MALFORMED_REQUEST', message: expect.any(String), requestId: expect.any(String) });
});
