import { expect, test } from 'vitest';
import {
  dayBefore,
  filterDay,
  filterMoment,
  filterText,
  readDay,
  readItemNumber,
  readMinor,
  readMoment,
  readQuantity,
  readTime,
  writeDay,
} from './odata-values.model.ts';

test('days and moments are written and read as OData V2 has them', () => {
  expect(writeDay('2026-11-20')).toBe('/Date(1795132800000)/');
  expect(readDay('/Date(1795132800000)/')).toBe('2026-11-20');
  expect(readMoment('/Date(1795132800123+0000)/')?.toISOString()).toBe('2026-11-20T00:00:00.123Z');
  expect(filterDay('2026-11-20')).toBe("datetime'2026-11-20T00:00:00'");
  expect(filterMoment(new Date('2026-11-15T19:13:49Z'))).toBe("datetimeoffset'2026-11-15T19:13:49.000Z'");
  expect(dayBefore(new Date('2026-03-01T10:00:00Z'))).toBe('2026-02-28');
  expect([readMoment(null), readMoment('2026-11-20'), readDay('/Date(x)/')]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['PT10H30M00S', '10:30'],
  ['PT05H', '05:00'],
  ['PT7M', '00:07'],
  ['10:30', undefined],
  [null, undefined],
])('the time %s', (given, expected) => {
  expect(readTime(given)).toBe(expected);
});

test.each([
  ['12.00', 1200],
  ['12.3', 1230],
  ['-0.015', -2],
  ['0.014', 1],
  ['1234567.899', 123456790],
  ['12', 1200],
  ['12,5', undefined],
  [12.5, undefined],
])('the amount %s is exact to the hundredth', (given, expected) => {
  expect(readMinor(given)).toBe(expected);
});

test('a quote is doubled, a number of an item loses its zeros, and zeros alone are none', () => {
  expect(filterText("U d'Oro")).toBe("'U d''Oro'");
  expect(['000010', '10', '000000', '', undefined].map(readItemNumber)).toEqual([
    10,
    10,
    undefined,
    undefined,
    undefined,
  ]);
  expect(['12.000', '0.500', 'x', 3].map(readQuantity)).toEqual([12, 0.5, undefined, undefined]);
});
