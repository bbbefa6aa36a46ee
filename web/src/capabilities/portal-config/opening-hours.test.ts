import { expect, test } from 'vitest';
import { isOpen } from './opening-hours.ts';

const hours = { requestsFrom: '08:00', requestsTo: '18:00', serviceDays: [1, 2, 3, 4, 5], closedDays: [] };
const prague = { ...hours, country: 'CZ' } as const;

test('customer service is open from the first minute to the last but one', () => {
  expect(isOpen(prague, new Date('2026-11-12T06:59:59Z'))).toBe(false);
  expect(isOpen(prague, new Date('2026-11-12T07:00:00Z'))).toBe(true);
  expect(isOpen(prague, new Date('2026-11-12T16:59:59Z'))).toBe(true);
  expect(isOpen(prague, new Date('2026-11-12T17:00:00Z'))).toBe(false);
});

test('summer time moves the opening by an hour', () => {
  expect(isOpen(prague, new Date('2026-07-09T06:00:00Z'))).toBe(true);
});

test('it is closed on days without service, by the day of the market', () => {
  const friday = new Date('2026-11-13T23:30:00Z');
  const madrid = { ...hours, country: 'ES', requestsFrom: '00:00' } as const;

  // In Madrid it is Saturday already.
  expect(isOpen(madrid, friday)).toBe(false);
  expect(isOpen({ ...madrid, serviceDays: [6] }, friday)).toBe(true);
});

test('it is closed on a holiday of its market, from midnight to midnight there', () => {
  const onHoliday = { ...prague, requestsFrom: '00:00', requestsTo: '23:59', closedDays: ['2026-11-17'] };

  expect(isOpen(onHoliday, new Date('2026-11-16T22:30:00Z'))).toBe(true);
  expect(isOpen(onHoliday, new Date('2026-11-16T23:30:00Z'))).toBe(false);
  expect(isOpen(onHoliday, new Date('2026-11-17T22:30:00Z'))).toBe(false);
  expect(isOpen(onHoliday, new Date('2026-11-17T23:30:00Z'))).toBe(true);
});
