import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import type { TestPortal } from '../../../testing/portal.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { type Connector, connectorAt, deliveryUpdate, issued, orderUpdate } from '../progress/test-updates.ts';
import { fillCart, forgetOrders, openPubOrdering, type Placer } from '../test-placing.ts';
import { cancelOrder } from './cancel-order.ts';

let portal: TestPortal;
let owner: Placer;
let erp: Connector;
let number: string;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering({ env: { JOBS: '0' } }));
  erp = connectorAt(portal);
});
afterAll(async () => {
  await erp.close();
  await portal.close();
});
beforeEach(async () => {
  await forgetOrders(portal);
  await portal.sql('delete from notification');
  number = (await owner.place((await fillCart(owner)).id)).order.order_number;
  // As if the ERP had it: what has never left is taken back at once.
  await portal.sql(`update erp_message set state = 'done', attempts = 1`);
});

const cancelling = `mutation ($sap_id: String, $order_number: String) {
  cancelOrder(sap_id: $sap_id, order_number: $order_number) { status message } }`;
type Named = { sap_id?: string; order_number?: string };
const ask = async (named: Named, caller: Caller = owner.caller, language?: 'it') =>
  (await caller.graphql(cancelling, { variables: named, ...(language ? { language } : {}) })).body;
const cancel = async (named: Named = { order_number: number }, caller?: Caller) =>
  (await ask(named, caller)).data.cancelOrder;
const detail = async () => (await owner.caller.get(`/api/orders/${number}`)).body;
const notifiedKinds = async () =>
  (await portal.sql<{ kind: string }>(`select kind from notification where kind <> 'order-confirmed'`)).map(
    ({ kind }) => kind,
  );
const requested = { status: 'pending', message: 'Cancellation requested' };

test('a request waits for the ERP, is asked once however often it is sent, and is written down', async () => {
  const answers = await Promise.all([cancel(), cancel(), cancel()]);

  expect(answers).toEqual([requested, requested, requested]);
  expect(await detail()).toMatchObject({
    cancellation: 'requested',
    cancelBar: 'REQUESTED',
    cancellationMessage: 'Cancellation requested',
  });
  const events = await portal.sql(
    `select actor, company_id, changes from audit_event where action = 'order-cancellation-asked' and subject = $1`,
    [`order:${number}`],
  );
  expect(events).toEqual([
    { actor: 'u-ulipy-owner', company_id: 'C1001', changes: { cancellation: { from: 'none', to: 'requested' } } },
  ]);
});

test('what has never left for the ERP is taken back at once, without it', async () => {
  await portal.sql(`update erp_message set state = 'waiting', attempts = 0`);

  const answers = [await cancel(), await cancel()];

  const cancelled = { status: 'success', message: 'Order cancelled' };
  expect(answers).toEqual([cancelled, cancelled]);
  expect(await detail()).toMatchObject({ status: 'Fully Rejected', cancellation: 'done', deliveryStatus: 'CANCELLED' });
  expect(await portal.sql(`select kind, state from erp_message`)).toEqual([{ kind: 'create', state: 'withdrawn' }]);
  expect(await notifiedKinds()).toEqual(['order-cancelled']);
});

test('one whose answer is still out is asked for, behind what was sent', async () => {
  await portal.sql(`update erp_message set state = 'unknown', attempts = 1, unknown_since = now()`);

  expect(await cancel()).toEqual(requested);
  expect(await portal.sql(`select kind, state from erp_message order by sequence`)).toEqual([
    { kind: 'create', state: 'unknown' },
    { kind: 'cancel', state: 'waiting' },
  ]);
});

test('the ERP’s number names the same order, in the reader’s language', async () => {
  await erp.setSapId(number, '0080001');

  const answer = await ask({ sap_id: '0080001' }, owner.caller, 'it');

  expect(answer.data.cancelOrder).toEqual({ status: 'pending', message: 'Annullamento richiesto' });
});

test.each([{}, { sap_id: '1', order_number: '2' }])('exactly one number is wanted: %o', async (named) => {
  const { errors } = await ask(named);

  expect(errors[0].extensions.code).toBe('ONE_ORDER_NUMBER');
  expect(errors[0].message).toContain('only one order number');
});

test('once its goods have left it is refused at once, and nobody is asked', async () => {
  await erp.tellOrder(orderUpdate(number));
  await erp.tellDelivery(deliveryUpdate(number, issued));

  expect(await cancel()).toEqual({
    status: 'error',
    message: 'Non-cancelable order (goods issue already carried out)',
  });
  expect(await detail()).toMatchObject({ cancellation: 'none' });
});

