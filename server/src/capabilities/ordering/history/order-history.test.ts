import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import type { TestPortal } from '../../../testing/portal.ts';
import { signInEverywhere } from '../../../testing/small-world/everywhere.ts';
import { fillCart, openOrderingPortal, type Placer, placerAt } from '../test-placing.ts';

/** One for each kind of right. */
const everybody = [
  'owner@ulipy.example',
  'shift@ulipy.example',
  'new@ulipy.example',
  'academy@ulipy.example',
  'warehouse@velkosklad-brno.example',
  'accountant@tatravelko.example',
  'owner@tatravelko.example',
  'owner@bellini.example',
  'manager@bar-romero.example',
  'edge@prilis-zlutoucky-kun.example',
  'staff@meridian.example',
];

let portal: TestPortal;
let owner: Placer;
let chain: Caller;
let placed: string;
beforeAll(async () => {
  portal = await openOrderingPortal();
  owner = placerAt(await portal.signIn('owner@ulipy.example'));
  chain = await signInEverywhere(portal);
  // One order to every ship-to, a day apart; the SQL is plain so that it does not share our mistakes.
  await portal.sql(`insert into placed_order (order_number, uid, company_id, ship_to_id, country, customer_order_number,
      delivery_date, transport_type, payment_method, currency, net_total, discount_total, tax_total, deposit_total,
      grand_total, quantity_total, pallets, physical_pallets, weight_kg, hectolitres, snapshot, placed_at, status,
      delivery_status, sap_id, placed_by, origin_key)
    select 'H' || id, 'u-ulipy-owner', company_id, id, country, 'REF/' || id, '2026-06-01', 'VAN', 'cash', 'EUR', 100, 0, 21, 0,
      121, 6, 1, 1, 60, 0.3,
      jsonb_build_object('shipTo', jsonb_build_object('id', id, 'name', name, 'street', street, 'postalCode', postal_code,
          'city', city, 'province', province, 'country', country), 'soldTo', jsonb_build_object('id', 's', 'name', 'S'),
        'payer', jsonb_build_object('id', 'p', 'name', 'P', 'street', '', 'postalCode', '', 'city', '', 'country', country,
          'identificationNo', '', 'taxVat', ''), 'taxes', '[]'::jsonb, 'discounts', '[]'::jsonb, 'returnableNames', '{}'::jsonb),
      timestamptz '2026-05-01 10:00Z' + row_number() over (order by id) * interval '1 day',
      case when country = 'SK' then 'Partially Processed' else 'Completely Processed' end,
      case when country = 'IT' then 'DELIVERED' end, 'SAP' || id, 'u-ulipy-owner',
      'order:H' || id
    from ship_to`);
  const cart = await fillCart(owner);
  placed = (await owner.place(cart.id)).order.order_number;
});
afterAll(() => portal.close());

type Row = { orderNumber: string; shipToId: string; orderDate: string; status: string };
type Page = { sopList: Row[]; total: number };

const list = async (caller: Caller, query = ''): Promise<Page> => {
  const { status, body } = await caller.get(`/api/orders?limit=100${query}`);
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
};

test.each(everybody)('%s sees the orders of the ship-tos where they hold My Orders, and no others', async (email) => {
  const caller = await portal.signIn(email);
  const { body } = await caller.graphql(`{ getPortalConfig { maintenance } }`);
  expect(body.errors).toBeUndefined();
  const allowed = await portal.sql<{ id: string }>(
    `select s.id from ship_to s join account a on lower(a.email) = $1 where not a.is_staff and exists (
       select from role_grant g join role r on r.roleid = g.roleid where g.uid = a.uid and g.company_id = s.company_id
       and (g.ship_to_id is null or g.ship_to_id = s.id) and 'My Orders' = any(r.sections)) order by s.id`,
    [email],
  );

  const answer = await caller.get('/api/orders?limit=100');

  if (allowed.length === 0) return expect([answer.status, answer.body.code]).toEqual([403, 'SECTION_NOT_ALLOWED']);
  const seen = new Set(answer.body.sopList.map(({ shipToId }: Row) => shipToId));
  expect([...seen].sort()).toEqual(allowed.map(({ id }) => id));
});

