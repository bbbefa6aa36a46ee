import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { csvOf, faultsIn, type Importer, importerAs } from '../../master-data/test-imports.ts';
import { addStaff } from '../../staff/test-staff.ts';

const rep = 'rep@meridian.example';

let portal: TestPortal;
let operator: Importer;
let sales: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
  await addStaff(portal, rep, [{ role: 'sales', markets: ['CZ', 'SK'] }]);
  operator = importerAs(await portal.signIn('staff@meridian.example'));
  sales = await portal.signIn(rep);
});
beforeEach(() => portal.sql('delete from sales_portfolio'));
afterAll(() => portal.close());

const fileOf = (...companies: string[]) => csvOf(companies.map((company) => ({ salesperson: rep, company })));
const take = (...companies: string[]) => operator.take(fileOf(...companies), 'kind=portfolios');
const listRows = async () =>
  (await portal.sql<{ company_id: string }>('select company_id from sales_portfolio order by 1')).map(
    (row) => row.company_id,
  );

test('a file says whose customers are whose, and the rep reaches those', async () => {
  const taken = await take('C1001', 'C2001');

  expect(taken).toMatchObject({ state: 'committed', counts: [{ new: 2, refused: 0 }] });
  expect(await listRows()).toEqual(['C1001', 'C2001']);
  expect((await sales.get('/api/staff/customers/C1001')).status).toBe(200);
  expect((await sales.get('/api/staff/customers/C1002')).status).toBe(404);
});

test('the same file again changes nothing, in whatever letters the address is written', async () => {
  await take('C1001');

  const again = await operator.preview(
    csvOf([{ salesperson: rep.toUpperCase(), company: 'C1001' }]),
    'kind=portfolios',
  );

  expect(again).toMatchObject({ counts: [{ new: 0, changed: 0, unchanged: 1, refused: 0 }] });
});

test('what is exported and sent again changes nothing', async () => {
  await take('C1001', 'C2001');
  const { text } = await operator.caller.get('/api/staff/master/portfolios/export.csv');

  const previewed = await operator.preview(text, 'kind=portfolios');

  expect(text.split('\r\n')).toContain(`${rep};C1001`);
  expect(previewed).toMatchObject({ counts: [{ rows: 2, new: 0, changed: 0, unchanged: 2, refused: 0 }] });
});

test('what a full file lacks in its markets they look after no longer, once a second person agrees', async () => {
  await take('C1001', 'C1002', 'C2001');
  const previewed = await operator.preview(fileOf('C1001'), 'kind=portfolios&full=1');

  expect(previewed).toMatchObject({ counts: [{ unchanged: 1, ended: 1 }], needsSecond: true });
});

test('an import that is undone leaves nobody with customers that it gave', async () => {
  await take('C1001');
  const added = await take('C1001', 'C1002');

  await operator.undo(added.id);
  const undone = await operator.settled(added.id);

  expect(undone).toMatchObject({ state: 'undone', notUndone: 0 });
  expect(await listRows()).toEqual(['C1001']);
});

test.each([
  [
    { salesperson: 'nobody@meridian.example', company: 'C1001' },
    'salesperson: there is nobody “nobody@meridian.example”',
  ],
  [{ salesperson: 'owner@ulipy.example', company: 'C1001' }, 'salesperson: is none of the supplier’s people'],
  [{ salesperson: rep, company: 'C9999' }, 'company: there is no company “C9999”'],
  [{ salesperson: 'rep', company: 'C1001' }, 'salesperson: must be an e-mail address'],
])('%o is refused', async (cells, fault) => {
  const { id } = await operator.preview(csvOf([cells]), 'kind=portfolios');

  expect(faultsIn(await operator.rows(id))).toEqual([`2 ${fault}`]);
});
