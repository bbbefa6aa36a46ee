import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { signInEverywhere } from '../../testing/small-world/everywhere.ts';

let portal: TestPortal;
let everybody: Caller;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const getShipTo = async (id: string) => (await everybody.get(`/api/shiptos/GetShipToBySapId/${id}`)).body;

async function setClock(moment: string) {
  portal.clock.set(moment);
  everybody = await signInEverywhere(portal);
}

test('a ship-to comes with its address, its limits and its days of delivery', async () => {
  await setClock('2026-11-12T09:30:00Z');
  const truckDays = {
    orderUntil: '2026-11-12T11:00:00.000Z',
    earliest: '2026-11-16',
    closedWeekdays: [6, 7],
    cutOff: '12:00',
    open: expect.arrayContaining(['2026-11-16', '2026-11-18']),
    // Each day has its own moment: over the weekend and over the holiday of 17 November it lies further back.
    orderBy: expect.arrayContaining([
      { date: '2026-11-16', moment: '2026-11-12T11:00:00.000Z' },
      { date: '2026-11-18', moment: '2026-11-13T11:00:00.000Z' },
      { date: '2026-11-19', moment: '2026-11-16T11:00:00.000Z' },
    ]),
    closed: expect.arrayContaining([{ date: '2026-11-17', reason: 'HOLIDAY' }]),
  };

  expect(await getShipTo('100237')).toEqual({
    id: '100237',
    name: 'Sklad Slatina',
    status: 'Active',
    customerType: 'WHSL',
    companyId: 'C1002',
    soldTo: { id: '200102', name: 'Velkosklad Brno s.r.o.' },
    payer: { id: '300102', name: 'Velkosklad Brno s.r.o.' },
    street: 'Skladištní 18',
    postalCode: '627 00',
    city: 'Brno',
    province: null,
    country: 'CZ',
    serverTime: '2026-11-12T09:30:00.000Z',
    limits: [
      {
        transportType: 'TRUCK',
        handstacked: false,
        minimumPallets: 5,
        maximumPallets: 33,
        minimumWeightKg: 3000,
        maximumWeightKg: 24000,
        minimumPrice: null,
        maximumPrice: null,
      },
      {
        transportType: 'PICKUP',
        handstacked: false,
        minimumPallets: null,
        maximumPallets: null,
        minimumWeightKg: null,
        maximumWeightKg: null,
        minimumPrice: null,
        maximumPrice: null,
      },
    ],
    deliveryDates: {
      ...truckDays,
      byTransport: [
        { transportType: 'TRUCK', leadDays: 2, ...truckDays },
        expect.objectContaining({ transportType: 'PICKUP', leadDays: 1, cutOff: '10:00', earliest: '2026-11-16' }),
      ],
    },
  });
});

test('a suspended and a moved-out ship-to can still be read', async () => {
  const closed = await portal.sql<{ id: string; status: string }>(
    `select id, status from ship_to where status <> 'Active'`,
  );
  await setClock('2026-11-12T09:30:00Z');

  const shown = await Promise.all(closed.map(({ id }) => getShipTo(id)));

  expect(closed.map(({ status }) => status).sort()).toEqual(['Move Out', 'Suspended']);
  expect(shown.map(({ id, status }) => ({ id, status }))).toEqual(closed);
});

// Brno is one hour ahead of UTC in winter and two in summer; 12 November 2026 is a Thursday.
test.each([
  ['until the cut-off on the wall in Brno', '100234', '2026-11-12T11:00:59Z', '2026-11-13'],
  ['past the cut-off in Brno, though not yet noon in UTC', '100234', '2026-11-12T11:01:00Z', '2026-11-16'],
  ['past the cut-off in summer, two hours ahead', '100234', '2026-07-09T10:01:00Z', '2026-07-13'],
  ['where Saturday is open', '100235', '2026-11-13T09:30:00Z', '2026-11-14'],
  ['by lorry, two working days', '100237', '2026-11-12T09:30:00Z', '2026-11-16'],
  ['over 17 November, a Czech holiday', '100234', '2026-11-16T09:30:00Z', '2026-11-18'],
  ['over 17 November by lorry', '100237', '2026-11-16T09:30:00Z', '2026-11-19'],
  ['over 17 November in Slovakia, which works on it', '100301', '2026-11-16T09:30:00Z', '2026-11-18'],
  ['over Easter, which moves', '100234', '2026-04-02T07:00:00Z', '2026-04-07'],
  ['over New Year', '100234', '2026-12-31T12:00:00Z', '2027-01-05'],
  ['over Christmas', '100234', '2026-12-23T09:30:00Z', '2026-12-28'],
])('the earliest delivery counts %s', async (_name, id, now, earliest) => {
  await setClock(now);

  expect((await getShipTo(id)).deliveryDates.earliest).toBe(earliest);
});

