import { expect, test } from 'vitest';
import { durationText, minutesLeft } from './time-left.ts';

const noon = '2026-11-12T11:00:00.000Z';
const at = (time: string) => new Date(`2026-11-12T${time}Z`);

test('the time left is counted to the minute of the cut-off', () => {
  expect(minutesLeft(noon, at('08:46:00'))).toBe(134);
  expect(minutesLeft(noon, at('10:59:00'))).toBe(1);
  expect(minutesLeft(noon, at('10:59:30'))).toBe(1);
});

test('the minute of the cut-off itself is still taken, the next one is not', () => {
  expect(minutesLeft(noon, at('11:00:00'))).toBe(0);
  expect(minutesLeft(noon, at('11:00:59.999'))).toBe(0);
  expect(minutesLeft(noon, at('11:01:00'))).toBeUndefined();
});

test('where nothing is open nothing is counted', () => {
  expect(minutesLeft(null, at('08:00:00'))).toBeUndefined();
});

test('a duration is shown in hours and minutes', () => {
  expect(durationText(134)).toBe('2\u00a0h 14\u00a0min');
  expect(durationText(5)).toBe('5\u00a0min');
  expect(durationText(0)).toBe('<\u00a01\u00a0min');
});
