import { expect, test } from 'vitest';
import { testUser } from '#capabilities/session/test-user.ts';
import { looksByDelivery } from './delivery-filter.model.ts';

const shipTo = { id: '1', name: 'Bar', city: 'Lodi', status: 'Active', customerType: 'DIST' };

test.each([
  ['nobody', undefined, false],
  ['a Czech pub', testUser(), false],
  ['a Spanish one', testUser({ country: 'ES', shipTos: [{ ...shipTo, country: 'ES' }] }), false],
  ['an Italian buyer', testUser({ country: 'IT' }), true],
  ['a user with a ship-to in Italy', testUser({ shipTos: [{ ...shipTo, country: 'IT' }] }), true],
  ['staff', testUser({ isStaff: true }), true],
])('%s looks by delivery status: %s', (_who, user, expected) => {
  expect(looksByDelivery(user)).toBe(expected);
});