test.each([
  ['before the cut-off it is today’s', '2026-11-12T09:30:00Z', '2026-11-12T11:00:00.000Z'],
  ['its own minute still counts', '2026-11-12T11:00:59Z', '2026-11-12T11:00:00.000Z'],
  ['after it, the next day’s', '2026-11-12T11:01:00Z', '2026-11-13T11:00:00.000Z'],
  ['over a holiday, the last one before the day it leads to', '2026-11-16T11:01:00Z', '2026-11-18T11:00:00.000Z'],
])('the last minute to order is an instant: %s', async (_when, now, until) => {
  await setClock(now);

  expect((await getShipTo('100234')).deliveryDates.orderUntil).toBe(until);
});

test('midnight is the market’s own, not that of UTC', async () => {
  await portal.sql(`update ship_to_transport set cut_off = '23:45' where ship_to_id = '100236'`);

  await setClock('2026-11-12T22:40:00Z');
  const beforeMidnightInBrno = await getShipTo('100236');
  await setClock('2026-11-12T23:30:00Z');
  const afterMidnightInBrno = await getShipTo('100236');

  expect(beforeMidnightInBrno.deliveryDates.earliest).toBe('2026-11-13');
  expect(afterMidnightInBrno.deliveryDates.earliest).toBe('2026-11-16');
});

test('a ship-to that nothing is driven to, or that is closed all week, has no date', async () => {
  await portal.sql(`delete from ship_to_transport where ship_to_id = '100238'`);
  await portal.sql(`update ship_to_transport set closed_weekdays = '{1,2,3,4,5,6,7}' where ship_to_id = '100239'`);
  await setClock('2026-11-12T09:30:00Z');

  const [unserved, closed] = await Promise.all([getShipTo('100238'), getShipTo('100239')]);

  expect(unserved).toMatchObject({
    limits: [],
    deliveryDates: { earliest: null, closedWeekdays: [], cutOff: '', open: [], byTransport: [] },
  });
  expect(closed.deliveryDates.earliest).toBeNull();
});

test('the next fifteen open days are shown, and of sixty days the closed ones with their reasons', async () => {
  await setClock('2026-11-12T09:30:00Z');

  const { open, closed } = (await getShipTo('100234')).deliveryDates;

  expect(open).toHaveLength(15);
  expect(open.slice(0, 4)).toEqual(['2026-11-13', '2026-11-16', '2026-11-18', '2026-11-19']);
  expect(closed.slice(0, 4)).toEqual([
    { date: '2026-11-12', reason: 'TOO_SOON' },
    { date: '2026-11-14', reason: 'CLOSED_WEEKDAY' },
    { date: '2026-11-15', reason: 'CLOSED_WEEKDAY' },
    { date: '2026-11-17', reason: 'HOLIDAY' },
  ]);
  expect(closed.at(-1)).toEqual({ date: '2027-01-10', reason: 'CLOSED_WEEKDAY' });
  expect(closed.filter(({ date }: { date: string }) => open.includes(date))).toEqual([]);
});

test('each means of transport has days of its own', async () => {
  await setClock('2026-11-12T08:30:00Z');

  const { byTransport } = (await getShipTo('100234')).deliveryDates;

  expect(
    byTransport.map(({ transportType, earliest, cutOff }: Record<string, unknown>) => [
      transportType,
      earliest,
      cutOff,
    ]),
  ).toEqual([
    ['VAN', '2026-11-13', '12:00'],
    ['PICKUP', '2026-11-12', '10:00'],
  ]);
});

// The minute before midnight, the minute after, and the two nights in which the clocks change.
test.each([
  ['CZ', '100234', 'Europe/Prague'],
  ['SK', '100301', 'Europe/Bratislava'],
  ['IT', '100401', 'Europe/Rome'],
  ['ES', '100501', 'Europe/Madrid'],
])('in %s the first day listed is the market’s own today, at any hour', async (_country, id, timeZone) => {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone });
  for (const moment of [
    '2026-11-12T22:59:00Z',
    '2026-11-12T23:01:00Z',
    '2026-07-12T21:59:00Z',
    '2026-07-12T22:01:00Z',
    '2026-03-28T23:30:00Z',
    '2026-03-29T01:00:00Z',
    '2026-10-24T22:30:00Z',
    '2026-10-25T01:30:00Z',
  ]) {
    await setClock(moment);
    const { open, closed } = (await getShipTo(id)).deliveryDates;

    const [first] = [...open, ...closed.map(({ date }: { date: string }) => date)].sort();
    expect([moment, first]).toEqual([moment, wall.format(new Date(moment))]);
  }
});
