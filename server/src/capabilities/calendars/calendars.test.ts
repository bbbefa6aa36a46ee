import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { fillCart, forgetOrders, openPubOrdering, type Placer } from '../ordering/test-placing.ts';
import { addStaff, lastEventId, recordedAfter } from '../staff/test-staff.ts';

let portal: Awaited<ReturnType<typeof openPubOrdering>>['portal'];
let owner: Placer;
let operator: Caller;
let slovak: Caller;
// A Thursday before noon.
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering({ env: { JOBS: '0' } }));
  await addStaff(portal, 'cz@meridian.example', [{ role: 'operator', markets: ['CZ'] }]);
  await addStaff(portal, 'sk@meridian.example', [{ role: 'operator', markets: ['SK'] }]);
  operator = await portal.signIn('cz@meridian.example');
  slovak = await portal.signIn('sk@meridian.example');
}, 60_000);
afterAll(() => portal.close());
afterEach(async () => {
  await forgetOrders(portal);
  await portal.sql('truncate calendar_exception, notification, notification_delivery');
  await portal.sql(`delete from holiday where country = 'CZ' and month = 11 and day in (13, 16, 20)`);
  await portal.sql(`update ship_to_transport set lead_days = 1, cut_off = '12:00' where transport_type = 'VAN'`);
  later();
});

/** What was read a moment ago is asked for anew. */
const later = () => portal.clock.advance({ ms: 10_000 });
const close = (fields: object = {}, options = {}) =>
  operator.send(
    'POST',
    '/api/staff/calendars/exceptions',
    { country: 'CZ', date: '2026-11-13', kind: 'closed', ...fields },
    options,
  );
const openDays = async () =>
  (await owner.caller.get('/api/shiptos/GetShipToBySapId/100234')).body.deliveryDates.byTransport.find(
    ({ transportType }: { transportType: string }) => transportType === 'VAN',
  );
const bellOf = async () => (await owner.caller.get('/api/notifications')).body.results;
const terms = async (query = '') => (await operator.get(`/api/staff/calendars?country=CZ&shipTo=100234${query}`)).body;

test('a closed day can be chosen no more, by ship-to, cart and placing, and comes back when it is opened again', async () => {
  const cart = await fillCart(owner);
  const before = (await openDays()).open[0];

  const closed = await close();
  later();
  const days = await openDays();
  const placed = await owner.place(cart.id);
  await operator.send('DELETE', `/api/staff/calendars/exceptions/${closed.body.id}?version=1`, undefined);
  later();

  expect([before, closed.status]).toEqual(['2026-11-13', 201]);
  expect(days.open[0]).toBe('2026-11-16');
  expect(days.closed).toContainEqual({ date: '2026-11-13', reason: 'CLOSED_DAY' });
  expect(placed).toMatchObject({ order: null, user_errors: [{ code: 'CLOSED_DAY', path: ['delivery_date'] }] });
  expect((await openDays()).open[0]).toBe('2026-11-13');
});

test('an extra day opens a Sunday for one ship-to and its vans alone', async () => {
  await close({ date: '2026-11-15', kind: 'extra-day', shipToId: '100234', transportType: 'VAN' });
  later();

  const { byTransport } = (await owner.caller.get('/api/shiptos/GetShipToBySapId/100234')).body.deliveryDates;
  const other = (await owner.caller.get('/api/shiptos/GetShipToBySapId/100235')).body.deliveryDates;

  for (const days of byTransport) expect(days.open.includes('2026-11-15')).toBe(days.transportType === 'VAN');
  expect(other.open).not.toContain('2026-11-15');
});

test('an earlier cut-off on the day of ordering makes the next day too soon', async () => {
  await close({ date: '2026-11-12', kind: 'earlier-cut-off', cutOff: '08:00' });
  later();

  const days = await openDays();

  expect(days.open[0]).toBe('2026-11-16');
  expect(days.closed).toContainEqual({ date: '2026-11-13', reason: 'TOO_SOON' });
});

