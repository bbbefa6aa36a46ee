import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar-day.ts';
import {
  earliestOpenDate,
  judgeDeliveryDate,
  lastOrderMoment,
  listDeliveryDays,
  listOpenDates,
  orderByMoment,
} from './delivery-calendar.ts';
import { cutOffOn, isOpenDay } from './open-days.ts';

const weekdaysOnly = { leadDays: 1, cutOff: '12:00', closedWeekdays: [6, 7], holidays: [] };

test.each([
  ['before the cut-off the next working day is open', '2026-11-12', '09:30', '2026-11-13'],
  ['exactly at the cut-off still counts as today', '2026-11-12', '12:00', '2026-11-13'],
  ['after the cut-off an order counts as tomorrow’s', '2026-11-12', '12:01', '2026-11-16'],
  ['an order of Friday morning arrives on Monday', '2026-11-13', '09:30', '2026-11-16'],
  ['an order on Sunday starts counting on Monday', '2026-11-15', '09:30', '2026-11-17'],
])('%s', (_name, date, time, earliest) => {
  expect(earliestOpenDate(weekdaysOnly, { date, time })).toBe(earliest);
});

test('a holiday is neither a day of delivery nor a working day of the lead time', () => {
  const rules = { ...weekdaysOnly, leadDays: 2, holidays: ['2026-12-24', '2026-12-25'] };

  expect(earliestOpenDate(rules, { date: '2026-12-23', time: '08:00' })).toBe('2026-12-29');
});

test('a ship-to that is closed every day has no open date', () => {
  const rules = { ...weekdaysOnly, closedWeekdays: [1, 2, 3, 4, 5, 6, 7] };

  expect(earliestOpenDate(rules, { date: '2026-11-12', time: '09:30' })).toBeUndefined();
});

test('whatever the rules, the date found is open and not in the past', () => {
  const weekday = fc.integer({ min: 1, max: 6 });
  const anyDay = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });

  fc.assert(
    fc.property(fc.nat(10), fc.uniqueArray(weekday), anyDay, (leadDays, closedWeekdays, day) => {
      const date = day.toISOString().slice(0, 10);

      const earliest = earliestOpenDate(
        { leadDays, cutOff: '12:00', closedWeekdays, holidays: [] },
        { date, time: '13:00' },
      );

      expect(earliest && earliest > date).toBe(true);
      expect(closedWeekdays).not.toContain(new Date(`${earliest}T12:00:00Z`).getUTCDay() || 7);
    }),
  );
});

const week = { leadDays: 1, cutOff: '12:00', closedWeekdays: [6, 7], holidays: ['2026-11-17'] };
const thursday = { date: '2026-11-12', time: '11:00' };

test.each([
  ['2026-11-13', { isOpen: true }],
  ['2027-02-10', { isOpen: true }],
  ['2026-11-17', { isOpen: false, reason: 'HOLIDAY', nextOpenDate: '2026-11-18' }],
  ['2026-11-14', { isOpen: false, reason: 'CLOSED_WEEKDAY', nextOpenDate: '2026-11-16' }],
  ['2026-11-12', { isOpen: false, reason: 'TOO_SOON', nextOpenDate: '2026-11-13' }],
  ['2026-11-11', { isOpen: false, reason: 'IN_THE_PAST', nextOpenDate: '2026-11-13' }],
  ['2027-02-11', { isOpen: false, reason: 'TOO_FAR', nextOpenDate: '2026-11-13' }],
  ['2026-02-30', { isOpen: false, reason: 'MALFORMED', nextOpenDate: '2026-11-13' }],
  ['0001-01-01', { isOpen: false, reason: 'IN_THE_PAST', nextOpenDate: '2026-11-13' }],
  ['9999-12-31', { isOpen: false, reason: 'TOO_FAR', nextOpenDate: '2026-11-13' }],
  ['', { isOpen: false, reason: 'MALFORMED', nextOpenDate: '2026-11-13' }],
])('%s is judged with its reason and the next day that works', (date, verdict) => {
  expect(judgeDeliveryDate(week, thursday, date)).toEqual(verdict);
});

test('a closed day before the earliest one points to the earliest', () => {
  expect(judgeDeliveryDate({ ...week, leadDays: 4 }, thursday, '2026-11-14')).toMatchObject({
    reason: 'CLOSED_WEEKDAY',
    nextOpenDate: '2026-11-19',
  });
});

test('where nothing is ever open there is no next day', () => {
  expect(judgeDeliveryDate({ ...week, closedWeekdays: [1, 2, 3, 4, 5, 6, 7] }, thursday, '2026-11-13')).toMatchObject({
    isOpen: false,
    nextOpenDate: undefined,
  });
});

test.each([
  ['before the cut-off', thursday, '2026-11-12'],
  ['after the cut-off of a Friday, over the weekend', { date: '2026-11-13', time: '12:01' }, '2026-11-16'],
])('an order reaches the earliest day until the last cut-off before it: %s', (_name, now, date) => {
  expect(lastOrderMoment(week, now)).toEqual({ date, time: '12:00' });
});

