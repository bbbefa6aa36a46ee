import { expect, test } from 'vitest';
import { isNarrowed, readSavedOrdersAddress } from './saved-orders-address.ts';

test('an address is read as it was written', () => {
  expect(
    readSavedOrdersAddress({ shipTo: 100234, from: '2026-11-01', to: '2026-11-15', page: 2, order: 'a1b2-c3' }),
  ).toEqual({ shipTo: '100234', from: '2026-11-01', to: '2026-11-15', page: 2, order: 'a1b2-c3' });
});

test.each([
  {},
  { page: '1' },
  { page: '-2' },
  { page: '1.5' },
  { from: '2026-02-30' },
  { to: 'yesterday' },
  { shipTo: '../x' },
  { shipTo: ['1', '2'] },
  { order: 'a b' },
])('what makes no sense in it is as good as not there: %o', (raw) => {
  expect(readSavedOrdersAddress(raw)).toEqual({});
});

test('a page or an unfolded order does not narrow the list, a place or a day does', () => {
  expect(isNarrowed({ page: 3, order: 'a1' })).toBe(false);
  expect([{ shipTo: '100234' }, { from: '2026-11-01' }, { to: '2026-11-01' }].map(isNarrowed)).toEqual([
    true,
    true,
    true,
  ]);
});
