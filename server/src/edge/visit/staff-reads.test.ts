import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
let staff: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await portal.signIn('staff@meridian.example');
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.advance({ minutes: 1 }));

const reads = () =>
  portal.sql<{ actor: string; subject: string; details: object }>(
    `select actor, subject, details from audit_event where action = 'staff-read' order by id`,
  );
const shipTo = (id: string) => `/api/shiptos/GetShipToBySapId/${id}`;

test('what staff look at is written down with its ids, once in ten minutes; what customers do is not', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  for (const path of [shipTo('100234'), shipTo('100234'), shipTo('100235')]) await staff.get(path);
  await owner.get(shipTo('100234'));
  await staff.get('/identity/users/GetSessions');
  const first = await reads();
  portal.clock.advance({ minutes: 9 });
  staff = await portal.signIn('staff@meridian.example');
  await staff.get(shipTo('100234'));
  const within = await reads();
  portal.clock.advance({ minutes: 1 });
  staff = await portal.signIn('staff@meridian.example');
  await staff.get(shipTo('100234'));

  expect(first.map(({ actor, subject, details }) => [actor, subject, ...Object.values(details)])).toEqual([
    ['u-meridian-staff', 'call:getShipToBySapId', '100234'],
    ['u-meridian-staff', 'call:getShipToBySapId', '100235'],
  ]);
  expect(within).toHaveLength(2);
  expect(await reads()).toHaveLength(3);
});

test('what staff ask for by GraphQL is, too, with the ship-to that they speak for', async () => {
  const before = (await reads()).length;

  await staff.graphql('{ products(pageSize: 1) { total_count } }', { headers: { shipTo: '100234' } });

  const [added] = (await reads()).slice(before);
  expect(added?.subject).toMatch(/^call:Query\./);
});

test('a call that is refused has read nothing', async () => {
  const before = (await reads()).length;

  expect((await staff.get(shipTo('999999'))).status).toBe(404);

  expect(await reads()).toHaveLength(before);
});
