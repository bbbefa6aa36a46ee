import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { fillCart, openOrderingPortal, placerAt } from '../ordering/test-placing.ts';
import { addStaff } from '../staff/test-staff.ts';

let portal: TestPortal;
let support: Caller;
let czech: Caller;
let sales: Caller;
let both: Caller;
let orderNumber: string;
beforeAll(async () => {
  portal = await openOrderingPortal({ env: { JOBS: '0' } });
  await addStaff(portal, 'support@meridian.example', [{ role: 'support' }]);
  await addStaff(portal, 'czech@meridian.example', [{ role: 'support', markets: ['CZ'] }]);
  await addStaff(portal, 'rep@meridian.example', [{ role: 'sales', markets: ['CZ'] }]);
  await portal.sql(
    `insert into sales_portfolio (uid, company_id, country) values ('u-rep-meridian-example', 'C1001', 'CZ')`,
  );
  await portal.sql(`update account set phone = '+420 603 123 456' where uid = 'u-ulipy-shift'`);
  [support, czech, sales, both] = [
    await portal.signIn('support@meridian.example'),
    await portal.signIn('czech@meridian.example'),
    await portal.signIn('rep@meridian.example'),
    await portal.signIn('staff@meridian.example'),
  ];
  const owner = placerAt(await portal.signIn('owner@ulipy.example'));
  const cart = await fillCart(owner);
  orderNumber = (await owner.place(cart.id, { shown_hash: cart.shown_hash })).order.order_number;
});
afterAll(() => portal.close());

type Row = { id: string; found: { by: string; id: string } | null };
const find = async (caller: Caller, search: string): Promise<Row[]> =>
  (await caller.get(`/api/staff/customers?search=${encodeURIComponent(search)}`)).body.results;
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

test.each([
  ['a name without its accents', 'u lipy', 'company'],
  ['a name in capitals', 'LÍPY S.R.O.', 'company'],
  ['its id', 'c1001', 'company'],
  ['its number at the register', '269 00 112', 'company'],
  ['who pays', '300101', 'payer'],
  ['who orders', '200101', 'ship-to'],
  ['a ship-to by number', '100235', 'ship-to'],
  ['a ship-to by name', 'letni zahrada', 'ship-to'],
  ['a person', 'dvorakova', 'person'],
  ['an address of a person', 'shift@ulipy', 'person'],
  ['a telephone', '603 123 456', 'person'],
  ['a telephone with its country', '+420603123456', 'person'],
])('a customer is found by %s', async (_by, search, by) => {
  const rows = await find(support, search);

  expect(rows[0]).toMatchObject({ id: 'C1001', found: { by } });
});

test('a customer is found by the number of an order', async () => {
  expect(await find(support, orderNumber)).toMatchObject([{ id: 'C1001', found: { by: 'order', id: orderNumber } }]);
});

test('two letters find the names that begin with them', async () => {
  expect(idsOf(await find(support, 'u l'))).toEqual(['C1001']);
  expect(await find(support, 'zq')).toEqual([]);
});

test.each(['%%%', '___', '\\\\\\', "'; drop table company; --", '\u0000abc', ' '])(
  'what no customer holds finds nobody and breaks nothing: %j',
  async (search) => {
    const { status, body } = await support.get(`/api/staff/customers?search=${encodeURIComponent(search)}`);

    expect([200, 400]).toContain(status);
    if (search.trim() && status === 200) expect(body.results).toEqual([]);
  },
);

test('the best comes first: the customer of that name before whoever has it as a part', async () => {
  const rows = await find(support, 'zelená vrata');

  expect(rows[0]).toMatchObject({ id: 'C1004' });
});

test('somebody of one market finds nobody elsewhere, by whatever they look', async () => {
  for (const search of ['tatravelko', 'C2001', '100301', 'krivan', 'owner@tatravelko'])
    expect(await find(czech, search), search).toEqual([]);
  expect(idsOf(await find(czech, 'ulipy'))).toEqual(['C1001']);
});

test('sales find their own customers and nobody else, by whatever they look', async () => {
  for (const search of ['velkosklad', 'C1002', '100237', 'hruby', 'ze']) expect(await find(sales, search)).toEqual([]);
  for (const search of ['lipy', '100234', 'dvorakova', orderNumber])
    expect(idsOf(await find(sales, search)), search).toEqual(['C1001']);
});

test('without a search all customers come by name, page by page', async () => {
  const whole = (await support.get('/api/staff/customers?limit=100')).body;
  const first = (await support.get('/api/staff/customers?limit=3')).body;
  const second = (await support.get('/api/staff/customers?limit=3&offset=3')).body;
  const own = (await sales.get('/api/staff/customers')).body;

  expect(whole.total).toBe(whole.results.length);
  expect(idsOf([...first.results, ...second.results])).toEqual(idsOf(whole.results).slice(0, 6));
  expect(whole.results.map(({ country }: { country: string }) => country)).toEqual(
    expect.arrayContaining(['CZ', 'SK', 'IT', 'ES']),
  );
  expect(own).toMatchObject({ total: 1, totalIsAtLeast: false, results: [{ id: 'C1001', shipTos: 3, city: 'Brno' }] });
});

