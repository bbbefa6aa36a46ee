import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstDayOf, lastDayOf, monthOf, spanOf, yearBefore } from './span.model.ts';

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};

test('whole months and the days around them are every day once', () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [from, to] = one < other ? [one, other] : [other, one];
      const { months, days } = spanOf(from, to);
      const ofMonths = months ? daysBetween(firstDayOf(months.from), lastDayOf(months.to)) : [];
      const all = [...ofMonths, ...days.flatMap((part) => daysBetween(part.from, part.to))].sort();

      expect(all).toEqual(daysBetween(from, to));
      for (const part of days) expect(monthOf(part.from)).toBe(monthOf(part.to));
    }),
  );
});

test('a year before the last of February is the last of February', () => {
  expect(yearBefore('2024-02-29')).toBe('2023-02-28');
  expect(yearBefore('2026-11-17')).toBe('2025-11-17');
});
