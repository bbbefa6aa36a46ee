const day = (date: string): string => `/Date(${Date.parse(`${date}T00:00:00Z`)})/`;

/** An order as the portal sends it: two lines for Friday, 20 November 2026. */
export const anOrder = (reference: string, more: object = {}): object => ({
  SalesOrderType: 'OR',
  SalesOrganization: 'CZ01',
  DistributionChannel: '10',
  OrganizationDivision: '00',
  SoldToParty: '0000100234',
  PurchaseOrderByCustomer: 'PO 77',
  PurchaseOrderByShipToParty: reference,
  CustomerPurchaseOrderDate: day('2026-11-16'),
  RequestedDeliveryDate: day('2026-11-20'),
  TransactionCurrency: 'CZK',
  to_Partner: [
    { PartnerFunction: 'SH', Customer: '0000100235' },
    { PartnerFunction: 'PY', Customer: '0000100236' },
  ],
  to_Text: [{ Language: 'CS', LongTextID: 'TX01', LongText: 'Zvonek u dvora, prosím žádné schody' }],
  to_Item: [anItem('10', 'LAGER-50', '4'), anItem('20', 'IPA-30', '2')],
  ...more,
});

export const anItem = (item: string, material: string, packs: string, price = '1250.500000000'): object => ({
  SalesOrderItem: item,
  Material: material,
  RequestedQuantity: packs,
  RequestedQuantityISOUnit: 'PCE',
  to_PricingElement: [
    {
      ConditionType: 'ZPRT',
      ConditionRateValue: price,
      ConditionCurrency: 'CZK',
      ConditionQuantity: '1',
      ConditionQuantityISOUnit: 'PCE',
    },
  ],
});
