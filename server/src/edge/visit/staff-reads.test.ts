import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addStaff } from '../../capabilities/staff/test-staff.ts';
import { type Caller, callerAt } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { actAs, type Browsing, browseAs, renewToken } from '../../testing/small-world/acting.ts';

const owner = { uid: 'u-ulipy-owner' };

let portal: TestPortal;
let support: Browsing;
let actingId: string;
let acting: Caller;
beforeAll(async () => {
  portal = await openTestPortal({ env: { JOBS: '0' } });
  await addStaff(portal, 'support@meridian.example', [{ role: 'support' }]);
  support = await browseAs(portal, 'support@meridian.example');
  ({ caller: acting, actingId } = await actAs(portal, support, owner));
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.advance({ minutes: 1 }));

const reads = () =>
  portal.sql<{ actor: string; acting_for: string; subject: string; details: object }>(
    `select actor, acting_for, subject, details from audit_event where action = 'staff-read' order by id`,
  );
const shipTo = (id: string) => `/api/shiptos/GetShipToBySapId/${id}`;

/** A token lasts for ten minutes. */
async function actLater(minutes: number): Promise<Caller> {
  portal.clock.advance({ minutes });
  const { token, cookie } = await renewToken(portal, support.cookie);
  return callerAt(portal.app, token, { cookie, 'acting-for': actingId });
}

test('what staff look at for a customer is written down with its ids, once in ten minutes; what customers do is not', async () => {
  const customer = await portal.signIn('owner@ulipy.example');

  for (const path of [shipTo('100234'), shipTo('100234'), shipTo('100235')]) await acting.get(path);
  await customer.get(shipTo('100234'));
  await support.caller.get('/identity/users/GetSessions');
  const first = await reads();
  await (await actLater(9)).get(shipTo('100234'));
  const within = await reads();
  acting = await actLater(1);
  await acting.get(shipTo('100234'));

  expect(
    first.map(({ actor, acting_for, subject, details }) => [actor, acting_for, subject, ...Object.values(details)]),
  ).toEqual([
    ['u-support-meridian-example', owner.uid, 'call:getShipToBySapId', '100234'],
    ['u-support-meridian-example', owner.uid, 'call:getShipToBySapId', '100235'],
  ]);
  expect(within).toHaveLength(2);
  expect(await reads()).toHaveLength(3);
});

test('what they ask for by GraphQL is, too, with the ship-to that they speak for', async () => {
  const before = (await reads()).length;

  await acting.graphql('{ products(pageSize: 1) { total_count } }', { headers: { 'outlet-id': '100234' } });

  const [added] = (await reads()).slice(before);
  expect(added).toMatchObject({ subject: 'call:Query.products', details: { shipToId: '100234' } });
});

test('who asks who they are themselves has looked at nobody', async () => {
  const before = (await reads()).length;

  const { caller } = await renewToken(portal, support.cookie);

  expect((await caller.get('/identity/users/GetUserInfoById/u-support-meridian-example')).status).toBe(200);
  expect(await reads()).toHaveLength(before);
  expect((await acting.get(`/identity/users/GetUserInfoById/${owner.uid}`)).status).toBe(200);
  expect(await reads()).toHaveLength(before + 1);
});

test('a call that is refused has read nothing', async () => {
  const before = (await reads()).length;

  expect((await acting.get(shipTo('999999'))).status).toBe(404);

  expect(await reads()).toHaveLength(before);
});