test('who is hit is named before, notified once when it is done, and the order stays', async () => {
  const cart = await fillCart(owner);
  const { order } = await owner.place(cart.id);
  const asked = await operator.get(`/api/staff/calendars/consequences?country=CZ&date=${order.delivery_date}`);

  const done = await close({ date: order.delivery_date }, { headers: { 'idempotency-key': 'close-1' } });
  const again = await close({ date: order.delivery_date }, { headers: { 'idempotency-key': 'close-1' } });
  const hearers = (await bellOf()).filter(({ kind }: { kind: string }) => kind === 'delivery-day-closed');

  expect(asked.body).toMatchObject({
    orders: 1,
    named: [{ kind: 'order', orderNumber: order.order_number, shipTo: { id: '100234' }, company: { id: 'C1001' } }],
  });
  expect([done.body.notified, again.body]).toEqual([1, done.body]);
  expect(hearers).toMatchObject([
    { values: { day: order.delivery_date }, href: `/orders/history?order=${order.order_number}` },
  ]);
  expect(
    await portal.sql('select delivery_date from placed_order where order_number = $1', [order.order_number]),
  ).toEqual([{ delivery_date: order.delivery_date }]);
});

test('a day is closed once, never in the past, and by nobody from elsewhere', async () => {
  const first = await close();
  const second = await close();
  const past = await close({ date: '2026-11-11' });
  const foreign = await slovak.send('POST', '/api/staff/calendars/exceptions', {
    country: 'CZ',
    date: '2026-11-13',
    kind: 'closed',
    shipToId: '100234',
  });
  const foreignEnd = await slovak.send('DELETE', `/api/staff/calendars/exceptions/${first.body.id}`, undefined);
  const stale = await operator.send('DELETE', `/api/staff/calendars/exceptions/${first.body.id}?version=7`, undefined);
  const noTime = await close({ kind: 'earlier-cut-off', date: '2026-11-20' });

  expect([second.status, second.body.code, second.body.field]).toEqual([409, 'CALENDAR_DAY_TAKEN', 'date']);
  expect([past.status, past.body.code, past.body.field]).toEqual([422, 'CALENDAR_DAY_PAST', 'date']);
  expect([foreign.status, foreign.body.code]).toEqual([404, 'SHIP_TO_NOT_FOUND']);
  expect([foreignEnd.status, stale.body.code, noTime.status]).toEqual([404, 'CHANGED_MEANWHILE', 400]);
});

test('a holiday is added with its names, listed by when it comes, and removed', async () => {
  const { body } = await operator.send('POST', '/api/staff/holidays', {
    country: 'CZ',
    date: '2026-11-20',
    name: { en: 'Brewery day', cs: 'Den pivovaru' },
  });
  later();
  const listed = (await operator.get('/api/staff/holidays?country=CZ')).body;
  const closed = (await openDays()).closed;
  const removed = await operator.send('DELETE', `/api/staff/holidays/${body.id}`, undefined);
  const again = await operator.send('DELETE', `/api/staff/holidays/${body.id}`, undefined);
  later();

  expect(listed.results[0]).toMatchObject({ next: '2026-11-17', year: null });
  expect(listed.results[1]).toMatchObject({ id: body.id, next: '2026-11-20', name: { cs: 'Den pivovaru' } });
  expect(closed).toContainEqual({ date: '2026-11-20', reason: 'HOLIDAY' });
  expect([removed.status, again.status]).toEqual([200, 404]);
  expect((await openDays()).closed).not.toContainEqual({ date: '2026-11-20', reason: 'HOLIDAY' });
  expect((await slovak.get('/api/staff/holidays?country=CZ')).status).toBe(404);
});

const change = (body: object) => operator.send('PUT', '/api/staff/calendars', body);

