import {
  fillCart,
  openOrderingPortal,
  type Placer,
  placerAt,
} from '@dray/server/capabilities/ordering/test-placing.ts';
import { eventually } from '@dray/server/testing/eventually.ts';
import type { TestPortal } from '@dray/server/testing/portal.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestErp, type TestErp } from '../erp/testing/test-erp.ts';

let erp: TestErp;
let portal: TestPortal;
let owner: Placer;
/** All placed on the same morning for the day after; the tests follow the ERP's day. */
const orders = { cancelled: '', blocked: '', plain: '', short: '' };
beforeAll(async () => {
  let now = () => new Date();
  erp = await startTestErp({ wall: { now: () => now() } });
  portal = await openOrderingPortal({
    env: {
      ERP_URL: erp.url,
      ERP_USER: erp.user,
      ERP_PASSWORD: erp.password,
      ERP_CLIENT: '100',
      ERP_POLL_S: '1',
      ERP_QUIET_S: '2',
      ERP_REPEATABLE: '1',
    },
  });
  now = () => portal.clock.now();
  owner = placerAt(await portal.signIn('owner@ulipy.example'));
  orders.cancelled = await place();
  orders.blocked = await place();
  orders.plain = await place();
  orders.short = await place('short-proof');
});
afterAll(async () => {
  await portal.close();
  await erp.stop();
});

type Detail = {
  sapId: string | null;
  status: string;
  deliveryStatus: string | null;
  cancellation: string;
  cancellationMessage: string | null;
  hasDifferences: boolean;
  lines: { confirmed: number | null; delivered: number | null; invoiced: number | null; quantityTotal: number }[];
  documents: { id: string; type: string }[] | null;
};
const detailOf = async (number: string): Promise<Detail> => (await owner.caller.get(`/api/orders/${number}`)).body;

/** Seconds pass, so that the feeds are due; whatever waits for the ERP's clock comes with its next look at it. */
const until = (number: string, holds: (detail: Detail) => boolean): Promise<Detail> =>
  eventually(async () => {
    portal.clock.advance({ ms: 5_000 });
    await erp.control('tick', {});
    const detail = await detailOf(number);
    return holds(detail) ? detail : undefined;
  });

/** A moment of the delivery day, or so many days off; everybody signs in anew, as after every night. */
const goTo = async (number: string, time: string, days = 0): Promise<void> => {
  const { deliveryDate } = (await owner.caller.get(`/api/orders/${number}`)).body;
  const day = new Date(Date.parse(deliveryDate) + days * 86_400_000).toISOString().slice(0, 10);
  portal.clock.set(`${day}T${time}:00Z`);
  owner = placerAt(await portal.signIn('owner@ulipy.example'));
};

const place = async (plan = 'plain'): Promise<string> => {
  const cart = await fillCart(owner);
  const { order } = await owner.place(cart.id);
  await erp.control(`orders/DRAY-${order.order_number}`, { plan });
  return order.order_number;
};

const cancel = async (number: string) =>
  (await owner.caller.graphql(`mutation { cancelOrder(order_number: "${number}") { message status } }`)).body.data
    .cancelOrder;

test('an order gets its number and is confirmed', async () => {
  const taken = await until(orders.plain, ({ sapId }) => sapId !== null);
  portal.clock.advance({ minutes: 16 });
  const confirmed = await until(orders.plain, ({ lines }) =>
    lines.every((line) => line.confirmed !== null && line.confirmed > 0),
  );

  expect(taken.status).toBe('Not Yet Processed');
  expect(confirmed.deliveryStatus).toBe('AWAITING FULLFILLMENT');
  expect(confirmed.lines.every(({ confirmed: packs, quantityTotal }) => packs === quantityTotal)).toBe(true);
});

test('an order is cancelled: asked for, then done', async () => {
  await until(orders.cancelled, ({ sapId }) => sapId !== null);

  const asked = await cancel(orders.cancelled);
  const done = await until(orders.cancelled, ({ cancellation }) => cancellation === 'done');

  expect(asked).toEqual({ message: 'Cancellation requested', status: 'pending' });
  expect(done.status).toBe('Fully Rejected');
  expect((await cancel(orders.cancelled)).status).toBe('success');
});

