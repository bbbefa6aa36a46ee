import { expect, test } from 'vitest';
import { orderBody } from './sap-order-body.model.ts';
import { czech, anOrder as order } from './test-sap.ts';

const mapping = {
  market: czech,
  reference: 'DRAY-4500123',
  referenceField: 'PurchaseOrderByShipToParty',
  placedDay: '2026-11-13',
};

test('an order is one deep insert: numbers as text, days of the market, items under our line numbers', () => {
  expect(orderBody(order, mapping)).toEqual({
    SalesOrderType: 'OR',
    SalesOrganization: 'CZ01',
    DistributionChannel: '10',
    OrganizationDivision: '00',
    SoldToParty: '0000200101',
    PurchaseOrderByCustomer: '2026/117',
    PurchaseOrderByShipToParty: 'DRAY-4500123',
    CustomerPurchaseOrderDate: '/Date(1794528000000)/',
    SalesOrderDate: '/Date(1794528000000)/',
    PricingDate: '/Date(1794528000000)/',
    RequestedDeliveryDate: '/Date(1795132800000)/',
    TransactionCurrency: 'CZK',
    ShippingCondition: '01',
    CustomerPaymentTerms: 'NT14',
    to_Partner: [
      { PartnerFunction: 'SH', Customer: '100234' },
      { PartnerFunction: 'PY', Customer: '300101' },
      { PartnerFunction: 'BP', Customer: '300101' },
    ],
    to_Text: [{ Language: 'CS', LongTextID: 'TX01', LongText: 'Zvoňte u dvora' }],
    to_Item: [
      item('10', 'CZ100001', '3.000', { ConditionRateValue: '400.01', ConditionQuantity: '3' }),
      item('30', 'CZ100002', '0.500', { ConditionRateValue: '200.00', ConditionQuantity: '1' }),
      {
        ...item('900030', 'CZ-PALLET', '2.000', { ConditionRateValue: '600.00', ConditionQuantity: '2' }),
        SalesOrderItemCategory: 'TANE',
      },
    ],
  });
});

const item = (SalesOrderItem: string, Material: string, RequestedQuantity: string, price: object) => ({
  SalesOrderItem,
  Material,
  RequestedQuantity,
  RequestedQuantityISOUnit: 'PCE',
  to_PricingElement: [{ ConditionType: 'ZPRT', ...price, ConditionCurrency: 'CZK', ConditionQuantityUnit: 'PCE' }],
});

test('pallets are not named where the ERP adds them by itself', () => {
  const market = { ...czech, pallets: 'derived' as const };

  expect(JSON.stringify(orderBody(order, { ...mapping, market }))).not.toContain('CZ-PALLET');
});

test('where the ERP prices by itself no condition is sent, and without a note no text', () => {
  const body = orderBody(
    { ...order, noteForDriver: undefined },
    { ...mapping, market: { ...czech, price: { mode: 'compare' } } },
  );

  expect(body).not.toHaveProperty('to_Text');
  expect(JSON.stringify(body)).not.toContain('to_PricingElement');
});

test('an order type that the mapping does not know is not guessed', () => {
  expect(() => orderBody({ ...order, orderType: 'Sample' }, mapping)).toThrow(/order type for Sample/);
});
