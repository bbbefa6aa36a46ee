import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bombOf } from '#platform/tables/test-workbooks.ts';
import { toXlsx } from '#platform/tables/xlsx-file.ts';
import { storedZip } from '#platform/tables/zip-writer.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addStaff } from '../staff/test-staff.ts';
import { type Cells, csvOf, faultsIn, type Importer, importerAs } from './test-imports.ts';

let portal: TestPortal;
let operator: Importer;
let list: string;
beforeAll(async () => {
  portal = await openTestPortal();
  operator = importerAs(await portal.signIn('staff@meridian.example'));
  const [found] = await portal.sql<{ code: string }>(
    `select code from price_list where country = 'CZ' and not is_market_list order by code limit 1`,
  );
  list = found?.code ?? '';
});
beforeEach(() => portal.sql(`delete from price where valid_from >= '2027-01-01'`));
afterAll(() => portal.close());

const price = (cells: Cells): Cells => ({
  price_list: list,
  sku: 'CZ100001',
  kind: 'promotion',
  min_qty: '1',
  valid_from: '2027-01-01',
  valid_to: '2027-12-31',
  net_price: '100.00',
  ...cells,
});
const storedPrices = (kind = 'promotion') =>
  portal.sql(
    `select code, sku, min_qty, valid_from, net_price from price join price_list on id = price_list_id
     where kind = $1 and valid_from >= '2027-01-01' order by 1, 2, 3, 4`,
    [kind],
  );

test('a file is shown with what it would change, and nothing is written before somebody says so', async () => {
  const previewed = await operator.preview(
    csvOf([
      price({ colour: 'red' }),
      price({ min_qty: '40', net_price: '9,5' }),
      price({ net_price: '1' }),
      price({ sku: 'NIX' }),
    ]),
    'kind=prices',
    'prices.csv',
  );

  expect(previewed).toMatchObject({
    state: 'previewed',
    fileName: 'prices.csv',
    counts: [
      { kind: 'prices', rows: 4, new: 1, changed: 0, unchanged: 0, refused: 3, ended: 0, unknownColumns: ['colour'] },
    ],
    needsSecond: false,
    endedToType: null,
  });
  const rows = await operator.rows(previewed.id);
  expect(faultsIn(rows)).toEqual([
    '3 net_price: must be a number from 0 with at most 2 decimals',
    '4 : is already in line 2',
    '5 sku: there is no product “NIX”',
  ]);
  expect(rows.results[0]).toMatchObject({
    line: 2,
    verdict: 'new',
    changes: expect.arrayContaining([{ column: 'net_price', from: '', to: '100.00' }]),
  });
  const faults = await operator.caller.get(`/api/staff/imports/${previewed.id}/faults.csv`);
  expect(faults.text.split('\r\n')[1]).toContain('net_price: must be a number from 0 with at most 2 decimals');
  expect(await storedPrices()).toEqual([]);
});

test('what was shown is written as a whole, changes nothing the second time, and can be taken back', async () => {
  const file = csvOf([price({}), price({ min_qty: '40', net_price: '90' })]);

  const taken = await operator.take(file, 'kind=prices');
  const again = await operator.preview(file, 'kind=prices');
  const refused = await operator.commit(again.id, { previewHash: again.previewHash });

  expect(taken).toMatchObject({ state: 'committed', progress: { read: 2, written: 2 } });
  expect(await storedPrices()).toHaveLength(2);
  expect(again.counts[0]).toMatchObject({ new: 0, changed: 0, unchanged: 2, refused: 0 });
  expect(refused).toMatchObject({ status: 409, body: { code: 'IMPORT_NOTHING_TO_WRITE' } });
  expect(
    await portal.sql(`select action from audit_event where subject = $1 order by id`, [`import:${taken.id}`]),
  ).toEqual([{ action: 'import-started' }, { action: 'import-committed' }]);

  const changed = await operator.take(csvOf([price({ net_price: '95' })]), 'kind=prices');
  const undone = await operator.undo(taken.id);
  expect(undone.body).toMatchObject({ state: 'undone', notUndone: 1 });
  expect(await storedPrices()).toMatchObject([{ min_qty: 1, net_price: '95.00' }]);
  expect((await operator.undo(changed.id)).body).toMatchObject({ state: 'undone', notUndone: 0 });
  expect(await storedPrices()).toMatchObject([{ min_qty: 1, net_price: '100.00' }]);
});

