import { expect, test } from 'vitest';
import { lookUp } from './sap-look-up.ts';
import { anOrder, fakeClient } from './test-sap.ts';

const lookUpKeys = { reference: 'DRAY-4500123', referenceField: 'PurchaseOrderByShipToParty' };
const there = {
  SalesOrder: '0010004711',
  SoldToParty: '0000200101',
  PurchaseOrderByCustomer: '2026/117 ',
  RequestedDeliveryDate: '/Date(1795132800000)/',
  to_Item: {
    results: [
      { SalesOrderItem: '10', HigherLevelItem: '000000', NetAmount: '400.01' },
      { SalesOrderItem: '30', HigherLevelItem: '', NetAmount: '100.00' },
      { SalesOrderItem: '31', HigherLevelItem: '000030', NetAmount: '50.00' },
    ],
  },
};
const look = async (row: object) => {
  const { client, reads } = fakeClient({ read: () => ({ results: [row] }) });
  const [found] = await lookUp(client, anOrder, lookUpKeys);
  return { found, query: reads[0]?.query };
};

test('an order of ours is known by its reference, and its empties are not counted', async () => {
  const { found, query } = await look(there);

  expect(found).toEqual({ sapId: '0010004711', isOurs: true, differences: [], netMinor: 50_001 });
  expect(query).toEqual({
    $filter: "PurchaseOrderByShipToParty eq 'DRAY-4500123'",
    $orderby: 'SalesOrder',
    $expand: 'to_Item',
    $top: '2',
  });
});

test.each([
  ['sent', { SalesOrderItem: '900030', Material: 'CZ-PALLET', NetAmount: '600.00' }],
  ['added by the ERP', { SalesOrderItem: '40', Material: 'CZ-PALLET', NetAmount: '600.00' }],
])('pallets are no goods of an order, whether %s', async (_how, pallets) => {
  const { found } = await look({ ...there, to_Item: { results: [...there.to_Item.results, pallets] } });

  expect(found).toMatchObject({ isOurs: true, netMinor: 50_001 });
});

test.each([
  ['SoldToParty', { SoldToParty: '0000200102' }],
  ['PurchaseOrderByCustomer', { PurchaseOrderByCustomer: '2026/118' }],
  ['RequestedDeliveryDate', { RequestedDeliveryDate: '/Date(1795219200000)/' }],
  ['items', { to_Item: { results: there.to_Item.results.slice(1) } }],
])('one that is under our reference with another %s is not ours', async (name, other) => {
  const { found } = await look({ ...there, ...other });

  expect(found).toMatchObject({ isOurs: false, differences: [name] });
});
