import { expect, test } from 'vitest';
import { comingDays } from './days-to-come.ts';

const orderBy = ['13', '16', '18', '19', '20', '23'].map((day, index) => ({
  date: `2026-11-${day}`,
  moment: `2026-11-${12 + index}T11:00:00.000Z`,
}));
const closed = [
  { date: '2026-11-14', reason: 'CLOSED_WEEKDAY' },
  { date: '2026-11-17', reason: 'HOLIDAY' },
  { date: '2026-12-24', reason: 'HOLIDAY' },
];
const datesAt = (moment: string) =>
  comingDays({ orderBy, closed }, new Date(moment)).map(({ date, moment }) => [date.slice(-2), moment !== undefined]);

test('five days are shown, a holiday among them as closed', () => {
  expect(datesAt('2026-11-12T11:00:30Z')).toEqual([
    ['13', true],
    ['16', true],
    ['17', false],
    ['18', true],
    ['19', true],
  ]);
});

test('a day that cannot be ordered for any more is gone', () => {
  expect(datesAt('2026-11-12T11:01:00Z')[0]).toEqual(['16', true]);
});
