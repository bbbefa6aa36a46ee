import { expect, test } from 'vitest';
import { readOrdersAddress } from './orders-address.ts';

test('an address is read as it was written', () => {
  const raw = { view: 'open', page: '3', q: ' 2026/118 ', order: '4500123', from: '2026-11-01', to: '2026-11-15' };
  expect(
    readOrdersAddress({
      ...raw,
      status: 'Not Relevant',
      deliveryStatus: ['DELIVERED', 'RETURNED TO HUB 7'],
      shipTo: ['100234', '100234'],
    }),
  ).toEqual({
    ...raw,
    page: 3,
    q: '2026/118',
    status: ['Not Relevant'],
    deliveryStatus: ['DELIVERED', 'RETURNED TO HUB 7'],
    shipTo: ['100234'],
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
  { status: 'Lost' },
  { view: 'mine' },
  { deliveryStatus: '<b>' },
  { shipTo: ['../x'] },
  { from: '2026-13-01' },
  { to: ['2026-11-01', '2026-11-02'] },
])('what makes no sense in it is as good as not there: %o', (raw) => {
  expect(readOrdersAddress(raw)).toEqual({});
});