test('terms are changed by whoever has read them last, and the same change twice is one', async () => {
  const { results } = await terms('&transport=VAN');
  const [{ version }] = results;
  const row = { shipToId: '100234', transportType: 'VAN', version };

  const done = await change({ change: { leadDays: 2 }, rows: [row] });
  const repeated = await change({ change: { leadDays: 2 }, rows: [row] });
  const stale = await change({ change: { leadDays: 3 }, rows: [row] });
  later();

  expect(done.body).toMatchObject({ changed: 1, results: [{ leadDays: 2, version: version + 1 }] });
  expect(repeated.body).toMatchObject({ changed: 0 });
  expect([stale.status, stale.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  expect(stale.body.fresh).toMatchObject([{ shipToId: '100234', leadDays: 2, version: version + 1 }]);
  expect((await openDays()).open[0]).toBe('2026-11-16');
});

test('all of a market with one cut-off are changed at once, with one line in the audit, or none where their number moved', async () => {
  const all = { country: 'CZ', transportType: 'VAN', cutOff: '12:00' };
  const shown = (await operator.get('/api/staff/calendars?country=CZ&transport=VAN&cutOff=12:00')).body.total;
  const before = await lastEventId(portal);

  const moved = await change({ change: { cutOff: '11:00' }, filter: { ...all, count: shown + 1 } });
  const seen = await change({ change: { cutOff: '11:00' }, filter: { ...all, count: shown }, preview: true });
  const untouched = await recordedAfter(portal, before);
  const done = await change({ change: { cutOff: '11:00' }, filter: { ...all, count: shown } });

  expect([moved.status, moved.body.count]).toEqual([409, shown]);
  expect([seen.body.changed, untouched]).toEqual([shown, []]);
  expect(done.body.changed).toBe(shown);
  expect(await recordedAfter(portal, before)).toHaveLength(1);
  expect((await terms('&transport=VAN')).results[0].cutOff).toBe('11:00');
});

test('goods for the same day have left by a late cut-off: it is told at its field, and nothing changes', async () => {
  const { results } = await terms('&transport=VAN');
  const row = { shipToId: '100234', transportType: 'VAN', version: results[0].version };

  const late = await change({ change: { leadDays: 0, cutOff: '13:00' }, rows: [row] });

  expect([late.status, late.body.code, late.body.field]).toEqual([422, 'CUT_OFF_TOO_LATE', 'cutOff']);
  expect((await terms('&transport=VAN')).results[0]).toEqual(results[0]);
});

test('a weekday that closes names the orders and carts that stand on it', async () => {
  const cart = await fillCart(owner);
  const { order } = await owner.place(cart.id);
  const { results } = await terms('&transport=VAN');
  const row = { shipToId: '100234', transportType: 'VAN', version: results[0].version };

  const { body } = await change({ change: { closedWeekdays: [5, 6, 7] }, rows: [row], preview: true });

  expect(body.consequences.named).toContainEqual(expect.objectContaining({ orderNumber: order.order_number }));
});

test('an order is tried with the function that judges all of them', async () => {
  const tried = async (day: string, time: string) =>
    (await operator.get(`/api/staff/calendars/try?shipTo=100234&transport=VAN&day=${day}&time=${time}`)).body;

  expect(await tried('2026-11-13', '12:00')).toMatchObject({ arrives: '2026-11-16', isAfterCutOff: false });
  expect(await tried('2026-11-13', '12:01')).toMatchObject({
    arrives: '2026-11-18',
    isAfterCutOff: true,
    skipped: expect.arrayContaining([{ date: '2026-11-17', reason: 'HOLIDAY' }]),
  });
});

test.each([
  ['an unknown parameter', () => operator.get('/api/staff/calendars?land=CZ'), 400],
  ['no market', () => operator.get('/api/staff/holidays'), 400],
  ['a week without a day', () => change({ change: { closedWeekdays: [1, 2, 3, 4, 5, 6, 7] }, rows: [] }), 400],
  ['rows and a filter', () => change({ change: { leadDays: 1 } }), 400],
  [
    'a ship-to of nobody',
    () => change({ change: { leadDays: 1 }, rows: [{ shipToId: 'X', transportType: 'VAN', version: 1 }] }),
    404,
  ],
])('%s is refused', async (_name, call, status) => {
  expect((await call()).status).toBe(status);
});