test('the newest comes first, with what a list shows', async () => {
  const { sopList, total } = await list(owner.caller);

  const dates = sopList.map(({ orderDate }) => orderDate);
  expect(sopList).toHaveLength(total);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(sopList[0]).toMatchObject({
    orderNumber: placed,
    sapId: null,
    customerOrderNumber: '2026/117',
    orderType: 'Standard',
    status: 'Not Yet Processed',
    deliveryStatus: null,
    orderDate: '2026-11-12T09:30:00.000Z',
    deliveryDate: '2026-11-13',
    shipToId: '100234',
    shipToName: 'U Lípy',
    shipToCity: 'Brno',
    currency: 'CZK',
  });
});

test('pages put together are the whole list, and a page is never longer than a hundred', async () => {
  const whole = await list(chain);
  const pages = await Promise.all([0, 8, 16].map((offset) => chain.get(`/api/orders?offset=${offset}&limit=8`)));
  const beyond = await chain.get('/api/orders?offset=90000');
  const refused = await Promise.all(
    ['limit=101', 'limit=0', 'limit=1e9', 'offset=-1', 'offset=100001', 'from=2026-02-30', 'to=x', 'status=Gone'].map(
      (query) => chain.get(`/api/orders?${query}`),
    ),
  );

  expect(whole.total).toBeGreaterThan(16);
  expect(pages.flatMap(({ body }) => body.sopList)).toEqual(whole.sopList);
  expect(pages.map(({ body }) => body.total)).toEqual(Array(3).fill(whole.total));
  expect(beyond.body).toEqual({ sopList: [], total: whole.total, totalIsAtLeast: false });
  expect(refused.map(({ status }) => status)).toEqual(Array(8).fill(400));
});

test.each([
  ['&search=REF/100234', ['H100234']],
  ['&search=SAP100301', ['H100301']],
  [
    '&search=h10023',
    ['H100239', 'H100238', 'H100237', 'H100236', 'H100235', 'H100234', 'H100233', 'H100232', 'H100231'],
  ],
  ['&search=%25', []],
  ['&search=_', []],
  ["&search='; drop table placed_order; --", []],
  ['&shipTo=100234&shipTo=100235&status=Completely%20Processed', ['H100235', 'H100234']],
  ['&deliveryStatus=DELIVERED&search=100401', ['H100401']],
  ['&status=Fully%20Rejected', []],
])('a list is narrowed by %s', async (query, expected) => {
  const { sopList, total } = await list(chain, query);

  const known = await portal.sql<{ order_number: string }>(`select order_number from placed_order`);
  const numbers = known.map(({ order_number }) => order_number);
  expect(sopList.map(({ orderNumber }) => orderNumber)).toEqual(expected.filter((number) => numbers.includes(number)));
  expect(total).toBe(sopList.length);
});

test('a ship-to that is not one’s own narrows to nothing', async () => {
  expect(await list(owner.caller, '&shipTo=100301')).toEqual({ sopList: [], total: 0, totalIsAtLeast: false });
});

test('a day begins and ends at midnight in the market, not in Greenwich', async () => {
  // 2 July 00:30 in Brno is still 1 July in Greenwich.
  await portal.sql(`update placed_order set placed_at = '2026-07-01T22:30:00Z' where order_number = 'H100234'`);
  const numbersOn = async (day: string) =>
    (await list(owner.caller, `&from=${day}&to=${day}`)).sopList.map(({ orderNumber }) => orderNumber);

  const [first, second] = await Promise.all([numbersOn('2026-07-01'), numbersOn('2026-07-02')]);

  expect([first, second]).toEqual([[], ['H100234']]);
});

