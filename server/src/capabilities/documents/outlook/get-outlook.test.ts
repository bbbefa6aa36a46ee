import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { addEntries } from '../list/test-entries.ts';
import { monthBefore, monthOf } from '../rules/month.model.ts';

let portal: TestPortal;
let accountant: Caller;
beforeAll(async () => {
  // The small world's day in Brno is 12 November 2026.
  portal = await openTestPortal({ env: { JOBS: '0' } });
  accountant = await portal.signIn('accountant@ulipy.example');
});
afterEach(() => portal.sql('delete from document_entry'));
afterAll(() => portal.close());

const outlook = async (caller = accountant) => (await caller.get('/api/mydocuments/outlook')).body;
const list = async (query: string) => (await accountant.get(`/api/mydocuments/GetAllDocuments?${query}`)).body;

const world = [
  { id: '9001', due_date: '2026-11-05', document_date: '2026-10-22', amount: '3180.40' },
  { id: '9002', due_date: '2026-11-01', document_date: '2026-10-18', amount: '100.10' },
  { id: '9003', due_date: '2026-11-12', document_date: '2026-10-30', amount: '4406.12' },
  { id: '9004', due_date: '2026-11-19', document_date: '2026-11-06', amount: '2904.33' },
  { id: '9005', due_date: '2026-11-20', document_date: '2026-11-05', amount: '50.00' },
  { id: '9006', type: 'credit-note', document_date: '2026-11-10', amount: '-640.00' },
  { id: '9007', type: 'shipping', standing: 'none', document_date: '2026-11-11', amount: null, currency: null },
  { id: '9008', standing: 'paid', due_date: '2026-11-02', document_date: '2026-10-03', amount: '77.00' },
  // Of nobody whom they reach.
  { id: '9201', payer_id: '300102', company_id: 'C1002', ship_to_id: '100237', due_date: '2026-11-01' },
];

test('what is overdue comes first, then what is due within a week, then what is to be set off, then what is new', async () => {
  await addEntries(portal, world);

  const body = await outlook();

  expect(body.work.documents.map(({ id }: { id: string }) => id)).toEqual([
    '9002',
    '9001',
    '9003',
    '9004',
    '9006',
    '9007',
    // There is room for what is neither, the newest first.
    '9005',
    '9008',
  ]);
  expect(body.work.total).toBe(6);
  expect(body.overdue).toEqual({ count: 2, amount: 3280.5, dueDate: '2026-11-01' });
  expect(body.dueSoon).toEqual({ count: 2, amount: 7310.45, dueDate: '2026-11-12' });
  expect(body.fresh).toEqual({
    from: '2026-11-06',
    count: 3,
    invoices: { count: 1, amount: 2904.33 },
    creditNotes: { count: 1, amount: -640 },
  });
  expect(body.lastMonth).toEqual({ from: '2026-10-01', to: '2026-10-31', count: 4 });
  expect(body.currency).toBe('CZK');
});

test('its figures are those of the lists that its tiles lead to, and of the balances', async () => {
  await addEntries(portal, world);

  const body = await outlook();
  const { balances } = (await accountant.get('/api/mydocuments/balances')).body;

  expect((await list('status=overdue')).total).toBe(body.overdue.count);
  expect((await list('status=open&dueWithin=7')).total).toBe(body.dueSoon.count);
  expect((await list(`from=${body.fresh.from}`)).total).toBe(body.fresh.count);
  const { from, to, count } = body.lastMonth;
  expect((await list(`from=${from}&to=${to}`)).total).toBe(count);
  const own = balances.find(({ payerId }: { payerId: string }) => payerId === '300101');
  expect([body.open.amount, body.open.count]).toEqual([own.open, own.openCount]);
  // Five invoices; the credit note is not unpaid, though it takes its part off.
  expect([body.open.count, body.open.creditNotes, own.creditNoteCount]).toEqual([5, 1, 1]);
  const unpaid = [...(await list('status=open')).documentList, ...(await list('status=overdue')).documentList];
  expect(unpaid.map(({ type }: { type: string }) => type)).toEqual([
    'invoice',
    'invoice',
    'invoice',
    'invoice',
    'invoice',
  ]);
});

test('money of two currencies is no sum', async () => {
  await addEntries(portal, [
    { id: '9001', due_date: '2026-11-05' },
    { id: '9002', due_date: '2026-11-05', currency: 'EUR' },
  ]);

  const body = await outlook();

  expect([body.currency, body.overdue.count, body.overdue.amount]).toEqual([null, 2, null]);
});

test('who has no documents is told of nothing, and who may not read them of none', async () => {
  const body = await outlook();

  expect([body.open.count, body.overdue.count, body.fresh.count, body.work.total]).toEqual([0, 0, 0, 0]);
  expect((await (await portal.signIn('shift@ulipy.example')).get('/api/mydocuments/outlook')).status).toBe(403);
});

test('a month is taken as one zip; of one without documents, or with ids besides, there is none', async () => {
  await addEntries(portal, world);
  // Nobody prints them here, and nobody waits for it.
  await portal.sql(`update document_entry set file_state = 'missing'`);

  expect((await accountant.get('/api/mydocuments/zip?month=2026-10')).status).toBe(200);
  expect((await accountant.get('/api/mydocuments/zip?month=2025-02')).status).toBe(404);
  expect((await accountant.get('/api/mydocuments/zip?month=2026-10&ids=9001')).status).toBe(400);
  expect((await accountant.get('/api/mydocuments/zip')).status).toBe(400);
  expect((await accountant.get('/api/mydocuments/zip?month=2026-13')).status).toBe(400);
});

test('a month with more documents than one zip holds is refused with how many it may hold', async () => {
  await addEntries(
    portal,
    Array.from({ length: 201 }, (_, nth) => ({ id: `many-${nth}`, document_date: '2025-07-10' })),
  );

  const { status, body } = await accountant.get('/api/mydocuments/zip?month=2025-07');

  expect([status, body.code]).toEqual([422, 'ZIP_TOO_MANY_FILES']);
  expect(body.message).toContain('200');
});

test('months end where the calendar says', () => {
  expect(monthBefore('2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(monthBefore('2027-01-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(monthOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});
