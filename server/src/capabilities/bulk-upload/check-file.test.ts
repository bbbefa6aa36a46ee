import { limits } from '@dray/contract/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameOfText, watchRoundTrips } from '#platform/database/test-round-trips.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { openOrderingPortal } from '../ordering/test-placing.ts';
import { csvOf, faultsIn, order, statesOf, type Uploader, uploaderAt } from './test-bulk-upload.ts';

let portal: TestPortal;
let owner: Uploader;
beforeAll(async () => {
  portal = await openOrderingPortal({ env: { JOBS: '0' } });
  owner = uploaderAt(await portal.signIn('owner@ulipy.example'));
});
afterAll(() => portal.close());

test('a file is checked, and every fault is reported by row and column with what would mend it', async () => {
  const job = await owner.checked(
    csvOf(
      'VB-1;100234;13. 11. 2026;CZ100001;6;sud;',
      'VB-2;100235;13/11/2026;CZ100003;2,5;;',
      'VB-2;100999;2026-11-13;CZ100001;6;ks;',
      'VB-3;U Lípy;17.11.26;CZ100001;6;;zvonit',
      'VB-3;;;CZ100002;1.500;;',
      'VB-4;100234;13.11.2026;CZ10001;6;bedna;',
      'VB-5;100234;13.11.2026;CZ100001;1;;',
    ),
  );

  expect(statesOf(job)).toEqual({
    'VB-1': 'good',
    'VB-2': 'faulty',
    'VB-3': 'faulty',
    'VB-4': 'faulty',
    'VB-5': 'faulty',
  });
  expect(job).toMatchObject({ encoding: 'UTF-8', delimiter: ';', rows: 7, columns: { shipTo: 'B', note: 'G' } });
  expect(await faultsIn(owner, job.jobId)).toMatchObject([
    { row: 3, column: 'amount', code: 'QUANTITY_NOT_WHOLE', fixes: [{ value: '2' }, { value: '3' }] },
    { row: 4, column: 'shipTo', code: 'SHIP_TO_UNKNOWN', fixes: [{ value: '100235', label: '100235 Letní zahrada' }] },
    { row: 5, column: 'deliveryDate', code: 'HOLIDAY', fixes: [{ value: '2026-11-18' }], rows: [5, 6] },
    { row: 6, column: 'amount', code: 'AMOUNT_UNCLEAR', fixes: [{ value: '1500' }, { value: '1,5' }] },
    { row: 6, column: 'deliveryDate', code: 'HOLIDAY' },
    { row: 7, column: 'code', code: 'NOT_OFFERED' },
    { row: 7, column: 'unit', code: 'UNIT_UNKNOWN' },
  ]);
  expect(job.list[4].findings).toMatchObject([{ row: 8, column: null, code: 'CAPACITY_BELOW_MINIMUM' }]);
  expect(job.list[0]).toMatchObject({ net: 12_767.4, currency: 'CZK', rows: 1, faults: 0, transportType: 'VAN' });
});

test('each wrong value has one proposed in its place, with why, where the portal can know it', async () => {
  const [ean] = await portal.sql<{ ean: string }>(`select ean from product where sku = 'CZ100001'`);
  const misread = `${ean?.ean.slice(0, -1)}${ean?.ean.endsWith('0') ? '1' : '0'}`;
  const job = await owner.checked(
    csvOf(
      'P-1;100234;13.11.2026;CZ10001;6;;',
      `P-2;100234;13.11.2026;${misread};6;;`,
      'P-3;100234;13.11.2026;CZ100001;2O;;',
      'P-4;100234;17.11.2026;CZ100001;6;;',
      'P-5;100234;13.11.2026;CZ100001;1.500;;',
      'P-6;100234;13.11.2026;CZ100001;dva;;',
      'P-7;100234;13.11.2026;CZ100051;6,8;;',
    ),
  );

  const faults: { row: number; fixes: { value: string; reason: string | null; proposed: boolean }[] }[] =
    await faultsIn(owner, job.jobId);
  const proposals = faults.flatMap(({ row, fixes }) =>
    fixes.filter(({ proposed }) => proposed).map(({ value, reason }) => [row, value, reason]),
  );

  expect(proposals).toEqual([
    [2, 'CZ100001', 'Havranov Ležák 12° světlý'],
    [3, 'CZ100001', 'Havranov Ležák 12° světlý'],
    [4, '20', 'a letter was typed instead of a digit'],
    [5, '2026-11-18', 'next delivery day'],
    [8, '7', 'nearest quantity you can order'],
  ]);
  // What can mean two things alike is a choice.
  expect(faults.find(({ row }) => row === 6)?.fixes).toHaveLength(2);
});

