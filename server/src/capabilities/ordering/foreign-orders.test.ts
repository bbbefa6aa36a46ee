import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Caller } from '../../testing/caller.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { type Connector, connectorAt, deliveryUpdate, orderUpdate, proven } from './progress/test-updates.ts';
import { fillCart, openPubOrdering, type Placer } from './test-placing.ts';

let portal: TestPortal;
let owner: Placer;
let erp: Connector;
let number: string;
let strangers: Caller[];
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering({ env: { JOBS: '0' } }));
  erp = connectorAt(portal);
  number = (await owner.place((await fillCart(owner)).id)).order.order_number;
  await erp.tellOrder(orderUpdate(number));
  await erp.tellDelivery(deliveryUpdate(number, proven));
  strangers = await Promise.all(
    ['owner@tatravelko.example', 'owner@bellini.example', 'manager@bar-romero.example'].map((email) =>
      portal.signIn(email),
    ),
  );
});
afterAll(async () => {
  await erp.close();
  await portal.close();
});

const cancel = (named: string) => (caller: Caller, id: string) =>
  caller.graphql(`mutation ($id: String) { cancelOrder(${named}: $id) { status message } }`, { variables: { id } });
const get = (path: (id: string) => string) => (caller: Caller, id: string) => caller.get(path(id));

/** Every call that takes a number of an order. */
const calls: Record<string, (caller: Caller, id: string) => Promise<Answer>> = {
  getOrder: get((id) => `/api/orders/${id}`),
  getTracking: get((id) => `/api/orders/GetTracking/${id}`),
  listOrders: get((id) => `/api/orders?search=${id}`),
  countOrders: get((id) => `/api/orders/counts?search=${id}`),
  cancelBySapId: cancel('sap_id'),
  cancelByNumber: cancel('order_number'),
};

const shown = ({ status, body }: Answer) => ({ status, body: { ...body, requestId: '' } });
const missing = ['4599999', 'SAP4599999'];

test('a number of somebody else’s order answers exactly like a missing one, in every call', async () => {
  let probes = 0;
  for (const ask of Object.values(calls))
    for (const stranger of strangers)
      for (const foreign of [number, `SAP${number}`]) {
        const [theirs, nobodys] = await Promise.all([ask(stranger, foreign), ask(stranger, missing[0] ?? '')]);
        expect(shown(theirs)).toEqual(shown(nobodys));
        probes += 1;
      }

  expect(probes).toBe(6 * 3 * 2);
  expect(await portal.sql(`select cancellation from placed_order`)).toEqual([{ cancellation: 'none' }]);
});

test('its owner is told by each of them, so that the probes prove something', async () => {
  const ids: Record<string, string> = { cancelBySapId: `SAP${number}` };
  for (const [name, ask] of Object.entries(calls)) {
    const [own, nobodys] = [await ask(owner.caller, ids[name] ?? number), await ask(owner.caller, missing[1] ?? '')];
    expect(shown(own), name).not.toEqual(shown(nobodys));
  }
});

test('tracking tells the dated facts by either number; without a delivery there is none', async () => {
  const [byOurs, bySap] = await Promise.all(
    [number, `SAP${number}`].map((id) => owner.caller.get(`/api/orders/GetTracking/${id}`)),
  );
  const bare = (await owner.place((await fillCart(owner)).id)).order.order_number;
  const none = await owner.caller.get(`/api/orders/GetTracking/${bare}`);

  expect(byOurs?.body).toEqual(bySap?.body);
  expect(byOurs?.body).toMatchObject({ orderId: `SAP${number}`, orderNumber: number, expected: null, asOf: null });
  expect(byOurs?.body.events.map(({ code, at, place }: Record<string, unknown>) => [code, at, place])).toEqual([
    ['created', '2026-11-12T17:00:00.000Z', 'Brno'],
    ['picked', '2026-11-12T21:00:00.000Z', 'Brno'],
    ['loaded', '2026-11-13T04:00:00.000Z', 'Brno'],
    ['issued', '2026-11-13T05:00:00.000Z', 'Brno'],
    ['delivered', '2026-11-13T09:40:00.000Z', null],
  ]);
  expect([none.status, none.body.code, none.body.message]).toEqual([
    404,
    'NO_TRACKING',
    'No tracking information available',
  ]);
});

test('statuses and types are lists of value and label (O2, T81)', async () => {
  const [statuses, types] = await Promise.all(
    ['/api/orderstatus', '/api/ordertypes'].map((path) => owner.caller.get(path, { language: 'cs' })),
  );

  expect(statuses?.body).toHaveLength(5);
  expect(statuses?.body).toContainEqual({ value: 'Not Yet Processed', label: 'Zatím nevyřízeno' });
  expect(types?.body).toEqual([{ value: 'Standard', label: 'Běžná objednávka' }]);
});