test('an import can be undone for a day, not longer', async () => {
  const taken = await operator.take(csvOf([price({})]), 'kind=prices');
  const moveBy = (span: string) =>
    portal.sql(`update import_run set committed_at = committed_at + $2::interval where id = $1`, [taken.id, span]);
  await moveBy('-86400.001 seconds');

  const late = await operator.undo(taken.id);

  await moveBy('0.001 seconds');
  expect(late).toMatchObject({ status: 409, body: { code: 'IMPORT_UNDO_OVER' } });
  expect((await operator.undo(taken.id)).status).toBe(202);
  expect(await storedPrices()).toEqual([]);
});

test('where a row has moved since the preview nothing is written, and it is named', async () => {
  await operator.take(csvOf([price({})]), 'kind=prices');
  const previewed = await operator.preview(
    csvOf([price({ net_price: '99' }), price({ min_qty: '40' })]),
    'kind=prices',
  );
  await portal.sql(`update price set net_price = 98 where valid_from = '2027-01-01'`);

  const refused = await operator.commit(previewed.id, { previewHash: previewed.previewHash });

  expect(refused).toMatchObject({ status: 409, body: { code: 'IMPORT_MOVED', moved: [{ kind: 'prices', line: 2 }] } });
  expect(await storedPrices()).toMatchObject([{ net_price: '98.00' }]);
  expect((await operator.show(previewed.id)).body).toMatchObject({ state: 'previewed', moved: [{ line: 2 }] });
});

test('another hash than that of the preview writes nothing', async () => {
  const previewed = await operator.preview(csvOf([price({})]), 'kind=prices');

  const refused = await operator.commit(previewed.id, { previewHash: 'another' });

  expect(refused).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } });
  expect((await operator.stop(previewed.id)).body).toMatchObject({ state: 'stopped' });
  expect((await operator.commit(previewed.id, { previewHash: previewed.previewHash })).body.code).toBe(
    'IMPORT_NOT_READY',
  );
});

test('a workbook, an old encoding and an archive are read as the same rows', async () => {
  const rows = [price({}), price({ min_qty: '2', net_price: '99.5' })];
  const columns = Object.keys(rows[0] ?? {});
  const sheet = toXlsx('prices', [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);
  const latin = Buffer.concat([Buffer.from(csvOf(rows)), Buffer.from([0xe8, 0x3b])]);
  const zip = storedZip([{ name: 'tables/Prices.csv', bytes: Buffer.from(csvOf(rows)) }]);

  const previews = [
    await operator.preview(sheet, 'kind=prices'),
    await operator.preview(zip, 'full=1'),
    await operator.preview(`sep=;\r\n${csvOf(rows)}`, 'kind=prices'),
  ];
  const old = await operator.preview(latin, 'kind=prices');

  for (const { counts } of previews) expect(counts[0]).toMatchObject({ kind: 'prices', rows: 2, new: 2, refused: 0 });
  expect(old.counts[0]).toMatchObject({ new: 2, refused: 1 });
});

test.each([
  ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0]), 'kind=prices', 'FILE_KIND_UNKNOWN'],
  ['a file without the columns of its key', 'sku;net_price\nCZ100001;1\n', 'kind=prices', 'FILE_COLUMNS_MISSING'],
  ['an empty one', '\n', 'kind=prices', 'FILE_EMPTY'],
  ['two columns of one name', 'price_list;sku;kind;net_price;sku\n', 'kind=prices', 'IMPORT_COLUMN_TWICE'],
])('%s is refused with words and nothing is written', async (_name, bytes, query, code) => {
  const read = await operator.preview(bytes, query);

  expect(read).toMatchObject({ state: 'failed', error: { code, message: expect.any(String) }, previewHash: null });
});

test('a bomb, a file of no kind and an archive of something else are refused', async () => {
  const archive = storedZip([{ name: 'readme.txt', bytes: Buffer.from('x') }]);

  const answers = [
    await operator.start('a;b\n', ''),
    await operator.start(archive, ''),
    await operator.start('a;b\n', 'kind=prices&kinds=prices'),
    await operator.start('a;b\n', 'kind=nonsense'),
  ];
  const bomb = await operator.preview(bombOf(200 * 1024 * 1024), 'kind=prices');

  expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
    '422 IMPORT_KIND_NEEDED',
    '422 IMPORT_ARCHIVE_FILE',
    '400 UNKNOWN_FIELD',
    '400 MALFORMED_REQUEST',
  ]);
  expect(bomb).toMatchObject({ state: 'failed', error: { code: 'FILE_INFLATES' } });
});

