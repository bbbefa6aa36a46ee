import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anOrder } from '../testing/an-order.ts';
import { erpCaller } from '../testing/erp-caller.ts';
import { startTestErp, type TestErp } from '../testing/test-erp.ts';

let erp: TestErp;
beforeAll(async () => {
  erp = await startTestErp();
});
afterAll(() => erp.stop());
beforeEach(() => erp.control('reset', {}));

const stats = () => erp.control<Record<string, number>>('stats');
const orders = (reference: string) => erp.control<{ orders: object[] }>(`orders/${reference}`);

test('a lost answer belongs to an order that exists, and the counts tell', async () => {
  const caller = erpCaller(erp);
  await erp.control('faults', [{ kind: 'lose-answer', methods: ['POST'], times: 1 }]);

  await expect(caller.create(anOrder('DRAY-10'))).rejects.toThrow();
  const again = await caller.create(anOrder('DRAY-10'));

  expect(again.status).toBe(201);
  expect(await stats()).toMatchObject({ posts: 2, created: 2, doubled: 1, lost: 1, replayed: 0 });
});

test('a connection cut before the work leaves nothing', async () => {
  const caller = erpCaller(erp);
  await erp.control('faults', [{ kind: 'reset-before', methods: ['POST'] }]);

  await expect(caller.create(anOrder('DRAY-11'))).rejects.toThrow();

  expect((await orders('DRAY-11')).orders).toEqual([]);
});

test('a late commit happens after its caller has given up, and a repeat with its id is told so', async () => {
  const caller = erpCaller(erp);
  await erp.control('faults', [{ kind: 'late-commit', methods: ['POST'], times: 1, delayMs: 60_000 }]);
  const headers = { requestid: 'A'.repeat(32) };

  const late = caller.create(anOrder('DRAY-12'), { headers });
  await expect.poll(async () => (await stats()).waiting).toBe(1);
  expect((await orders('DRAY-12')).orders).toEqual([]);
  const running = await caller.create(anOrder('DRAY-12'), { headers });
  await erp.control('release', {});
  const committed = await late;
  const repeated = await caller.create(anOrder('DRAY-12'), { headers });

  expect([running.status, committed.status, repeated.status]).toEqual([409, 201, 201]);
  expect(repeated.headers.get('repeatabilityresult')).toBe('accepted');
  expect(repeated.body.d.SalesOrder).toBe(committed.body.d.SalesOrder);
  expect(await stats()).toMatchObject({ created: 1, doubled: 0, replayed: 1 });
});

test('an ERP that is down refuses connections until it is back', async () => {
  const caller = erpCaller(erp);
  await erp.control('faults', [{ kind: 'down' }]);

  await expect(caller.get('')).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  await erp.control('faults', []);

  expect((await caller.get('')).status).toBe(200);
});

test.each([
  ['500', 500, 'application/json'],
  ['503', 503, 'text/html'],
  ['html', 200, 'text/html'],
  ['308', 308, null],
])('%s is answered in place of the right thing', async (kind, status, type) => {
  const caller = erpCaller(erp);
  await erp.control('faults', [{ kind, methods: ['POST'] }]);

  const answered = await caller.post('A_SalesOrder', anOrder('DRAY-13')).catch((error: Error) => error);

  // fetch follows what redirects, and there is nobody.
  if (answered instanceof Error) return expect(kind).toBe('308');
  expect(answered.status).toBe(status);
  expect(answered.headers.get('content-type')).toContain(type);
  expect((await orders('DRAY-13')).orders).toEqual([]);
});

test('a wrong answer may come after the work was done', async () => {
  const caller = erpCaller(erp);
  await erp.control('faults', [{ kind: 'empty', methods: ['POST'], when: 'after' }]);

  const answered = await caller.create(anOrder('DRAY-14'));

  expect([answered.status, answered.text]).toEqual([200, '']);
  expect((await orders('DRAY-14')).orders).toHaveLength(1);
});

test('a second document is made behind the caller’s back, and sessions, locks and clocks fail as they were asked to', async () => {
  const caller = erpCaller(erp);
  await erp.control('faults', [{ kind: 'duplicate', methods: ['POST'], times: 1 }]);
  const { body } = await caller.create(anOrder('DRAY-15'));
  expect((await orders('DRAY-15')).orders).toHaveLength(2);
  const item = `A_SalesOrderItem(SalesOrder='${body.d.SalesOrder}',SalesOrderItem='10')`;
  const reject = () => caller.patch(item, { SalesDocumentRjcnReason: '10' });

  await erp.control('faults', [{ kind: 'csrf-expired', methods: ['PATCH'], times: 1 }]);
  const expired = await reject();
  caller.forgetSessions();
  await erp.control('faults', [
    { kind: 'locked', methods: ['PATCH'], times: 1 },
    { kind: 'etag-conflict', times: 1 },
  ]);
  const locked = await reject();
  const conflict = await reject();
  const before = await erp.control<{ now: string }>('clock');
  await erp.control('faults', [{ kind: 'clock-back' }]);
  const after = await erp.control<{ now: string }>('clock');

  expect([expired.status, expired.headers.get('x-csrf-token')]).toEqual([403, 'Required']);
  expect([locked.status, locked.body.error.code]).toEqual([400, 'VL/045']);
  expect(conflict.status).toBe(412);
  expect(Date.parse(after.now)).toBeLessThan(Date.parse(before.now) - 500_000);
});

test('the same seed meets the same calls', async () => {
  const caller = erpCaller(erp);
  const run = async () => {
    await erp.control('faults', { faults: [{ kind: '500', share: 0.5 }], seed: 42 });
    const answered: number[] = [];
    for (let call = 0; call < 12; call += 1) answered.push((await caller.get('A_SalesOrder?$top=1')).status);
    return answered;
  };

  const [first, second] = [await run(), await run()];

  expect(second).toEqual(first);
  expect(new Set(first)).toEqual(new Set([200, 500]));
});
