import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import type { Scope } from '#platform/request/request.ts';
import type { Caller } from '../../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { documentListStore } from '../store/document-list.store.ts';
import { addEntries } from './test-entries.ts';

let portal: TestPortal;
let accountant: Caller;
beforeAll(async () => {
  // The small world's day in Brno is 12 November 2026.
  portal = await openTestPortal({ env: { JOBS: '0' } });
  accountant = await portal.signIn('accountant@ulipy.example');
  await addEntries(portal, [
    { id: '9001', due_date: '2026-11-11', amount: '9412.60', sap_id: '77123', order_number: '4500111' },
    { id: '9002', due_date: '2026-11-12', document_date: '2026-11-03' },
    { id: '9003', standing: 'paid', document_date: '2026-10-03', ship_to_id: '100235' },
    { id: '9004', type: 'credit-note', amount: '-12.10' },
    { id: '9005', type: 'credit-note', standing: 'settled', amount: '-9412.60' },
    { id: '9006', type: 'proforma', standing: 'none' },
    { id: 'tesi-1', source: 'tesi', type: 'other', standing: 'none', amount: null, currency: null, ship_to_id: null },
    { id: '9007', standing: 'cancelled' },
    // Of another company that they reach, and of those that they do not.
    { id: '9101', payer_id: '300104', company_id: 'C1004', ship_to_id: '100244', amount: '941.26' },
    { id: '9201', payer_id: '300102', company_id: 'C1002', ship_to_id: '100237', amount: '9412.60' },
    { id: '9202', payer_id: '300201', company_id: 'C2001', country: 'SK', ship_to_id: null, currency: 'EUR' },
    { id: '9203', company_id: null, country: null, ship_to_id: null },
  ]);
});
afterAll(() => portal.close());

const list = async (query = '', caller = accountant) =>
  (await caller.get(`/api/mydocuments/GetAllDocuments?${query}`)).body;
const idsOf = async (query: string, caller = accountant): Promise<string[]> =>
  (await list(query, caller)).documentList.map(({ id }: { id: string }) => id);
const own = ['9002', 'tesi-1', '9101', '9007', '9006', '9005', '9004', '9001', '9003'];

test('an accountant sees the documents of both their companies, newest first, and of nobody else', async () => {
  const body = await list();

  expect(body.documentList.map(({ id }: { id: string }) => id)).toEqual(own);
  expect(body.total).toBe(9);
  expect(body.counts).toEqual({ all: 9, invoice: 5, 'credit-note': 2, shipping: 0, other: 1, proforma: 1 });
  expect(body.errors).toEqual([]);
  expect(body.creditNotes.map(({ id }: { id: string }) => id)).toEqual(['9005', '9004']);
});

test('a document says what it is, in the reader’s words', async () => {
  const { body } = await accountant.get('/api/mydocuments/GetAllDocuments?search=9001', { language: 'cs' });

  expect(body.documentList).toEqual([
    {
      id: '9001',
      type: 'invoice',
      number: '9001',
      title: null,
      orderId: '77123',
      orderNumber: '4500111',
      date: '2026-11-02',
      dueDate: '2026-11-11',
      paidOn: null,
      amount: 9412.6,
      currency: 'CZK',
      status: 'overdue',
      payerId: '300101',
      shipToId: '100234',
      source: 'erp',
      fileName: 'Faktura-9001.pdf',
      size: null,
      isFileThere: true,
      structured: [],
    },
  ]);
});

test('on the day that it is due it is open, in its row as under the filter', async () => {
  const { documentList } = await list('search=9002');

  expect(documentList).toMatchObject([{ id: '9002', dueDate: '2026-11-12', status: 'open' }]);
});

