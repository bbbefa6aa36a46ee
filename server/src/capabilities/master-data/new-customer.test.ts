import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedZip } from '#platform/tables/zip-writer.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addStaff, approve } from '../staff/test-staff.ts';
import { type Cells, csvOf, faultsIn, type Importer, importerAs } from './test-imports.ts';

let portal: TestPortal;
let operator: Importer;
beforeAll(async () => {
  portal = await openTestPortal();
  operator = importerAs(await portal.signIn('staff@meridian.example'));
});
afterAll(() => portal.close());

const numbers = { identification_no: '27082440', tax_number: 'CZ27082440' };
const address = { street: 'Pivovarská 1', postal_code: '664 00', city: 'Havranov', market: 'CZ' };

const files: Readonly<Record<string, readonly Cells[]>> = {
  companies: [{ id: 'C9001', name: 'U Nového s.r.o.', market: 'CZ', ...numbers }],
  payers: [{ id: 'P9001', company: 'C9001', name: 'U Nového s.r.o.', ...address, ...numbers }],
  'sold-tos': [{ id: 'S9001', company: 'C9001', payer: 'P9001', name: 'U Nového s.r.o.', ...address }],
  'ship-tos': [
    { id: '109001', company: 'C9001', sold_to: 'S9001', name: 'Hostinec U Nového', ...address, customer_type: 'POS' },
  ],
  'transports-and-calendars': [
    {
      ship_to: '109001',
      transport: 'VAN',
      lead_days: '1',
      cut_off: '14:00',
      closed_weekdays: '7 6',
      minimum_price: '500',
    },
  ],
  'price-lists': [{ code: 'NEW-CZ', name: 'New customers', market: 'CZ', currency: 'CZK', excluded_brands: 'Zzz|Aaa' }],
  assignments: [
    { ship_to: '109001', valid_from: '', price_list: 'NEW-CZ' },
    { ship_to: '109001', valid_from: '2027-01-01', price_list: 'NEW-CZ' },
  ],
  users: [
    {
      email: 'Jana@unoveho.example',
      first_name: 'Jana',
      last_name: 'Nová',
      phone: '+420 777 123 456',
      language: 'cs',
      company: 'C9001',
      role: 'R-OWNER',
      invite: '1',
    },
  ],
};
const zip = (of: typeof files) =>
  storedZip(Object.entries(of).map(([kind, rows]) => ({ name: `${kind}.csv`, bytes: Buffer.from(csvOf(rows)) })));

test('a customer comes with one archive, and the same archive again changes nothing', async () => {
  const taken = await operator.take(zip(files), '');

  expect(taken).toMatchObject({ state: 'committed' });
  expect(
    taken.counts.map(({ kind, ...of }: { kind: string; new: number; refused: number }) => [kind, of.new, of.refused]),
  ).toEqual(
    expect.arrayContaining([
      ['companies', 1, 0],
      ['assignments', 2, 0],
      ['users', 1, 0],
    ]),
  );
  expect(
    await portal.sql(
      `select closed_weekdays, minimum_price, cut_off from ship_to_transport where ship_to_id = '109001'`,
    ),
  ).toEqual([{ closed_weekdays: [6, 7], minimum_price: '500.00', cut_off: '14:00:00' }]);
  expect(
    await portal.sql(
      `select email, status, customer_type, (select count(*)::int from account_link where account_link.uid = account.uid) as links
       from account where company_id = 'C9001'`,
    ),
  ).toEqual([{ email: 'jana@unoveho.example', status: 'Invited', customer_type: 'POS', links: 1 }]);

  const again = await operator.preview(zip(files), '');
  for (const counts of again.counts) expect(counts).toMatchObject({ new: 0, changed: 0, refused: 0 });
});

test('what was added goes again, and what something depends on stays', async () => {
  const extra = { ...files.companies?.[0], id: 'C9002' };
  const other = { ...files.companies?.[0], id: 'C9003' };
  const taken = await operator.take(csvOf([extra, other]), 'kind=companies');
  await operator.take(csvOf([{ ...files.payers?.[0], id: 'P9003', company: 'C9003' }]), 'kind=payers');

  const undone = await operator.undo(taken.id);

  expect(undone.body).toMatchObject({ state: 'undone', notUndone: 1 });
  expect(await portal.sql(`select id from company where id in ('C9002', 'C9003')`)).toEqual([{ id: 'C9003' }]);
});

