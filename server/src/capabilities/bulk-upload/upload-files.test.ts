import { limits } from '@dray/contract/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bombOf, workbookOf } from '#platform/tables/test-workbooks.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { openOrderingPortal } from '../ordering/test-placing.ts';
import { csvOf, czechStore, faultsIn, formOf, order, type Uploader, uploaderAt } from './test-bulk-upload.ts';

let portal: TestPortal;
let owner: Uploader;
let warehouse: Uploader;
beforeAll(async () => {
  portal = await openOrderingPortal();
  owner = uploaderAt(await portal.signIn('owner@ulipy.example'));
  warehouse = uploaderAt(await portal.signIn('warehouse@velkosklad-brno.example'));
});
afterAll(() => portal.close());

test('the file of faulty rows has the columns of the upload and nothing that a spreadsheet would run', async () => {
  const { jobId } = await owner.checked(csvOf('=HYPERLINK("http://x");100234;13. 11. 2026;CZ100001;x;;', order('G-1')));

  const { headers, text } = await owner.get(`/api/orders/bulk/${jobId}/faulty-rows.csv?Language=cs`);

  expect(headers['content-disposition']).toContain('neobjednane-radky.csv');
  const [head, row, ...rest] = text.split('\r\n');
  expect(head).toMatch(/^\uFEFFČíslo objednávky;.*;Co je špatně$/);
  expect(row).toContain(`"'=HYPERLINK(""http://x"")";100234;`);
  expect(rest).toEqual(['']);
});

test.each(['csv', 'xlsx'])(
  'the template as %s is a file that could be sent, with goods of the caller',
  async (format) => {
    const path = `/api/orders/bulk/template/${format}?store=${czechStore}&Language=cs`;
    const answer = await portal.app.inject({ url: path, headers: { authorization: `Bearer ${warehouse.token}` } });

    const job = await warehouse.checked(answer.rawPayload);

    expect(job.columns).toMatchObject({ customerOrderNumber: 'A', shipTo: 'B', transportType: 'H' });
    expect(job.rows).toBe(2);
    expect(await faultsIn(warehouse, job.jobId)).toEqual([]);
  },
);

test('files that one person sends at once from several windows are all read', async () => {
  const names = ['W-1', 'W-2', 'W-3', 'W-4'];

  const answers = await Promise.all(names.map((name) => warehouse.check(csvOf(order(name)), `${name}.csv`)));

  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 202));
});

test('a bomb, a program and a file without its columns are refused by name and kept among the uploads', async () => {
  const answers = [
    await owner.check(bombOf(20_000_000), 'bomb.xlsx'),
    await owner.check(Buffer.from('MZ\0\0\0program'), 'orders.xlsx'),
    await owner.check('Množství;Jednotka\n1;ks\n'),
    await owner.check(workbookOf({ sheet: '' })),
  ];

  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [413, 'FILE_INFLATES'],
    [415, 'FILE_KIND_UNKNOWN'],
    [422, 'FILE_COLUMNS_MISSING'],
    [422, 'FILE_EMPTY'],
  ]);
  for (const { body } of answers)
    expect(body).toMatchObject({ title: 'File Error', text: 'The file was not submitted, check and reupload.' });
  const { results } = (await owner.get('/api/orders/bulk?limit=100')).body;
  expect(results.map(({ fileName }: { fileName: string }) => fileName)).toContain('bomb.xlsx');
});

test('a form is read only from anyone who may send it, one file of five megabytes at most', async () => {
  const path = `/api/orders/BulkUploadOrdersAsync?store=${czechStore}&step=check`;
  const sendForm = (caller: Pick<Uploader, 'send'>, { payload, headers }: ReturnType<typeof formOf>) =>
    caller.send('POST', path, payload, { headers });

  const refused = [
    await sendForm(portal.visitor, formOf('a;b')),
    await sendForm(owner, formOf('a;b', 'a.csv', 'other')),
    await sendForm(owner, formOf(Buffer.alloc(limits.bulkBytes + 1, ' '))),
    await owner.send('POST', path, { file: 'a;b' }),
  ];

  expect(refused.map(({ status }) => status)).toEqual([401, 400, 413, 415]);
});

test('codes and amounts of a file are read for the cart, and nothing is kept', async () => {
  const { payload, headers } = formOf('CZ100001;6\nCZ100003;2;paleta\n');
  const before = (await owner.get('/api/orders/bulk')).body.total;

  const { body } = await owner.send('POST', `/api/orders/bulk/lines?store=${czechStore}`, payload, { headers });

  expect(body).toEqual({
    rows: 2,
    lines: [
      { row: 1, code: 'CZ100001', amount: '6', unit: '' },
      { row: 2, code: 'CZ100003', amount: '2', unit: 'paleta' },
    ],
  });
  expect((await owner.get('/api/orders/bulk')).body.total).toBe(before);
});