test('a parameter that nobody knows is named', async () => {
  const { status, body } = await support.get('/api/staff/customers?colour=red');

  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('colour');
});

test('the page holds who pays, who orders, where it goes, and people with roles and last sign-in', async () => {
  const { body } = await support.get('/api/staff/customers/C1001');

  expect(body.company).toMatchObject({ id: 'C1001', name: 'U Lípy s.r.o.', country: 'CZ' });
  const [payer] = body.payers;
  expect(payer).toMatchObject({ id: '300101', paymentMethods: [{ value: 'invoice14' }], soldTos: [{ id: '200101' }] });
  expect(idsOf(payer.soldTos[0].shipTos)).toEqual(['100234', '100235', '100236']);
  expect(payer.soldTos[0].shipTos[0]).toMatchObject({
    status: 'Active',
    nextDelivery: '2026-11-13',
    transports: [{ transportType: 'VAN', cutOff: '12:00', closedWeekdays: [6, 7] }, { transportType: 'PICKUP' }],
  });
  const owner = body.people.find(({ uid }: { uid: string }) => uid === 'u-ulipy-owner');
  expect(owner).toMatchObject({
    lastName: 'Dvořáková',
    status: 'Active',
    lastSignIn: expect.stringMatching(/^2026-/),
    roles: expect.arrayContaining([
      { roleId: 'R-DELEGATED-OWNER', name: 'Delegated Owner', shipToId: null, isOff: false },
    ]),
  });
  expect(body.people.map(({ uid }: { uid: string }) => uid)).toContain('u-ulipy-accountant');
});

test('each block is there for those who hold its right, and named for the others', async () => {
  const [bySupport, bySales, byBoth] = [
    (await support.get('/api/staff/customers/C1001')).body,
    (await sales.get('/api/staff/customers/C1001')).body,
    (await both.get('/api/staff/customers/C1001')).body,
  ];

  expect(bySupport.hidden).toEqual([
    { block: 'credit', right: 'credit.read' },
    { block: 'history', right: 'audit.read' },
  ]);
  expect(bySales.hidden.map(({ block }: { block: string }) => block)).toEqual(['requests', 'history']);
  for (const { hidden, ...body } of [bySupport, bySales])
    for (const { block } of hidden) expect(Object.keys(body)).not.toContain(block);
  expect(bySupport.orders).toMatchObject({ total: 1, results: [{ orderNumber, shipTo: { id: '100234' } }] });
  expect(bySupport.prices.map(({ shipToId }: { shipToId: string }) => shipToId)).toEqual([
    '100234',
    '100235',
    '100236',
  ]);
  expect(bySupport.prices[0].priceList).toMatchObject({ currency: 'CZK' });
  expect(byBoth).toMatchObject({ history: { company: 'C1001' }, hidden: [{ block: 'credit' }] });
});

test('a customer out of reach answers like one that does not exist', async () => {
  const answers = [
    await sales.get('/api/staff/customers/C1002'),
    await czech.get('/api/staff/customers/C2001'),
    await czech.get('/api/staff/customers/C9999'),
  ];

  for (const { status, body } of answers) {
    expect([status, body.code]).toEqual([404, 'COMPANY_NOT_FOUND']);
    expect(body.message).toBe(answers[2]!.body.message);
  }
});

test('a right that holds in another market alone opens no block here', async () => {
  await addStaff(portal, 'mixed@meridian.example', [
    { role: 'support', markets: ['CZ'] },
    { role: 'sales', markets: ['SK'] },
  ]);
  await portal.sql(
    `insert into sales_portfolio (uid, company_id, country) values ('u-mixed-meridian-example', 'C2001', 'SK')`,
  );
  const mixed = await portal.signIn('mixed@meridian.example');

  const [home, abroad] = [
    (await mixed.get('/api/staff/customers/C1001')).body,
    (await mixed.get('/api/staff/customers/C2001')).body,
  ];

  expect(home.credit).toBeUndefined();
  expect(home.requests).toBeDefined();
  expect(abroad.credit).toBeDefined();
  expect(abroad.requests).toBeUndefined();
});

test('who looked at a customer is written down, and once only', async () => {
  await czech.get('/api/staff/customers/C1003');
  await czech.get('/api/staff/customers/C1003');

  expect(
    await portal.sql(
      `select actor, subject, details from audit_event where action = 'staff-read' and details->>'companyId' = 'C1003'`,
    ),
  ).toEqual([{ actor: 'u-czech-meridian-example', subject: 'call:getCustomer', details: { companyId: 'C1003' } }]);
});
