import { storeOf } from '@dray/contract/markets.ts';
import { expect, test } from 'vitest';
import type { Caller } from '#platform/request/request.ts';
import { checkDelivery } from './check-delivery.ts';
import { readDeliveryHeaders } from './delivery-headers.ts';

const claims = readDeliveryHeaders({
  'outlet-id': '100234',
  store: storeOf('CZ'),
  'customer-type': 'POS',
  'delivery-date': '2026-11-13',
  'note-for-driver': 'Zvonte',
});
const caller: Caller = {
  uid: 'u-1',
  isStaff: false,
  staffGrants: [],
  companyId: 'C1001',
  country: 'CZ',
  customerType: 'Outlets',
  grants: [],
};

test('of what a visitor claims, the outlet and the customer type are not kept', () => {
  expect(checkDelivery(claims, undefined, undefined)).toMatchObject({
    shipToId: undefined,
    customerType: undefined,
    country: 'CZ',
  });
});

test('what the outlet itself says counts before what the caller says', () => {
  const shipTo = { id: '100234', companyId: 'C1001', country: 'CZ', customerType: 'POS' } as const;

  expect(checkDelivery(claims, caller, shipTo)).toEqual({
    shipToId: '100234',
    country: 'CZ',
    customerType: 'POS',
    deliveryDate: '2026-11-13',
    standardDeliveryDate: undefined,
    deliveryMethod: undefined,
    reference: { noteForDriver: 'Zvonte', customerOrderNumber: undefined },
    onlyFavourites: false,
  });
});

test('without an outlet the caller’s own market and type count', () => {
  expect(checkDelivery(readDeliveryHeaders({}), caller, undefined)).toMatchObject({
    shipToId: undefined,
    country: 'CZ',
    customerType: 'Outlets',
  });
});