const wrong: readonly (readonly [kind: string, what: string, cells: Cells, fault: string])[] = [
  [
    'companies',
    'a tax number of another country',
    { tax_number: 'SK2020273893' },
    'tax_number: must be written as in CZ, like CZ27082440',
  ],
  ['payers', 'a company that is not there', { company: 'NIX' }, 'company: there is no company “NIX”'],
  [
    'payers',
    'a company of another market',
    { market: 'SK', identification_no: '35763469', tax_number: 'SK2020273893' },
    'company: “C9001” belongs to CZ, this row to SK',
  ],
  [
    'sold-tos',
    'a payer of another company',
    { payer: 'P9001', company: 'C1001' },
    'payer: “P9001” belongs to company “C9001”',
  ],
  ['ship-tos', 'an unknown status', { status: 'Closed' }, 'status: must be one of Active, Suspended, Move Out'],
  [
    'transports-and-calendars',
    'no open day',
    { closed_weekdays: '1 2 3 4 5 6 7' },
    'closed_weekdays: must leave a day of the week open',
  ],
  [
    'transports-and-calendars',
    'limits that cross',
    { maximum_price: '100' },
    'maximum_price: must not be less than minimum_price',
  ],
  ['price-lists', 'other money', { code: 'OTHER', currency: 'EUR' }, 'currency: must be CZK, the money of CZ'],
  [
    'price-lists',
    'a second list of a market',
    { code: 'SECOND', market_list: '1' },
    'market_list: CZ has one already:',
  ],
  ['assignments', 'a list of another market', { price_list: 'SK' }, 'price_list:'],
  [
    'users',
    'one of the supplier’s people',
    { email: 'staff@meridian.example' },
    'email: is one of the supplier’s people',
  ],
  ['users', 'a role that is not there', { role: 'R-KING' }, 'role: there is no role “R-KING”'],
  ['users', 'a ship-to of another company', { ship_to: '100234' }, 'ship_to: “100234” belongs to company “C1001”'],
];

test.each(
  Map.groupBy(wrong, ([kind]) => kind)
    .entries()
    .toArray(),
)('of %s rows that cannot be are refused, each with its reason', async (kind, cases) => {
  const first = files[kind]?.[0] ?? {};
  const idOf = (index: number) => ('id' in first ? { id: `${first.id}${index}` } : {});
  const rows = cases.map(([, , cells], index) => ({ ...first, ...idOf(index), ...cells }));
  const seen: string[] = [];
  // Rows of one key would be told for that: each has a file of its own where the key has no id.
  const all = 'id' in first ? [rows] : rows.map((row) => [row]);
  for (const each of all) {
    const previewed = await operator.preview(csvOf(each), `kind=${kind}`);
    seen.push(...faultsIn(await operator.rows(previewed.id)));
  }

  for (const [, , , fault] of cases) expect(seen.join('\n')).toContain(fault);
});

test('how a payer pays is money: a second person approves it, and then it is written', async () => {
  await addStaff(portal, 'second@meridian.example', [{ role: 'operator' }]);
  const second = await portal.signIn('second@meridian.example');
  const file = csvOf([{ payer: 'P9001', methods: 'invoice30|cash' }]);
  const previewed = await operator.preview(file, 'kind=payment-terms');
  await operator.commit(previewed.id, { previewHash: previewed.previewHash });
  const [change] = (await second.get('/api/staff/changes')).body.results;

  await approve(second, change.id);
  const written = await operator.settled(previewed.id);

  expect(previewed).toMatchObject({ needsSecond: true, counts: [{ new: 1, refused: 0 }] });
  expect(written).toMatchObject({ state: 'committed' });
  expect(
    await portal.sql(`select code, position from payer_payment_method where payer_id = 'P9001' order by position`),
  ).toEqual([
    { code: 'invoice30', position: 1 },
    { code: 'cash', position: 2 },
  ]);
  expect((await operator.preview(file, 'kind=payment-terms')).counts[0]).toMatchObject({ new: 0, changed: 0 });
});
