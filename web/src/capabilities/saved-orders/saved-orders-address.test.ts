import { expect, test } from 'vitest';
import { readSavedOrdersAddress } from './saved-orders-address.ts';

test('all six filters, the page and the unfolded order are read as they were written', () => {
  const written = {
    shipTo: ['100234', '100235'],
    from: '2026-11-01',
    to: '2026-11-15',
    name: 'U Lípy',
    address: 'Brno',
    payer: 'Pivovarská',
    page: 2,
    order: 'a1b2-c3',
  };
  expect(readSavedOrdersAddress(written)).toEqual(written);
});

test.each([
  {},
  { page: '1' },
  { page: '-2' },
  { page: '1.5' },
  { from: '2026-02-30' },
  { to: 'yesterday' },
  { shipTo: '../x' },
  { shipTo: [] },
  { name: '   ' },
  { address: ['a', 'b'] },
  { order: 'a b' },
])('what makes no sense in it is as good as not there: %o', (raw) => {
  expect(readSavedOrdersAddress(raw)).toEqual({});
});