test('with a delivery it is blocked, and done when the depot has taken it apart', async () => {
  // The evening before, in Brno an hour later: a delivery is there and nothing has left.
  await goTo(orders.blocked, '19:30', -1);
  await until(orders.blocked, ({ deliveryStatus }) => deliveryStatus === 'PARTIAL ORDER PREPARATION');

  await cancel(orders.blocked);
  const blocked = await until(orders.blocked, ({ cancellation }) => cancellation === 'blocked');
  portal.clock.advance({ minutes: 31 });
  const done = await until(orders.blocked, ({ cancellation }) => cancellation === 'done');

  expect(blocked.cancellationMessage).toBe('Delivery already created has been blocked');
  expect(done.status).toBe('Fully Rejected');
});

test('once goods have left it is refused in the given words', async () => {
  await goTo(orders.plain, '05:30');
  await until(orders.plain, ({ deliveryStatus }) => deliveryStatus === 'AWAITING DELIVERY');

  expect(await cancel(orders.plain)).toEqual({
    message: 'Non-cancelable order (goods issue already carried out)',
    status: 'error',
  });
});

test('it is delivered and invoiced, and its invoice can be opened', async () => {
  await goTo(orders.plain, '20:30');
  const billed = await until(
    orders.plain,
    ({ documents, deliveryStatus }) => deliveryStatus === 'DELIVERED' && documents?.length === 1,
  );

  expect(billed).toMatchObject({ status: 'Completely Processed', hasDifferences: false });
  for (const { delivered, invoiced, quantityTotal } of billed.lines) {
    expect([delivered, invoiced]).toEqual([quantityTotal, quantityTotal]);
  }
  const [invoice] = billed.documents ?? [];
  const file = await owner.caller.get(`/api/mydocuments/${invoice?.id}/file`);
  expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-']);
});

test('beside its PDF an invoice is there for programs, in its market’s format and by the reader’s name', async () => {
  const { body } = await owner.caller.get('/api/mydocuments/GetAllDocuments?type=invoice', { language: 'cs' });
  const [{ id, amount, structured }] = body.invoices;

  const path = `/api/mydocuments/${id}/structured`;
  const fetched = await owner.caller.get(`${path}/isdoc`, { language: 'cs' });
  const kept = await owner.caller.get(`${path}/isdoc`);
  const none = await Promise.all(
    ['fatturapa', 'pdf', '..%2Ffile'].map(async (format) => (await owner.caller.get(`${path}/${format}`)).body.code),
  );

  expect(structured).toEqual([{ format: 'isdoc', fileName: `Faktura-${id}.isdoc` }]);
  expect([fetched.status, fetched.headers['content-type']]).toEqual([200, 'application/xml']);
  expect(fetched.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''Faktura-${id}.isdoc`);
  expect(fetched.text).toContain(`<PayableAmount>${amount.toFixed(2)}</PayableAmount>`);
  expect(kept.text).toBe(fetched.text);
  expect(none).toEqual(['DOCUMENT_NOT_FOUND', 'DOCUMENT_NOT_FOUND', 'DOCUMENT_NOT_FOUND']);
  const taken = await portal.sql<{ details: unknown }>(
    `select details from audit_event where action = 'document-downloaded' and subject = $1 and details ? 'format'`,
    [`document:${id}`],
  );
  expect(taken).toHaveLength(2);
});

test('less than ordered is seen as that', async () => {
  const { lines } = await until(orders.short, ({ hasDifferences }) => hasDifferences);

  expect(lines.some(({ delivered, quantityTotal }) => delivered !== null && delivered < quantityTotal)).toBe(true);
});

test('the document of one customer is missing to another', async () => {
  const { documents } = await detailOf(orders.plain);
  const stranger = await portal.signIn('owner@tatravelko.example');

  for (const file of ['file', 'structured/isdoc']) {
    const [foreign, missing] = await Promise.all([
      stranger.get(`/api/mydocuments/${documents?.[0]?.id}/${file}`),
      stranger.get(`/api/mydocuments/0000000000/${file}`),
    ]);

    expect([foreign.status, foreign.body.code]).toEqual([404, 'DOCUMENT_NOT_FOUND']);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
  }
});
