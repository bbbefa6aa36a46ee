import { expect, test } from 'vitest';
import { announcedMinutes, cutOffAt } from './cut-off.model.ts';

const friday = { date: '2026-11-13', order_by: '2026-11-12T11:00:00.000Z' };
const monday = { date: '2026-11-16', order_by: '2026-11-13T11:00:00.000Z' };
const at = (time: string) => new Date(`2026-11-12T${time}Z`);

test.each([
  ['more than four hours before', '06:59:00', 241, 'calm'],
  ['four hours before', '07:00:00', 240, 'soon'],
  ['an hour before', '10:00:00', 60, 'soon'],
  ['a quarter before', '10:45:00', 15, 'last'],
  ['in the last minute, which counts', '11:00:59', 0, 'last'],
])('the time left is counted %s', (_name, time, minutes, stage) => {
  expect(cutOffAt([friday, monday], '2026-11-13', at(time))).toMatchObject({ running: { ...friday, minutes, stage } });
});

test('a minute later the chosen day is over, and the next one is offered', () => {
  expect(cutOffAt([friday, monday], '2026-11-13', at('11:01:00'))).toMatchObject({
    closed: '2026-11-13',
    next: { date: '2026-11-16', stage: 'calm' },
  });
});

test('as long as no day is chosen the first one that is open counts', () => {
  expect(cutOffAt([friday, monday], null, at('11:01:00'))).toMatchObject({ running: { date: '2026-11-16' } });
  expect(cutOffAt([], null, at('11:01:00'))).toBeUndefined();
});

test('a chosen day that is not offered any more is over', () => {
  expect(cutOffAt([monday], '2026-11-13', at('08:00:00'))).toMatchObject({ closed: '2026-11-13' });
  expect(cutOffAt([], '2026-11-13', at('08:00:00'))).toEqual({ closed: '2026-11-13', next: undefined });
});

test.each([
  [61, undefined],
  [60, 60],
  [16, 60],
  [15, 15],
  [4, 5],
])('%s minutes before the end %s are announced', (minutes, announced) => {
  expect(announcedMinutes(minutes)).toBe(announced);
});
