import type { Caller } from '@dray/server/testing/caller.ts';
import { eventually } from '@dray/server/testing/eventually.ts';
import { openTestPortal, type TestPortal } from '@dray/server/testing/portal.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ListReader, openListReader } from './testing/list-reader.ts';
import { startTestArchives, type TestArchives } from './testing/test-archives.ts';

let archives: TestArchives;
let portal: TestPortal;
let reader: ListReader;
let accountant: Caller;
let stranger: Caller;
beforeAll(async () => {
  archives = await startTestArchives();
  portal = await openTestPortal({ env: { ...archives.env, JOBS: '0' } });
  reader = await openListReader(portal, archives);
  await portal.sql(
    `insert into document_entry (id, source, type, number, document_date, amount, currency, standing, payer_id, company_id, country)
     values ('9301', 'erp', 'invoice', '9301', '2026-11-02', 10, 'EUR', 'open', '300201', 'C2001', 'SK')`,
  );
  accountant = await portal.signIn('accountant@tatravelko.example');
  stranger = await portal.signIn('owner@bellini.example');
});
afterAll(async () => {
  await reader.close();
  await portal.close();
  await archives.stop();
});

/** Longer than a list is fresh and a breaker open. */
const later = () => portal.clock.advance({ ms: 61_000 });
beforeEach(async () => {
  await archives.fail({});
  later();
});

const ask = async (caller = accountant) => (await caller.get('/api/mydocuments/GetAllDocuments?limit=100')).body;
/** As it is shown after the lists were read that it asked for. */
const list = async () => {
  await ask();
  await reader.readAsked();
  return ask();
};
const idsOf = (body: { documentList: { id: string }[] }) => body.documentList.map(({ id }) => id);
const all = ['9301', 'cablog-C2', 'tesi-T1', 'cablog-C1', 'olsa-O1', 'olsa-O2'];

test('a list waits for no archive: what is not known yet is said to be on its way, and asked for once', async () => {
  await archives.fail({ tesi: 'slow', cablog: 'slow', olsa: 'slow' });

  const [first, second] = await Promise.all([ask(), ask()]);
  await archives.fail({});
  const jobs = await reader.readAsked();
  const afterwards = await ask();

  for (const body of [first, second])
    expect([idsOf(body), body.reading, body.errors]).toEqual([['9301'], ['tesi', 'cablog', 'olsa'], []]);
  expect(jobs).toBe(1);
  expect([idsOf(afterwards), afterwards.reading]).toEqual([all, []]);
  expect(await portal.sql(`select 1 from pgboss.job where name = 'refresh-archives' and state < 'completed'`)).toEqual(
    [],
  );
});

test('documents of all archives are among the ERP’s own, each under its type', async () => {
  const body = await list();

  expect(idsOf(body)).toEqual(all);
  expect(body.errors).toEqual([]);
  expect(body.counts).toEqual({ all: 6, invoice: 3, 'credit-note': 0, shipping: 2, other: 1, proforma: 0 });
  expect(body.other[0]).toMatchObject({ title: 'Výpis z účtu', source: 'tesi', status: 'none', amount: null });
  expect(body.invoices[1]).toMatchObject({ source: 'olsa', status: 'paid', amount: 512.4, currency: 'EUR' });
});