test('of an order that somebody was let to, documents outside their reach stay unseen', async () => {
  await addEntries(portal, [
    { id: '9301', sap_id: '88', ship_to_id: '100235' },
    { id: '9302', sap_id: '88', ship_to_id: '100234' },
    { id: '9303', sap_id: '88', ship_to_id: null },
    { id: '9304', sap_id: '89', ship_to_id: '100235' },
  ]);
  const database = openDatabase(portal.databaseUrl, createLogger('silent'));
  const scope = { markets: [], companyIds: [], shipToIds: ['100235'] } as unknown as Scope;
  const reach = { scope, payerIds: ['300101'], companyIds: ['C1001'], today: {} };
  const found = await database.read((transaction) => documentListStore(transaction).listOfOrder(reach, '88'));
  await database.close();
  await portal.sql(`delete from document_entry where id like '93%'`);

  expect(found.map(({ id }) => id)).toEqual(['9303', '9301']);
});

describe('filters', () => {
  test.each([
    ['status=overdue', ['9001']],
    ['status=open', ['9002', '9101']],
    ['status=paid', ['9003']],
    ['status=settled', ['9005']],
    ['status=cancelled', ['9007']],
    ['status=none', ['tesi-1', '9006']],
    ['type=other', ['tesi-1']],
    ['type=invoice&from=2026-11-03', ['9002']],
    ['to=2026-10-31', ['9003']],
    ['payer=300104', ['9101']],
    ['payer=300102', []],
    ['shipTo=100235', ['9003']],
    ['shipTo=100237', []],
    ['offset=2&limit=3', ['9101', '9007', '9006']],
  ])('%s', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  test('counts are under the same filters, whatever the type', async () => {
    const { counts, total } = await list('type=credit-note&status=open');

    expect([total, counts]).toEqual([0, { all: 2, invoice: 2, 'credit-note': 0, shipping: 0, other: 0, proforma: 0 }]);
  });
});

describe('search finds', () => {
  test.each([
    ['a number', '9101', ['9101']],
    ['a part of it', '007', ['9007']],
    ['two signs of it', '07', ['9007']],
    ['our number of the order', '4500111', ['9001']],
    ['the ERP’s number of the order', '77123', ['9001']],
    ['an amount as Czechs write it', '9 412,60', ['9005', '9001']],
    ['with their space that does not break', '9\u00a0412,60 Kč', ['9005', '9001']],
    ['as Italians and Spaniards do', '9.412,60', ['9005', '9001']],
    ['as the English do', '9,412.60', ['9005', '9001']],
    ['without its last cents', '9412', ['9005', '9001']],
    ['nothing by the end of an amount', '412.60', []],
    ['nothing of others', '9201', []],
    ['nothing by signs of SQL', '%', []],
  ])('%s', async (_name, search, ids) => {
    expect(await idsOf(`search=${encodeURIComponent(search)}`)).toEqual(ids);
  });

  test('within the other filters, with counts of what was found', async () => {
    const { documentList, counts, total } = await list(`type=credit-note&search=${encodeURIComponent('9412,60')}`);

    expect(documentList.map(({ id }: { id: string }) => id)).toEqual(['9005']);
    expect([total, counts.all, counts.invoice]).toEqual([1, 2, 1]);
  });
});

test('anyone who has the section at one ship-to sees that ship-to and what is the payer’s as a whole', async () => {
  await portal.sql(
    `update role_grant set ship_to_id = '100235' where uid = 'u-ulipy-accountant' and company_id = 'C1001'`,
  );
  const limited = await portal.signIn('accountant@ulipy.example');
  portal.clock.advance({ ms: 5_000 });

  const seen = await idsOf('', limited);
  await portal.sql(`update role_grant set ship_to_id = null where uid = 'u-ulipy-accountant' and company_id = 'C1001'`);

  expect(seen).toEqual(['tesi-1', '9101', '9003']);
});

test('anyone who lacks the section sees nothing at all', async () => {
  const cellar = await portal.signIn('cellar@prilis-zlutoucky-kun.example');

  expect((await cellar.get('/api/mydocuments/GetAllDocuments')).status).toBe(403);
});
