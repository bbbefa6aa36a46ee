import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const path = (uid: string) => `/api/transportype?userId=${uid}`;

test.each([
  ['the owner of pubs', 'owner@ulipy.example', 'u-ulipy-owner', ['VAN', 'PICKUP']],
  ['a wholesaler', 'warehouse@velkosklad-brno.example', 'u-velkosklad-brno-warehouse', ['TRUCK', 'PICKUP']],
  [
    'somebody with vans and lorries',
    'edge@prilis-zlutoucky-kun.example',
    'u-prilis-zlutoucky-kun-edge',
    ['VAN', 'TRUCK'],
  ],
])('%s is told how goods can come to their ship-tos, the usual way first', async (_who, email, uid, types) => {
  const caller = await portal.signIn(email);

  const { status, body } = await caller.get(path(uid));

  expect(status).toBe(200);
  expect(body.map(({ value }: { value: string }) => value)).toEqual(types);
  expect((await caller.get('/api/transportype')).body).toEqual(body);
});

test.each([
  ['en', ['Van', 'Pick-up']],
  ['cs', ['Rozvozový vůz', 'Vlastní odběr']],
  ['sk', ['Rozvozové vozidlo', 'Vlastný odber']],
  ['it', ['Furgone', 'Ritiro in magazzino']],
  ['es', ['Furgoneta', 'Recogida en almacén']],
])('in words of %s', async (language, labels) => {
  const owner = await portal.signIn('owner@ulipy.example');

  const { body } = await owner.get(path('u-ulipy-owner'), { language });

  expect(body.map(({ label }: { label: string }) => label)).toEqual(labels);
});

test('another person’s answer like those of nobody, staff included (A20)', async () => {
  const callers = [await portal.signIn('shift@ulipy.example'), await portal.signIn('staff@meridian.example')];

  for (const caller of callers) {
    const [foreign, missing] = [await caller.get(path('u-ulipy-owner')), await caller.get(path('u-nobody'))];
    expect([foreign.status, foreign.body.code, foreign.body.message]).toEqual([
      404,
      'USER_NOT_FOUND',
      missing.body.message,
    ]);
  }
});

test.each(['userId=a&userId=b', "userId=' or 1=1 --", `userId=${'x'.repeat(65)}`, 'userId='])(
  '%s is no question',
  async (query) => {
    const owner = await portal.signIn('owner@ulipy.example');

    expect((await owner.get(`/api/transportype?${encodeURI(query)}`)).status).toBe(400);
  },
);

test('a ship-to that takes no deliveries adds no means of transport', async () => {
  await portal.sql(`update ship_to set status = 'Suspended' where id = '100234'`);
  const owner = await portal.signIn('owner@ulipy.example');

  const { body } = await owner.get(path('u-ulipy-owner'));

  await portal.sql(`update ship_to set status = 'Active' where id = '100234'`);
  expect(body).toEqual([{ value: 'VAN', label: 'Van' }]);
});
