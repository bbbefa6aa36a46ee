import { expect, test } from 'vitest';
import { readOrdersAddress } from './orders-address.ts';

test('an address is read as it was written', () => {
  expect(readOrdersAddress({ page: '3', q: ' 2026/118 ', order: '4500123' })).toEqual({
    page: 3,
    q: '2026/118',
    order: '4500123',
  });
});

test.each([
  {},
  { page: '1' },
  { page: '0' },
  { page: '1.5' },
  { page: 'x' },
  { page: ['2', '3'] },
  { q: '  ' },
  { q: ['a'] },
  { order: '../x' },
])('what makes no sense in it is as good as not there: %o', (raw) => {
  expect(readOrdersAddress(raw)).toEqual({});
});