test('the detail has lines, containers, totals, addresses, taxes and discounts, in the reader’s language', async () => {
  const { status, body } = await owner.caller.get(`/api/orders/${placed}`, { language: 'cs' });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    orderNumber: placed,
    transportLabel: 'Rozvozový vůz',
    paymentTitle: 'Faktura, splatnost 14\u00a0dní',
    lines: [{ position: 1, sku: 'CZ100001', quantityTotal: 6, unitPrice: 2127.9, rowTotal: 12767.4, taxRate: 21 }],
    returnables: [{ sku: 'CZ-KEG', totalUnits: 6, name: expect.not.stringMatching(/^CZ-|Keg/) }],
    taxes: [{ rate: 21, base: 12767.4 }],
    discounts: [],
    shipTo: { id: '100234', name: 'U Lípy', city: 'Brno' },
    payer: { name: expect.any(String), taxVat: expect.stringMatching(/^CZ/) },
  });
  const { net, discount, tax, deposit, grand } = body.totals;
  expect(net - discount + tax + deposit).toBeCloseTo(grand, 2);
  expect(body.total).toBe(grand);
});

test('an order of somebody else answers like one that does not exist', async () => {
  const foreign = await portal.signIn('owner@tatravelko.example');

  const [ofOther, missing, malformed] = await Promise.all([
    foreign.get(`/api/orders/${placed}`),
    foreign.get('/api/orders/4599999'),
    foreign.get('/api/orders/..%2f..'),
  ]);

  expect(ofOther.status).toBe(404);
  expect({ ...ofOther.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
  expect(ofOther.body).toMatchObject({ code: 'ORDER_NOT_FOUND', message: 'We cannot find this order.' });
  expect(malformed.status).toBe(400);
});

test('a shift leader of one pub sees that pub’s orders and not the others’ of the same company', async () => {
  const shift = await portal.signIn('shift@ulipy.example');
  const { sopList } = await list(shift);
  const [own] = sopList;

  const others = ['100234', '100235', '100236'].filter((id) => id !== own?.shipToId);
  const answers = await Promise.all(others.map((id) => shift.get(`/api/orders/H${id}`)));

  expect(new Set(sopList.map(({ shipToId }) => shipToId)).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

test('what became of a cart is reported to its owner, and to nobody else (T94)', async () => {
  const cart = await fillCart(owner);
  const colleague = await portal.signIn('new@ulipy.example');
  const ask = (caller: Caller, id: string) => caller.get(`/api/orders/ByCart/${id}`);

  const before = await ask(owner.caller, cart.id);
  const { order } = await owner.place(cart.id);
  const [after, foreign, nonsense] = await Promise.all([
    ask(owner.caller, cart.id),
    ask(colleague, cart.id),
    ask(owner.caller, 'nonsense'),
  ]);

  expect([before.status, foreign.status, nonsense.status]).toEqual([404, 404, 404]);
  expect(after.body).toMatchObject({ orderNumber: order.order_number, sapId: null, total: order.total });
});

test('the delivery statuses are a list in the reader’s language, not an order of that name (O2, T81)', async () => {
  const { status, body } = await owner.caller.get('/api/orders/GetOrderStatus', { language: 'it' });

  expect(status).toBe(200);
  expect(body).toHaveLength(11);
  expect(body.slice(0, 2)).toEqual([
    { value: 'CANCELLED', label: 'Annullato' },
    { value: 'ORDER UNDER INVESTIGATION', label: 'Ordine in verifica' },
  ]);
});

test('without a session there is nothing', async () => {
  const answers = await Promise.all(
    ['/api/orders', '/api/orders/GetOrderStatus', `/api/orders/${placed}`, '/api/orders/ByCart/x'].map((path) =>
      portal.visitor.get(path),
    ),
  );
  const accepted = await portal.visitor.send('POST', '/api/agreements/accept', {});

  expect([...answers, accepted].map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});
