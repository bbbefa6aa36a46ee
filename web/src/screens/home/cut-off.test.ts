import { expect, test } from 'vitest';
import { durationText, minutesToCutOff } from './cut-off.ts';

const dates = { earliest: '2026-11-13', closedWeekdays: [6, 7], cutOff: '12:00' };

test('the time left is counted on the wall of the market', () => {
  expect(minutesToCutOff(dates, { weekday: 4, time: '09:46' })).toBe(134);
  expect(minutesToCutOff(dates, { weekday: 4, time: '11:59' })).toBe(1);
});

test('after the cut-off, on a day without delivery and without any delivery nothing is counted', () => {
  expect(minutesToCutOff(dates, { weekday: 4, time: '12:00' })).toBeUndefined();
  expect(minutesToCutOff(dates, { weekday: 7, time: '09:00' })).toBeUndefined();
  expect(minutesToCutOff({ ...dates, earliest: null }, { weekday: 4, time: '09:00' })).toBeUndefined();
  expect(minutesToCutOff({ ...dates, cutOff: '' }, { weekday: 4, time: '09:00' })).toBeUndefined();
});

test('a duration is told in hours and minutes', () => {
  expect(durationText(134)).toBe('2\u00a0h 14\u00a0min');
  expect(durationText(5)).toBe('5\u00a0min');
});