test('goods that the customer is not offered are not proposed, however near their code is', async () => {
  const proposedFor = async (number: string) =>
    (await faultsIn(owner, (await owner.checked(csvOf(`${number};100234;13.11.2026;CZ10001;6;;`))).jobId))[0].fixes.map(
      ({ value }: { value: string }) => value,
    );
  const before = await proposedFor('Q-1');
  await portal.sql(`update price_list set excluded_skus = '{CZ100001}' where code = 'CZ-ULIPY'`);
  portal.clock.advance({ ms: 3_000 });

  const after = await proposedFor('Q-2');

  await portal.sql(`update price_list set excluded_skus = '{}' where code = 'CZ-ULIPY'`);
  portal.clock.advance({ ms: 3_000 });
  expect(before).toContain('CZ100001');
  expect(after).not.toContain('CZ100001');
});

test('an order is one of all its rows: by EAN or sku, added up, and every cell held to the rules of placing', async () => {
  await portal.sql(`update ship_to set status = 'Suspended' where id = '100236'`);
  const [ean] = await portal.sql<{ ean: string }>(`select ean from product where sku = 'CZ100001'`);
  portal.clock.advance({ ms: 3_000 });

  const job = await owner.checked(
    csvOf(
      `R-1;100234;13.11.2026;${ean?.ean};4;;dvůr`,
      'R-1;;;cz100001;2;sud;',
      'R-1;;14.11.2026;CZ100001;2;;jinam',
      `${'9'.repeat(36)};100234;13.11.2026;CZ100001;6;;`,
      `R-2;100236;13.11.2026;CZ100001;6;;${'x'.repeat(201)}`,
      ';100234;13.11.2026;CZ100001;6;;',
      'R-3;;13.11.2026;CZ100051;6;;',
      'R-4;100234;13.11.2026;CZ100051;0;;',
    ),
  );

  const codes = (await faultsIn(owner, job.jobId)).map(
    ({ row, column, code }: { row: number; column: string; code: string }) => `${row} ${column} ${code}`,
  );
  expect(codes).toEqual([
    '4 deliveryDate DIFFERS_IN_ORDER',
    '4 note DIFFERS_IN_ORDER',
    '5 customerOrderNumber TEXT_TOO_LONG',
    '6 shipTo SHIP_TO_SUSPENDED',
    '6 note TEXT_TOO_LONG',
    '7 customerOrderNumber ORDER_NUMBER_MISSING',
    '8 shipTo SHIP_TO_MISSING',
    '9 amount QUANTITY_INVALID',
  ]);
  const { body } = await owner.mend(job.jobId, 4, { deliveryDate: '', note: '' });
  const chosen = await owner.send('PUT', `/api/orders/bulk/${job.jobId}/same-goods`, {
    choice: 'sum',
    goods: [{ order: 'R-1', sku: 'CZ100001' }],
  });
  expect(chosen.body.job.list[0]).toMatchObject({ key: 'R-1', state: 'good', rows: 3, net: 17_023.2 });
  expect(body.rows.map(({ row }: { row: number }) => row)).toEqual([2, 3, 4]);
});