test.each([
  ['done', { verdict: 'done' }, 'success', 'Order cancelled', 'done', ['order-cancelled']],
  ['blocked', { verdict: 'blocked' }, 'pending', 'Delivery already created has been blocked', 'blocked', []],
  [
    'too late',
    { verdict: 'goods-issued' },
    'error',
    'Non-cancelable order (goods issue already carried out)',
    'refused',
    ['cancellation-refused'],
  ],
  [
    'unknown there',
    { verdict: 'not-found-or-blocked', why: '404' },
    'error',
    'Non-existent or blocked order',
    'refused',
    ['cancellation-refused'],
  ],
  ['not now', { verdict: 'again-later', why: 'locked' }, 'pending', 'Cancellation requested', 'requested', []],
] as const)('the verdict: %s', async (_name, answer, status, message, cancellation, kinds) => {
  await cancel();

  await erp.write((ordering) => ordering.settleCancel(number, answer));
  await erp.write((ordering) => ordering.settleCancel(number, answer));

  expect(await cancel()).toEqual({ status, message });
  expect(await detail()).toMatchObject({ cancellation, cancellationMessage: message });
  expect(await notifiedKinds()).toEqual(kinds);
});

test.each([
  ['done', 'goods-issued', 'done', ['order-cancelled']],
  ['done', 'blocked', 'done', ['order-cancelled']],
  ['goods-issued', 'done', 'refused', ['cancellation-refused']],
  ['blocked', 'goods-issued', 'refused', ['cancellation-refused']],
] as const)(
  'a request that was answered %s and then %s is %s, and notified once',
  async (first, second, cancellation, kinds) => {
    await cancel();
    await erp.write((ordering) => ordering.settleCancel(number, { verdict: first }));
    await erp.write((ordering) => ordering.settleCancel(number, { verdict: second }));

    expect(await detail()).toMatchObject({ cancellation });
    expect(await notifiedKinds()).toEqual(kinds);
  },
);

test('an answer that nobody asked for settles nothing', async () => {
  await erp.write((ordering) => ordering.settleCancel(number, { verdict: 'done' }));

  expect(await detail()).toMatchObject({ cancellation: 'none', status: 'Not Yet Processed' });
  expect(await notifiedKinds()).toEqual([]);
});

test.each([
  ['rejects it', () => erp.tellOrder(orderUpdate(number, { rejection: 'wholly' })), 'done', 'order-cancelled'],
  ['lets the goods go', () => erp.tellDelivery(deliveryUpdate(number, issued)), 'refused', 'cancellation-refused'],
])('a blocked delivery is settled when the ERP %s (T128)', async (_name, settle, cancellation, kind) => {
  await erp.setSapId(number, `SAP${number}`);
  await cancel();
  await erp.write((ordering) => ordering.settleCancel(number, { verdict: 'blocked' }));

  await settle();

  expect(await detail()).toMatchObject({ cancellation });
  expect(await notifiedKinds()).toContain(kind);
});

test('a cancelled order stays so while older updates come, and comes back when the brewery takes its rejection back', async () => {
  await cancel();
  await erp.write((ordering) => ordering.settleCancel(number, { verdict: 'done' }));
  await erp.tellOrder(orderUpdate(number));
  expect(await detail()).toMatchObject({ status: 'Fully Rejected', cancellation: 'done', deliveryStatus: 'CANCELLED' });

  await erp.tellOrder(orderUpdate(number, { rejection: 'wholly', changedAt: new Date('2026-11-12T11:00:00Z') }));
  await erp.tellOrder(orderUpdate(number, { changedAt: new Date('2026-11-12T12:00:00Z') }));

  expect(await detail()).toMatchObject({ status: 'Not Yet Processed', cancellation: 'none', cancelBar: null });
});

test('what never left for the ERP is withdrawn at once', async () => {
  const written: unknown[] = [];
  const orderState = { cancellation: 'none', status: 'Not Yet Processed', isIssued: false };
  const deps = {
    history: { findOrderNumber: async () => '1' },
    orderStates: {
      lockOrders: async () => [{ orderNumber: '1', uid: 'u', companyId: 'C', shipToId: 'S', orderState }],
      setState: async (_number: string, now: unknown) => void written.push(now),
    },
    askErpToCancel: async () => 'withdrawn',
    audit: { record: async () => undefined },
    clock: { now: () => new Date(0) },
    tell: async ({ kind }: { kind: string }) => void written.push(kind),
  } as unknown as OrderingDeps;

  const answer = await cancelOrder(deps, {} as never, { sapId: undefined, orderNumber: '1' });

  expect(answer).toEqual({ status: 'success', text: 'CANCELLED' });
  expect(written).toEqual([
    expect.objectContaining({ cancellation: 'done', status: 'Fully Rejected', deliveryStatus: 'CANCELLED' }),
    'order-cancelled',
  ]);
});