test('rows of a market where the caller may not import are refused, and their runs are of others', async () => {
  await addStaff(portal, 'slovak@meridian.example', [{ role: 'operator', markets: ['SK'] }]);
  const slovak = importerAs(await portal.signIn('slovak@meridian.example'));
  const mine = await operator.preview(csvOf([price({})]), 'kind=prices');

  const foreign = await slovak.preview(csvOf([price({})]), 'kind=prices');

  expect(faultsIn(await slovak.rows(foreign.id))).toEqual(['2 : is of CZ, where you may not import']);
  expect((await slovak.show(mine.id)).status).toBe(404);
  expect((await slovak.caller.get('/api/staff/imports')).body.results.map(({ id }: { id: string }) => id)).toEqual([
    foreign.id,
  ]);
});

test('prices that move far wait for a second person, whose yes writes them', async () => {
  await addStaff(portal, 'second@meridian.example', [{ role: 'operator' }]);
  const second = await portal.signIn('second@meridian.example');
  await operator.take(csvOf([price({})]), 'kind=prices');
  const previewed = await operator.preview(csvOf([price({ net_price: '80' })]), 'kind=prices');

  const asked = await operator.commit(previewed.id, { previewHash: previewed.previewHash });
  const { body } = await second.get('/api/staff/changes');
  const change = body.results.find(({ kind }: { kind: string }) => kind === 'import');
  const own = await operator.caller.send('POST', `/api/staff/changes/${change.id}/approve`, undefined);
  const approved = await second.send('POST', `/api/staff/changes/${change.id}/approve`, undefined);
  const written = await operator.settled(previewed.id);

  expect(previewed).toMatchObject({ needsSecond: true, consequences: [{ code: 'PRICES_MOVED_FAR', count: 1 }] });
  expect(asked.body).toMatchObject({ state: 'previewed' });
  expect(change).toMatchObject({ mayDecide: true, subject: { name: 'file.csv' } });
  expect([own.status, own.body.code, approved.status]).toEqual([403, 'OWN_CHANGE_REQUEST', 200]);
  expect(written).toMatchObject({ state: 'committed', committedBy: previewed.requestedBy });
  expect(await storedPrices()).toMatchObject([{ net_price: '80.00' }]);
});

test('an archive is one run in order of reference: what an earlier file brings, a later one may name', async () => {
  const company = {
    id: 'C-ZIP',
    name: 'Hospoda U Zipu',
    market: 'CZ',
    identification_no: '12345679',
    tax_number: 'CZ12345679',
  };
  const payer = { ...company, id: 'P-ZIP', company: 'C-ZIP', city: 'Brno' };
  const bytes = (rows: readonly Cells[]) => Buffer.from(csvOf(rows));
  const archive = storedZip([
    { name: 'payers.csv', bytes: bytes([payer, { ...payer, id: 'P-LOST', company: 'C-LOST' }]) },
    { name: 'companies.csv', bytes: bytes([company]) },
  ]);
  const bothIds = () =>
    portal.sql(
      `select id from company where id = 'C-ZIP' union all select id from payer where id like 'P-%' order by 1`,
    );

  const previewed = await operator.preview(archive, '');
  await operator.commit(previewed.id, { previewHash: previewed.previewHash });
  const written = await bothIds();
  const undone = await operator.undo(previewed.id);

  expect(previewed).toMatchObject({
    kinds: ['companies', 'payers'],
    counts: [
      { kind: 'companies', new: 1 },
      { kind: 'payers', new: 1, refused: 1 },
    ],
  });
  expect(faultsIn(await operator.rows(previewed.id, '&verdict=refused'))).toEqual([
    '3 company: there is no company “C-LOST”',
  ]);
  expect(written).toEqual([{ id: 'C-ZIP' }, { id: 'P-ZIP' }]);
  expect(undone.body).toMatchObject({ state: 'undone', notUndone: 0 });
  expect(await bothIds()).toEqual([]);
});