test('a month is drawn day by day, each closed one with its reason', () => {
  expect(listDeliveryDays(week, thursday, '2026-11-10', 9)).toEqual([
    { date: '2026-11-10', reason: 'IN_THE_PAST' },
    { date: '2026-11-11', reason: 'IN_THE_PAST' },
    { date: '2026-11-12', reason: 'TOO_SOON' },
    { date: '2026-11-13', reason: undefined },
    { date: '2026-11-14', reason: 'CLOSED_WEEKDAY' },
    { date: '2026-11-15', reason: 'CLOSED_WEEKDAY' },
    { date: '2026-11-16', reason: undefined },
    { date: '2026-11-17', reason: 'HOLIDAY' },
    { date: '2026-11-18', reason: undefined },
  ]);
  expect(listDeliveryDays(week, thursday, '2027-02-10', 2)).toMatchObject([
    { reason: undefined },
    { reason: 'TOO_FAR' },
  ]);
});

test('the next open days are listed, fewer where three months do not hold as many', () => {
  const onlyMondays = { ...week, closedWeekdays: [2, 3, 4, 5, 6, 7] };

  expect(listOpenDates(week, thursday, 4)).toEqual(['2026-11-13', '2026-11-16', '2026-11-18', '2026-11-19']);
  expect(listOpenDates(onlyMondays, thursday, 100)).toHaveLength(12);
  expect(listOpenDates({ ...week, closedWeekdays: [1, 2, 3, 4, 5, 6, 7] }, thursday, 5)).toEqual([]);
});