test.each([
  ['tesi', 'GET', '/api/documents/GetTesiDetails', ['tesi-T1']],
  ['cablog', 'GET', '/api/documents/GetCablogDetails', ['cablog-C2', 'cablog-C1']],
  ['olsa', 'POST', '/api/invoiceolsa/getdatarchive', ['olsa-O1']],
] as const)('%s has a call of its own', async (_name, method, path, ids) => {
  await list();
  const { body } = await accountant.send(
    method,
    path,
    method === 'POST' ? { payerId: '300201', from: '2024-10-01', to: '2024-12-31' } : undefined,
  );

  expect(body.documents.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect([body.errors, body.reading]).toEqual([[], []]);
});

describe.each(['down', 'rubbish'])('an archive that is %s', (fault) => {
  test.each([
    ['tesi', ['9301', 'cablog-C2', 'cablog-C1', 'olsa-O1', 'olsa-O2']],
    ['cablog', ['9301', 'tesi-T1', 'olsa-O1', 'olsa-O2']],
    // It keeps what was known (D3).
    ['olsa', all],
  ])('%s: the rest is there, its own place says why, and all comes back by itself', async (source, ids) => {
    await list();
    await archives.fail({ [source]: fault });
    later();

    const failed = await list();
    await archives.fail({});
    const atOnce = await list();
    later();
    const afterwards = await list();

    expect(idsOf(failed)).toEqual(ids);
    expect(failed.errors.map((error: { source: string }) => error.source)).toEqual([source]);
    expect(failed.errors[0].message).toMatch(/archive/i);
    // What has just failed is not asked again at once.
    expect(idsOf(atOnce)).toEqual(ids);
    expect([idsOf(afterwards), afterwards.errors]).toEqual([all, []]);
  });

  test('its files could not be downloaded, and the ids that an open page has are not lost', async () => {
    await list();
    await archives.fail({ tesi: fault });
    later();
    await list();

    const { status, body } = await accountant.get('/api/mydocuments/tesi-T1/file');

    expect([status, body.message]).toEqual([503, 'File could not be downloaded']);
  });
});

test('slow archives: everything is answered long before they would have been', async () => {
  await list();
  await archives.fail({ tesi: 'slow', cablog: 'slow', olsa: 'slow' });
  later();

  // They take thirty seconds; this test is over before.
  const failed = await list();
  const file = await accountant.get('/api/mydocuments/cablog-C1/file');

  expect([file.status, file.body.message]).toEqual([503, 'File could not be downloaded']);
  expect(idsOf(failed)).toEqual(['9301', 'olsa-O1', 'olsa-O2']);
  expect(failed.errors).toHaveLength(3);
}, 20_000);

test.each(['tesi-T1', 'cablog-C1', 'olsa-O1'])('the file of %s is a PDF, fetched once and then kept', async (id) => {
  await list();

  const first = await accountant.get(`/api/mydocuments/${id}/file`, { language: 'sk' });
  await archives.fail({ tesi: 'down', cablog: 'down', olsa: 'down' });
  const second = await accountant.get(`/api/mydocuments/${id}/file`, { language: 'sk' });

  expect(first.status).toBe(200);
  expect(first.text.startsWith('%PDF-')).toBe(true);
  expect(second.headers.etag).toBe(first.headers.etag);
  expect(decodeURIComponent(String(first.headers['content-disposition']))).toMatch(
    /(Dokument|Dodací-list|Faktúra)-[TCO]1\.pdf/,
  );
});

test('an invoice that was never printed does not exist as a document', async () => {
  await list();

  const { status, body } = await accountant.send('POST', '/api/invoiceolsa/getdocument', { documentId: 'olsa-O2' });

  expect([status, body.message]).toEqual([404, 'The financial statement does not exist']);
});

test('a foreign payer, foreign documents and what cannot be a number are not found, and no archive is asked', async () => {
  await list();
  const calls: [string, string, unknown?][] = [
    ['GET', '/api/mydocuments/cablog-C2/file'],
    ['GET', '/api/mydocuments/..%2F..%2Fetc%2Fpasswd/file'],
    ['GET', '/api/mydocuments/%252e%252e/file'],
    ['GET', `/api/mydocuments/${encodeURIComponent('http://127.0.0.1:1/x')}/file`],
    ['GET', '/api/mydocuments/zip?ids=cablog-C2'],
    ['GET', '/api/mydocuments/zip?ids=../x'],
    ['POST', '/api/invoiceolsa/getdocument', { documentId: 'olsa-O1' }],
    ['POST', '/api/invoiceolsa/getdocument', { documentId: '../../control/faults' }],
    ['POST', '/api/invoiceolsa/getdocument', { documentId: 'tesi-T1' }],
    ['POST', '/api/invoiceolsa/getdatarchive', { payerId: '300201' }],
    ['POST', '/api/invoiceolsa/getdatarchive', { payerId: '../x' }],
    ['GET', '/api/mydocuments/GetAllDocumentsByOrderId/..%2Fx'],
  ];

  for (const [method, path, body] of calls) {
    const answer = await stranger.send(method as 'GET', path, body);
    expect([path, answer.status, answer.body.message]).toEqual([path, 404, 'Document not found']);
  }
});

test('anyone who holds documents at a single ship-to is told by themselves', async () => {
  await list();
  const moveTo = (shipTo: string) =>
    portal.sql(`update role_grant set ship_to_id = ${shipTo} where uid = 'u-tatravelko-accountant'`);
  await moveTo(`(select min(id) from ship_to where company_id = 'C2001')`);
  await portal.sql(`update document_entry set is_listed = false where id = 'tesi-T1'`);
  await portal.sql('delete from live_event');
  later();

  const body = await list();
  const events = await portal.sql(`select section, uid from live_event where kind = 'documents' order by uid`);
  await moveTo('null');

  expect(body.other.map(({ id }: { id: string }) => id)).toEqual(['tesi-T1']);
  expect(events).toEqual([
    { section: null, uid: 'u-tatravelko-accountant' },
    { section: 'My Documents', uid: null },
  ]);
});

test('a process that takes jobs reads what was asked for, and open pages of the company are told', async () => {
  await list();
  later();
  await portal.sql(`update document_entry set is_listed = false where id = 'tesi-T1'`);
  await portal.sql('delete from live_event');
  await portal.startAnother({ env: { JOBS: '1' } });

  await ask();

  await eventually(async () => ((await ask()).counts.other === 1 ? true : undefined));
  const events = await eventually(async () => {
    const found = await portal.sql(`select subject, section, company_id, uid from live_event where kind = 'documents'`);
    return found.length > 0 ? found : undefined;
  });
  expect(events).toEqual([{ subject: '300201', section: 'My Documents', company_id: 'C2001', uid: null }]);
});
