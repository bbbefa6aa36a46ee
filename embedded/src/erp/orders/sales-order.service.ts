import { amount, change, create, date, instant, key, number, quantity, rate, text } from '../odata/model/property.ts';
import type { EntitySet, Service } from '../odata/model/service.ts';

const header: EntitySet = {
  name: 'A_SalesOrder',
  typeName: 'A_SalesOrderType',
  table: 'sales_order',
  etag: 'LastChangeDateTime',
  properties: [
    text('SalesOrder', 10, key),
    text('SalesOrderType', 4, create),
    text('SalesOrganization', 4, create),
    text('DistributionChannel', 2, create),
    text('OrganizationDivision', 2, create),
    text('SoldToParty', 10, create),
    date('CreationDate'),
    text('CreatedByUser', 12),
    instant('LastChangeDateTime'),
    text('PurchaseOrderByCustomer', 35, change),
    text('PurchaseOrderByShipToParty', 35, change),
    date('CustomerPurchaseOrderDate', change),
    date('SalesOrderDate', create),
    date('PricingDate', create),
    amount('TotalNetAmount'),
    text('TransactionCurrency', 5, create),
    date('RequestedDeliveryDate', change),
    text('ShippingCondition', 2, change),
    text('CustomerPaymentTerms', 4, change),
    text('DeliveryBlockReason', 2, change),
    text('HeaderBillingBlockReason', 2, change),
    text('OverallSDProcessStatus', 1),
    text('OverallSDDocumentRejectionSts', 1),
    text('OverallDeliveryStatus', 1),
    text('OverallTotalDeliveryStatus', 1),
    text('OverallOrdReltdBillgStatus', 1),
    text('TotalCreditCheckStatus', 1),
    text('SalesDocApprovalStatus', 1),
  ],
  navigations: [
    { name: 'to_Item', to: 'A_SalesOrderItem', isMany: true, on: ['SalesOrder'] },
    { name: 'to_Partner', to: 'A_SalesOrderHeaderPartner', isMany: true, on: ['SalesOrder'] },
    { name: 'to_Text', to: 'A_SalesOrderText', isMany: true, on: ['SalesOrder'] },
  ],
};

const item: EntitySet = {
  name: 'A_SalesOrderItem',
  typeName: 'A_SalesOrderItemType',
  table: 'sales_order_item',
  properties: [
    text('SalesOrder', 10, key),
    number('SalesOrderItem', { ...key, ...create }),
    number('HigherLevelItem', create),
    text('SalesOrderItemCategory', 4, create),
    text('SalesOrderItemText', 40, change),
    text('Material', 40, create),
    quantity('RequestedQuantity', change),
    text('RequestedQuantityUnit', 3, create),
    text('RequestedQuantitySAPUnit', 3, create),
    text('RequestedQuantityISOUnit', 3, create),
    quantity('ConfdDelivQtyInOrderQtyUnit'),
    text('TransactionCurrency', 5),
    amount('NetAmount'),
    text('ProductionPlant', 4, create),
    text('SalesDocumentRjcnReason', 2, change),
    text('SDProcessStatus', 1),
    text('DeliveryStatus', 1),
  ],
  navigations: [
    { name: 'to_SalesOrder', to: 'A_SalesOrder', isMany: false, on: ['SalesOrder'] },
    {
      name: 'to_PricingElement',
      to: 'A_SalesOrderItemPrElement',
      isMany: true,
      on: ['SalesOrder', 'SalesOrderItem'],
    },
    { name: 'to_ScheduleLine', to: 'A_SalesOrderScheduleLine', isMany: true, on: ['SalesOrder', 'SalesOrderItem'] },
  ],
};

const partner: EntitySet = {
  name: 'A_SalesOrderHeaderPartner',
  typeName: 'A_SalesOrderHeaderPartnerType',
  table: 'sales_order_partner',
  properties: [
    text('SalesOrder', 10, key),
    text('PartnerFunction', 2, { ...key, ...create }),
    text('Customer', 10, create),
  ],
  navigations: [],
};

const note: EntitySet = {
  name: 'A_SalesOrderText',
  typeName: 'A_SalesOrderTextType',
  table: 'sales_order_text',
  properties: [
    text('SalesOrder', 10, key),
    text('Language', 2, { ...key, ...create }),
    text('LongTextID', 4, { ...key, ...create }),
    // Without a limit of its own, as in the original.
    text('LongText', 0, change),
  ],
  navigations: [],
};

const pricingElement: EntitySet = {
  name: 'A_SalesOrderItemPrElement',
  typeName: 'A_SalesOrderItemPrElementType',
  table: 'sales_order_pricing_element',
  properties: [
    text('SalesOrder', 10, key),
    number('SalesOrderItem', key),
    number('PricingProcedureStep', key),
    number('PricingProcedureCounter', key),
    text('ConditionType', 4, create),
    rate('ConditionRateValue', create),
    text('ConditionCurrency', 5, create),
    quantity('ConditionQuantity', create),
    text('ConditionQuantityUnit', 3, create),
    text('ConditionQuantitySAPUnit', 3, create),
    text('ConditionQuantityISOUnit', 3, create),
    amount('ConditionAmount'),
  ],
  navigations: [],
};

const scheduleLine: EntitySet = {
  name: 'A_SalesOrderScheduleLine',
  typeName: 'A_SalesOrderScheduleLineType',
  table: 'sales_order_schedule_line',
  properties: [
    text('SalesOrder', 10, key),
    number('SalesOrderItem', key),
    number('ScheduleLine', key),
    date('RequestedDeliveryDate'),
    date('ConfirmedDeliveryDate'),
    quantity('ScheduleLineOrderQuantity'),
    quantity('ConfdOrderQtyByMatlAvailCheck'),
  ],
  navigations: [],
};

export const salesOrderService: Service = {
  name: 'API_SALES_ORDER_SRV',
  version: '1',
  sets: [header, item, partner, note, pricingElement, scheduleLine],
  functions: [],
};