// Days on which the clocks change in all four markets, and the nights around them, are among these years.
const anyDate = fc
  .integer({ min: 0, max: 1_095 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
const anyTime = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
function specialDays(date: fc.Arbitrary<string>, time: fc.Arbitrary<string>) {
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const day = fc.record({ date, isOpen: maybe(fc.boolean()), cutOff: maybe(time) });
  return fc.uniqueArray(day, { maxLength: 40, selector: (each) => each.date });
}
const anyRules = fc.record({
  leadDays: fc.nat(7),
  cutOff: anyTime,
  closedWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
  holidays: fc.array(anyDate, { maxLength: 40 }),
  specialDays: specialDays(anyDate, anyTime),
});
const anyNow = fc.record({ date: anyDate, time: anyTime });

test('whatever the rules: the earliest is the first open day, and all that is listed can be chosen', () => {
  fc.assert(
    fc.property(anyRules, anyNow, (rules, now) => {
      const open = listOpenDates(rules, now, 20);

      expect(open[0]).toBe(earliestOpenDate(rules, now));
      expect(open).toEqual([...new Set(open)].sort());
      for (const date of open) expect(judgeDeliveryDate(rules, now, date)).toEqual({ isOpen: true });
    }),
  );
});

test('whatever the rules: a drawn day is judged as it would be when it is chosen, and no day is left out', () => {
  fc.assert(
    fc.property(anyRules, anyNow, (rules, now) => {
      const days = listDeliveryDays(rules, now, now.date, 100);

      const open = days.filter(({ reason }) => reason === undefined).map(({ date }) => date);
      expect(new Set(days.map(({ date }) => date)).size).toBe(100);
      expect(open).toEqual(listOpenDates(rules, now, 100));
      for (const { date, reason } of days) {
        const verdict = judgeDeliveryDate(rules, now, date);
        expect(verdict.isOpen ? undefined : verdict.reason).toBe(reason);
        const next = verdict.isOpen ? undefined : verdict.nextOpenDate;
        if (next) expect(open).toContain(next);
      }
    }),
    { numRuns: 30 },
  );
});

test('whatever the rules: goods arrive after exactly the lead time in open days', () => {
  fc.assert(
    fc.property(anyRules, anyNow, (rules, now) => {
      const earliest = earliestOpenDate(rules, now);
      fc.pre(earliest !== undefined);
      const orderDay = now.time > cutOffOn(rules, now.date) ? dayAfter(now.date) : now.date;

      let openDaysBefore = 0;
      for (let date = orderDay; date < (earliest ?? ''); date = dayAfter(date))
        if (isOpenDay(rules, date)) openDaysBefore += 1;

      expect(openDaysBefore).toBe(rules.leadDays);
    }),
  );
});

/** Counted in another way than the calendar itself does. */
const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

test.each([
  ['closed for one day alone', { isOpen: false }, { isOpen: false, reason: 'CLOSED_DAY', nextOpenDate: '2026-11-16' }],
  ['open, as usual', {}, { isOpen: true }],
])('a working day that is %s', (_name, said, verdict) => {
  const special = { date: '2026-11-13', isOpen: undefined, cutOff: undefined, ...said };

  expect(judgeDeliveryDate({ ...week, specialDays: [special] }, thursday, '2026-11-13')).toEqual(verdict);
});

test.each(['2026-11-14', '2026-11-17'])(
  'an extra day opens %s, a closed weekday or a holiday, and is worked on',
  (date) => {
    const rules = { ...week, specialDays: [{ date, isOpen: true, cutOff: undefined }] };

    expect(judgeDeliveryDate(rules, thursday, date)).toEqual({ isOpen: true });
    // It counts for the lead time, too: who orders on it has their goods on the next working day.
    expect(orderByMoment(rules, date === '2026-11-14' ? '2026-11-16' : '2026-11-18')).toEqual({ date, time: '12:00' });
  },
);

test('an earlier cut-off holds on the day of ordering, and a later one changes nothing', () => {
  const on = (cutOff: string) => ({ ...week, specialDays: [{ date: '2026-11-12', isOpen: undefined, cutOff }] });

  expect(orderByMoment(on('10:00'), '2026-11-13')).toEqual({ date: '2026-11-12', time: '10:00' });
  expect(judgeDeliveryDate(on('10:00'), thursday, '2026-11-13')).toMatchObject({ reason: 'TOO_SOON' });
  expect(orderByMoment(on('18:00'), '2026-11-13')).toEqual({ date: '2026-11-12', time: '12:00' });
  expect(orderByMoment(on('10:00'), '2026-11-16')).toEqual({ date: '2026-11-13', time: '12:00' });
});

test('what is no day is reported with the first day that goods can arrive', () => {
  expect(judgeDeliveryDate(week, thursday, '2026-99-99')).toEqual({
    isOpen: false,
    reason: 'MALFORMED',
    nextOpenDate: '2026-11-13',
  });
});

test('the last day of three months can be the next one', () => {
  const rules = { ...week, holidays: ['2027-02-09'] };

  expect(judgeDeliveryDate(rules, thursday, '2027-02-09')).toMatchObject({ nextOpenDate: '2027-02-10' });
});

test('where goods take longer than three months no day is soon enough, and no last order is shown', () => {
  const slow = { ...week, leadDays: 100 };

  expect(judgeDeliveryDate(slow, thursday, '2026-11-13')).toEqual({
    isOpen: false,
    reason: 'TOO_SOON',
    nextOpenDate: undefined,
  });
  expect(lastOrderMoment(slow, thursday)).toBeUndefined();
});

test('ninety days are searched and not one more', () => {
  const closedFor = (days: number) => ({
    leadDays: 0,
    cutOff: '12:00',
    closedWeekdays: [],
    holidays: Array.from({ length: days }, (_, index) => addDays(thursday.date, index)),
  });

  expect(earliestOpenDate(closedFor(89), thursday)).toBe(addDays(thursday.date, 89));
  expect(earliestOpenDate(closedFor(90), thursday)).toBeUndefined();
});

test.each([
  ['a day later', { ...weekdaysOnly, leadDays: 1 }, '2026-11-13', '2026-11-12'],
  ['over the weekend', { ...weekdaysOnly, leadDays: 1 }, '2026-11-16', '2026-11-13'],
  ['over a holiday', { ...week, leadDays: 1 }, '2026-11-18', '2026-11-16'],
  ['on the same day', { ...weekdaysOnly, leadDays: 0 }, '2026-11-13', '2026-11-13'],
])('goods that come %s are ordered by the cut-off of a day', (_name, rules, day, orderDay) => {
  expect(orderByMoment(rules, day)).toEqual({ date: orderDay, time: '12:00' });
});

test.each(['2026-11-15', '2026-11-17', 'nonsense'])('nothing arrives on %s, so there is no moment for it', (day) => {
  expect(orderByMoment(week, day)).toBeUndefined();
});

test('whatever the rules: at that minute the day is open, and a minute later it is not', () => {
  const day = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const rules = fc.record({
    leadDays: fc.nat(10),
    cutOff: fc.constantFrom('00:00', '09:30', '12:00', '23:58'),
    closedWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
    holidays: fc.uniqueArray(day, { maxLength: 20 }),
    // So many that a day which is looked at is often among them.
    specialDays: specialDays(day, fc.constantFrom('00:00', '08:15', '11:00', '23:58')),
  });
  const minuteAfter = (time: string) => `${time.slice(0, 3)}${String(Number(time.slice(3)) + 1).padStart(2, '0')}`;

  fc.assert(
    fc.property(rules, day, (each, date) => {
      const last = orderByMoment(each, date);
      if (!last) {
        const long = { date: addDays(date, -89), time: '00:00' };
        expect(judgeDeliveryDate(each, long, date)).toMatchObject({ isOpen: false });
        return;
      }
      expect(judgeDeliveryDate(each, last, date)).toEqual({ isOpen: true });
      const late = judgeDeliveryDate(each, { ...last, time: minuteAfter(last.time) }, date);
      expect(late).toMatchObject({ isOpen: false });
    }),
  );
});
