import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockTable } from '../../testing/database-lock.ts';
import { eventually } from '../../testing/eventually.ts';
import { readMails } from '../../testing/mails.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { openOrderingPortal } from '../ordering/test-placing.ts';
import { csvOf, order, statesOf, type Uploader, uploaderAt } from './test-bulk-upload.ts';

let portal: TestPortal;
let owner: Uploader;
let colleague: Uploader;
beforeAll(async () => {
  portal = await openOrderingPortal();
  owner = uploaderAt(await portal.signIn('owner@ulipy.example'));
  colleague = uploaderAt(await portal.signIn('shift@ulipy.example'));
});
afterAll(() => portal.close());

const countOrders = async () =>
  (await portal.sql<{ count: number }>('select count(*)::int as count from placed_order'))[0]?.count;

const packsOf = async (number: string) => {
  const [row] = await portal.sql<{ lines: { quantity_total: number }[] }>(
    'select lines from placed_order where customer_order_number = $1',
    [number],
  );
  return row?.lines.map((line) => line.quantity_total);
};

test('three good, two bad and one repeated: what is mended and chosen is ordered once, the rest stays', async () => {
  const sent = await owner.order(csvOf(order('M-0')));
  await owner.done(sent.body.jobId);
  const bad = [order('M-4', { amount: '6,5' }), order('M-5', { shipTo: '100999' })];
  const file = csvOf(order('M-0'), ...['M-1', 'M-2', 'M-3'].map((number) => order(number)), ...bad);

  const job = await owner.checked(file);
  const mended = await owner.mend(job.jobId, 6, { amount: '7' });
  const { previewHash } = mended.body.job;
  const orders = ['M-1', 'M-2', 'M-3', 'M-4'];
  const answers = [
    await owner.sendOrders(job.jobId, { orders, previewHash }),
    await owner.sendOrders(job.jobId, { orders, previewHash }),
  ];
  const done = await owner.done(job.jobId);

  const first = { 'M-0': 'repeated', 'M-1': 'good', 'M-2': 'good', 'M-3': 'good', 'M-4': 'faulty', 'M-5': 'faulty' };
  expect(statesOf(job)).toEqual(first);
  expect(mended.body.rows).toMatchObject([{ row: 6, mended: ['amount'], cells: { amount: '7' }, faults: [] }]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const ordered = Object.fromEntries(orders.map((key) => [key, 'ordered']));
  expect(statesOf(done)).toEqual({ 'M-0': 'repeated', ...ordered, 'M-5': 'faulty' });
  const placed = await portal.sql<{ order_number: string }>(
    `select o.order_number, channel, placed_by, customer_order_number, m.kind from placed_order o
     join erp_message m using (order_number) where customer_order_number like 'M-%' order by customer_order_number`,
  );
  expect(placed).toMatchObject(
    ['M-0', ...orders].map((number) => ({ channel: 'bulk', customer_order_number: number, kind: 'create' })),
  );
  expect(done.list.map(({ orderNumber }: { orderNumber: string }) => orderNumber)).toEqual([
    ...placed.map(({ order_number }) => order_number),
    null,
  ]);
  const events = await portal.sql(`select from live_event where kind = 'bulk' and subject = $1`, [job.jobId]);
  expect(events).toHaveLength(orders.length + 1);
  expect((await owner.mend(job.jobId, 3, { amount: '1' })).body.code).toBe('UPLOAD_SENT');
  const subject = 'Soubor objednavky.csv: objednáno 4, neobjednáno 2';
  await eventually(async () => (await readMails(portal)).find((mail) => mail.subject === subject));
});

test('what repeats an order is sent only by name, as an order of its own', async () => {
  const { jobId, previewHash } = await owner.checked(csvOf(order('M-0')));
  // A fault goes before: what cannot be ordered cannot be ordered again either.
  expect(statesOf(await owner.checked(csvOf(`${order('M-0')}${'x'.repeat(201)}`)))).toEqual({ 'M-0': 'faulty' });

  const unnamed = await owner.sendOrders(jobId, { orders: ['M-0'], previewHash });
  const named = await owner.sendOrders(jobId, { orders: ['M-0'], again: ['M-0'], previewHash });
  const done = await owner.done(jobId);

  expect([unnamed.status, unnamed.body.code, named.status]).toEqual([409, 'CART_CHANGED', 200]);
  expect(statesOf(done)).toEqual({ 'M-0': 'ordered' });
  const keys = await portal.sql<{ origin_key: string }>(
    `select origin_key from placed_order where customer_order_number = 'M-0' order by order_number`,
  );
  expect(keys[1]?.origin_key).toBe(`${keys[0]?.origin_key}#2`);
});

test('a price that changed since the check sends nothing, and tells what is true now', async () => {
  const { jobId, previewHash } = await owner.checked(csvOf(order('P-1')));
  await portal.sql(`update price set net_price = net_price + 1 where sku = 'CZ100001'`);
  portal.clock.advance({ ms: 3_000 });
  const before = await countOrders();

  const { status, body } = await owner.sendOrders(jobId, { orders: ['P-1'], previewHash });

  expect([status, body.code]).toEqual([409, 'CART_CHANGED']);
  expect(body.job.list[0]).toMatchObject({ state: 'good', net: 12_773.4 });
  expect(body.job.previewHash).not.toBe(previewHash);
  expect(await countOrders()).toBe(before);
});

test('the given call is whole or nothing: one fault, and every fault is reported and nothing ordered', async () => {
  const before = await countOrders();

  const { status, body } = await owner.order(csvOf(order('W-1'), order('W-2', { day: '' }), order('M-1')));

  expect(status).toBe(422);
  expect(body).toMatchObject({
    code: 'FILE_ERROR',
    title: 'File Error',
    message: 'The file was not submitted, check and reupload.',
    faultCount: 2,
    faults: [
      { row: 3, column: 'deliveryDate', code: 'DATE_MISSING' },
      { row: 4, column: 'customerOrderNumber', code: 'ALREADY_ORDERED' },
    ],
  });
  expect(await countOrders()).toBe(before);
  const [last] = (await owner.get('/api/orders/bulk?limit=1')).body.results;
  expect(last).toMatchObject({ state: 'refused', error: { code: 'FILE_ERROR' }, uploadedBy: 'Jana Dvořáková' });
  const { previewHash } = (await owner.job(last.jobId)).body;
  const rest = await owner.sendOrders(last.jobId, { orders: ['W-1'], previewHash });
  expect(rest.body).toMatchObject({ state: 'sending', error: null });
});

test('the same file again is refused with who sent it, by a colleague too, unless it is meant', async () => {
  const file = csvOf(order('S-1'));
  const { body } = await owner.order(file);
  // 0:54 on the 12th by the wall in Brno (T157).
  await portal.sql(`update bulk_upload set sent_at = '2026-11-11T23:54:00Z' where id = $1`, [body.jobId]);

  const again = await colleague.order(file);
  const checked = await colleague.checked(file);
  const meant = await colleague.order(file, '&again=1');

  expect(again).toMatchObject({
    status: 409,
    body: { code: 'FILE_SENT_BEFORE', sentBefore: { by: 'Jana Dvořáková' } },
  });
  expect(again.body.message).toContain('12/11/2026');
  expect(checked.sameFileAs).toMatchObject({ by: 'Jana Dvořáková' });
  expect(meant.status).toBe(202);
  // Another customer's same bytes are a file of their own: of it they are told what is wrong, and nobody's name.
  const stranger = uploaderAt(await portal.signIn('warehouse@velkosklad-brno.example'));
  const foreign = await stranger.order(file);
  expect([foreign.status, foreign.body.code]).toEqual([422, 'FILE_ERROR']);
  expect((await stranger.checked(file)).sameFileAs).toBeNull();
});

test('two people who send the same at the same moment order it once, and the second is told', async () => {
  const file = csvOf(order('T-1'), order('T-2'));

  // Anyone who came after the other has sent it would be told so: both have looked before either may write.
  const lock = await lockTable({
    superuserUrl: portal.superuserUrl,
    table: 'bulk_upload',
    mode: 'share row exclusive',
  });
  const sending = Promise.all([owner.order(file), colleague.order(file)]);
  // Not a job of an earlier test that writes down how far it is.
  await lock.isAwaited(2, 'insert into bulk_upload ');
  await lock.release();
  const [mine, his] = await sending;

  expect([mine.status, his.status]).toEqual([202, 202]);
  const jobs = [await owner.done(mine.body.jobId), await colleague.done(his.body.jobId)];
  const numbers = await portal.sql(`select from placed_order where customer_order_number in ('T-1', 'T-2')`);
  expect(numbers).toHaveLength(2);
  const states = jobs.flatMap((job) => Object.values(statesOf(job)));
  expect(states.sort()).toEqual(['ordered', 'ordered', 'repeated', 'repeated']);
  expect(jobs[0].list.map((each: { orderNumber: string }) => each.orderNumber)).toEqual(
    jobs[1].list.map((each: { orderNumber: string }) => each.orderNumber),
  );
});

test("an upload is its owner's alone: a colleague's answers like a missing one", async () => {
  const { jobId } = await owner.checked(csvOf(order('O-1')));
  const missing = '00000000-0000-4000-8000-000000000000';

  const calls = (id: string) => [
    colleague.job(id),
    colleague.rows(id),
    colleague.mend(id, 2, { amount: '7' }),
    colleague.sendOrders(id, { orders: ['O-1'], previewHash: 'x' }),
    colleague.send('DELETE', `/api/orders/bulk/${id}`, undefined),
    colleague.get(`/api/orders/bulk/${id}/faulty-rows.csv`),
  ];
  const [foreign, none] = await Promise.all([jobId, missing].map((id) => Promise.all(calls(id))));

  expect(foreign?.map(({ status, body }) => [status, body.code])).toEqual(none?.map(() => [404, 'UPLOAD_NOT_FOUND']));
  expect(none?.every(({ status }) => status === 404)).toBe(true);
  const dropped = await owner.send('DELETE', `/api/orders/bulk/${jobId}`, undefined);
  expect([dropped.status, (await owner.job(jobId)).status]).toEqual([200, 404]);
});

test('the same article twice in an order is asked about: it adds up or the last row counts, and is not sent before', async () => {
  const job = await owner.checked(
    csvOf(
      order('TW-1', { amount: '6' }),
      order('TW-1', { amount: '4' }),
      order('TW-2', { amount: '6' }),
      order('TW-2'),
    ),
  );
  const wanted = { orders: ['TW-1', 'TW-2'], previewHash: job.previewHash };
  const twice = (key: string, choice: string) =>
    owner.send('PUT', `/api/orders/bulk/${job.jobId}/same-goods`, {
      choice,
      goods: [{ order: key, sku: 'CZ100001' }],
    });

  const tooEarly = await owner.sendOrders(job.jobId, wanted);
  const summed = await twice('TW-1', 'sum');
  const last = await twice('TW-1', 'last');
  const { body: other } = await twice('TW-2', 'sum');

  expect(job.list[0]).toMatchObject({
    state: 'faulty',
    faults: 1,
    findings: [{ row: 2, column: null, code: 'SAME_GOODS', message: expect.stringContaining('2, 3') }],
    sameGoods: [{ sku: 'CZ100001', choice: null, rows: [{ row: 2, amount: 6, unit: 'pack' }, { amount: 4 }] }],
  });
  expect(tooEarly).toMatchObject({ status: 409, body: { code: 'CART_CHANGED' } });
  expect(summed.body.job.list[0]).toMatchObject({ state: 'good', findings: [] });
  expect(last.body.job.list[0]).toMatchObject({ state: 'good', sameGoods: [{ choice: 'last' }] });
  expect(summed.body.job.list[0].net / last.body.job.list[0].net).toBeCloseTo(10 / 4);
  await owner.sendOrders(job.jobId, { orders: ['TW-1', 'TW-2'], previewHash: other.job.previewHash });
  await owner.done(job.jobId);
  expect(await packsOf('TW-1')).toEqual([4]);
  expect(await packsOf('TW-2')).toEqual([12]);
});

test.each([
  ['the last row counts', 'last', { state: 'faulty', sameGoods: [{ choice: null }] }],
  ['they add up', 'sum', { state: 'good', sameGoods: [{ choice: 'sum' }] }],
])('where %s, a row that joins later is taken by that', async (_name, choice, then) => {
  const job = await owner.checked(csvOf(order('J-1'), order('J-1', { amount: '1' }), order('J-2')));
  const goods = [{ order: 'J-1', sku: 'CZ100001' }];
  await owner.send('PUT', `/api/orders/bulk/${job.jobId}/same-goods`, { choice, goods });

  const { body } = await owner.mend(job.jobId, 4, { customerOrderNumber: 'J-1' });
  const missing = await owner.send('PUT', `/api/orders/bulk/${job.jobId}/same-goods`, {
    choice: 'sum',
    goods: [{ order: 'J-2', sku: 'CZ100001' }],
  });

  expect(body.job.list).toMatchObject([{ key: 'J-1', ...then }]);
  expect(missing.status).toBe(404);
});

test('the given call adds the same article up, and says so in the caller’s words', async () => {
  const file = csvOf(order('A-7', { amount: '3' }), order('A-7', { amount: '3' }), order('A-8'));

  const { status, body } = await owner.order(file);
  await owner.done(body.jobId);

  expect(status).toBe(202);
  expect(body).toEqual({
    jobId: body.jobId,
    status: 'received',
    addedUp: [{ order: 'A-7', sku: 'CZ100001', rows: [2, 3], message: expect.stringContaining('A-7') }],
  });
  expect(await packsOf('A-7')).toEqual([6]);
});