test('a foreign ship-to in row 7 reads like one that does not exist', async () => {
  const rows = ['A', 'B', 'C', 'D', 'E'].map((number) => order(number));
  const foreign = await owner.checked(csvOf(...rows, order('F', { shipTo: '100301' })));
  const missing = await owner.checked(csvOf(...rows, order('F', { shipTo: '999999' })));

  const [of, missingFaults] = [await faultsIn(owner, foreign.jobId), await faultsIn(owner, missing.jobId)];

  expect(of).toMatchObject([{ row: 7, column: 'shipTo', code: 'SHIP_TO_UNKNOWN', fixes: [] }]);
  expect(JSON.stringify(of).replaceAll('100301', 'X')).toBe(JSON.stringify(missingFaults).replaceAll('999999', 'X'));
});

test('five thousand rows ask the database no more often than fifty', async () => {
  const fileOf = (orders: number) =>
    csvOf(
      ...Array.from({ length: orders }, (_, index) =>
        Array.from({ length: 10 }, () => order(`N-${orders}-${index}`, { amount: '2' })),
      ).flat(),
    );
  await owner.checked(fileOf(5));

  const few = await watchRoundTrips(() => owner.check(fileOf(5)));
  const many = await watchRoundTrips(() => owner.check(fileOf(500)));

  expect(many.result.status).toBe(202);
  const names = ({ statements }: { statements: string[] }) =>
    statements.map(nameOfText).filter((each) => each.includes('.'));
  // Only what is written down goes by parts, of a hundred rows each: more at once would keep others waiting.
  const asked = (each: { statements: string[] }) => names(each).filter((name) => name !== 'bulk-upload.addRows');
  expect(asked(many).length).toBeLessThanOrEqual(asked(few).length + 10);
  expect(names(many).length - asked(many).length).toBe(50);
});

test('a file of more rows or more orders than can be taken is refused', async () => {
  const { bulkRows, bulkOrders } = limits;
  const rows = (count: number, orders: number) =>
    csvOf(...Array.from({ length: count }, (_, index) => order(`L-${Math.min(index, orders - 1)}`, { amount: '1' })));
  const codeOf = async (file: string) => {
    const { status, body } = await owner.check(file);
    return [status, body.code];
  };

  expect(await codeOf(rows(bulkRows + 1, 1))).toEqual([413, 'FILE_TOO_LONG']);
  expect(await codeOf(rows(bulkOrders + 1, bulkOrders + 1))).toEqual([413, 'FILE_TOO_LONG']);
  expect(await codeOf(rows(bulkOrders + 1, bulkOrders))).toEqual([202, undefined]);
});

test('what is placed costs what was shown when it was sent, and keeps the cut-off of a quarter of an hour ago', async () => {
  const send = async (number: string) => {
    const { jobId, previewHash } = await owner.checked(csvOf(order(number)));
    expect((await owner.sendOrders(jobId, { orders: [number], previewHash })).status).toBe(200);
    return jobId;
  };
  // Noon in Brno is the cut-off for Friday.
  portal.clock.set('2026-11-12T10:59:00Z');
  owner = uploaderAt(await portal.signIn('owner@ulipy.example'));
  const dearer = await send('Z-1');
  await portal.sql(`update price set net_price = net_price + 1 where sku = 'CZ100001'`);
  portal.clock.advance({ ms: 3_000 });
  const inTime = await send('Z-2');
  portal.clock.set('2026-11-12T11:13:00Z');
  const working = await portal.startAnother({ env: { JOBS: '1' } });
  const [refused, placed] = [await owner.done(dearer), await owner.done(inTime)];
  await working.stop();

  expect(statesOf(refused)).toEqual({ 'Z-1': 'refused' });
  expect(refused.list[0].findings).toMatchObject([{ code: 'CART_CHANGED' }]);
  expect(statesOf(placed)).toEqual({ 'Z-2': 'ordered' });
});
