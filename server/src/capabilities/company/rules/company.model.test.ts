import { expect, test } from 'vitest';
import { instantOf, localMoment } from './company.model.ts';

test.each([
  ['in winter', '2026-11-12T23:30:00Z', 'Europe/Prague', '2026-11-13', '00:30'],
  ['in summer', '2026-07-12T22:30:00Z', 'Europe/Prague', '2026-07-13', '00:30'],
  ['at midnight sharp', '2026-11-12T23:00:00Z', 'Europe/Prague', '2026-11-13', '00:00'],
  ['before the clocks go forward', '2026-03-29T00:59:59Z', 'Europe/Rome', '2026-03-29', '01:59'],
  ['after the clocks went forward', '2026-03-29T01:00:00Z', 'Europe/Rome', '2026-03-29', '03:00'],
  ['in the hour that comes twice', '2026-10-25T01:30:00Z', 'Europe/Madrid', '2026-10-25', '02:30'],
  ['on New Year’s Eve', '2026-12-31T23:00:00Z', 'Europe/Bratislava', '2027-01-01', '00:00'],
])('the wall in a market shows its own day and hour %s', (_name, moment, timeZone, date, time) => {
  expect(localMoment(new Date(moment), timeZone)).toEqual({ date, time });
});

test.each([
  ['in winter', '2026-11-13', '00:30', 'Europe/Prague', '2026-11-12T23:30:00.000Z'],
  ['in summer', '2026-07-13', '00:30', 'Europe/Prague', '2026-07-12T22:30:00.000Z'],
  ['on the day the clocks go forward', '2026-03-29', '12:00', 'Europe/Rome', '2026-03-29T10:00:00.000Z'],
  ['just before they do', '2026-03-29', '01:59', 'Europe/Rome', '2026-03-29T00:59:00.000Z'],
  ['on the day they go back', '2026-10-25', '12:00', 'Europe/Madrid', '2026-10-25T11:00:00.000Z'],
  ['on New Year’s Day', '2027-01-01', '00:00', 'Europe/Bratislava', '2026-12-31T23:00:00.000Z'],
])('a moment on the wall of a market is one instant %s', (_name, date, time, timeZone, instant) => {
  expect(instantOf({ date, time }, timeZone).toISOString()).toBe(instant);
});
