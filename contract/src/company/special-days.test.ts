import { expect, test } from 'vitest';
import { type CalendarException, groupExceptions, noExceptions, specialDaysFor } from './special-days.ts';

const date = '2026-11-20';
const exception = (said: Partial<CalendarException>): CalendarException => ({
  date,
  kind: 'closed',
  shipToId: undefined,
  transportType: undefined,
  cutOff: undefined,
  ...said,
});

test('where nothing was said nothing is special, and nothing is made anew', () => {
  expect(groupExceptions([])).toBe(noExceptions);
  expect(specialDaysFor(noExceptions, '100234', 'VAN')).toBe(specialDaysFor(noExceptions, '100235', 'TRUCK'));
});

test.each([
  ['the whole market is closed', [exception({})], false],
  [
    'the market is closed and the ship-to is served',
    [exception({}), exception({ kind: 'extra-day', shipToId: '100234' })],
    true,
  ],
  ['its vans stand still', [exception({ transportType: 'VAN' })], false],
  ['other means of transport stand still', [exception({ transportType: 'TRUCK' })], undefined],
  ['another ship-to is closed', [exception({ shipToId: '100235' })], undefined],
  [
    'vans go to the ship-to although it is closed',
    [exception({ kind: 'extra-day', shipToId: '100234', transportType: 'VAN' }), exception({ shipToId: '100234' })],
    true,
  ],
  [
    'the ship-to is closed whatever its market says of vans',
    [exception({ shipToId: '100234' }), exception({ kind: 'extra-day', transportType: 'VAN' })],
    false,
  ],
])('%s: the most particular counts, in whatever order they come', (_name, said, isOpen) => {
  for (const exceptions of [said, said.toReversed()])
    expect(specialDaysFor(groupExceptions(exceptions), '100234', 'VAN')[0]?.isOpen).toBe(isOpen);
});

test('a day may be opened and have an earlier cut-off', () => {
  const said = [
    exception({ kind: 'extra-day' }),
    exception({ kind: 'earlier-cut-off', cutOff: '10:00' }),
    exception({ kind: 'earlier-cut-off', cutOff: '09:00', shipToId: '100234' }),
  ];

  expect(specialDaysFor(groupExceptions(said), '100234', 'VAN')).toEqual([{ date, isOpen: true, cutOff: '09:00' }]);
});
