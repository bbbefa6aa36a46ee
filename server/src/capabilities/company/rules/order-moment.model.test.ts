import { addDays } from '@dray/contract/calendar-day.ts';
import { judgeDeliveryDate, orderByMoment } from '@dray/contract/company/delivery-calendar.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderByInstant, orderMoment } from './order-moment.model.ts';

test.each([
  ['on an ordinary day', '2026-11-12T23:30:30Z', '2026-11-13', '00:30'],
  ['in the first of the two hours', '2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
  ['in the second one, which would go back', '2026-10-25T01:10:00Z', '2026-10-25', '02:59'],
  ['after both', '2026-10-25T02:00:00Z', '2026-10-25', '03:00'],
  ['after the hour that is left out', '2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
])('orders are judged by a wall that never goes back: %s', (_name, instant, date, time) => {
  expect(orderMoment(new Date(instant), 'Europe/Prague')).toEqual({ date, time });
});

test.each([
  ['on an ordinary day', '2026-11-13', '14:00', '2026-11-13T13:00:00.000Z'],
  ['on the day the clocks go forward', '2026-03-29', '14:00', '2026-03-29T12:00:00.000Z'],
  ['in the hour that is left out', '2026-03-29', '02:30', '2026-03-29T00:59:00.000Z'],
  ['in the hour that comes twice', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['in its last minute', '2026-10-25', '02:59', '2026-10-25T01:59:00.000Z'],
])('the last minute to order is one instant %s', (_name, date, time, instant) => {
  expect(orderByInstant({ date, time }, 'Europe/Prague').toISOString()).toBe(instant);
});

const minuteMs = 60_000;
const changes = ['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'];
const anyDay = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days));
// Most nights are ordinary: without this the nights on which the clocks change would hardly come up.
const deliveryDay = fc.oneof(
  anyDay,
  fc.tuple(fc.constantFrom(...changes), fc.nat(4)).map(([day, later]) => addDays(day, later)),
);
const anyRules = fc.record({
  leadDays: fc.nat(5),
  cutOff: fc.tuple(fc.oneof(fc.nat(23), fc.constantFrom(1, 2, 3)), fc.nat(59)).map((parts) => {
    const [hours = '', minutes = ''] = parts.map((part) => String(part).padStart(2, '0'));
    return `${hours}:${minutes}`;
  }),
  closedWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
  holidays: fc.uniqueArray(anyDay, { maxLength: 30 }),
});
const rounds = 10_000;

test('whatever the rules, in two time zones: taken in the last minute, refused a minute later', () => {
  let judged = 0;
  fc.assert(
    fc.property(
      anyRules,
      deliveryDay,
      fc.constantFrom('Europe/Prague', 'Atlantic/Canary'),
      fc.nat(minuteMs - 1),
      (rules, day, timeZone, within) => {
        const orderBy = orderByMoment(rules, day);
        if (!orderBy) return;
        judged += 1;
        const last = orderByInstant(orderBy, timeZone).getTime();
        const isTaken = (at: number) => judgeDeliveryDate(rules, orderMoment(new Date(at), timeZone), day).isOpen;

        expect([isTaken(last + within), isTaken(last + minuteMs)]).toEqual([true, false]);
      },
    ),
    { numRuns: rounds },
  );
  // Days on which nothing arrives have no such minute; most must have one, or nothing was tried.
  expect(judged).toBeGreaterThan(rounds / 4);
}, 30_000);
