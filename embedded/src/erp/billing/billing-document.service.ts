import { amount, date, flag, instant, key, number, quantity, text, time } from '../odata/model/property.ts';
import type { EntitySet, Service } from '../odata/model/service.ts';

const header: EntitySet = {
  name: 'A_BillingDocument',
  typeName: 'A_BillingDocumentType',
  table: 'billing_document',
  etag: 'LastChangeDateTime',
  properties: [
    text('BillingDocument', 10, key),
    text('BillingDocumentType', 4),
    text('SDDocumentCategory', 4),
    date('CreationDate'),
    time('CreationTime'),
    instant('LastChangeDateTime'),
    text('SalesOrganization', 4),
    text('DistributionChannel', 2),
    text('Division', 2),
    date('BillingDocumentDate'),
    flag('BillingDocumentIsCancelled'),
    text('CancelledBillingDocument', 10),
    amount('TotalNetAmount'),
    amount('TaxAmount'),
    amount('TotalGrossAmount'),
    text('TransactionCurrency', 5),
    text('CustomerPaymentTerms', 4),
    text('PaymentReference', 30),
    text('PayerParty', 10),
    text('SoldToParty', 10),
    text('InvoiceClearingStatus', 1),
  ],
  navigations: [{ name: 'to_Item', to: 'A_BillingDocumentItem', isMany: true, on: ['BillingDocument'] }],
};

const item: EntitySet = {
  name: 'A_BillingDocumentItem',
  typeName: 'A_BillingDocumentItemType',
  table: 'billing_document_item',
  properties: [
    text('BillingDocument', 10, key),
    number('BillingDocumentItem', key),
    text('SalesDocument', 10),
    number('SalesDocumentItem'),
    text('ReferenceSDDocument', 10),
    number('ReferenceSDDocumentItem'),
    text('Material', 40),
    text('BillingDocumentItemText', 40),
    quantity('BillingQuantity'),
    text('BillingQuantityUnit', 3),
    amount('NetAmount'),
    amount('TaxAmount'),
    amount('GrossAmount'),
    text('TransactionCurrency', 5),
    text('Plant', 4),
  ],
  navigations: [{ name: 'to_BillingDocument', to: 'A_BillingDocument', isMany: false, on: ['BillingDocument'] }],
};

export const billingDocumentService: Service = {
  name: 'API_BILLING_DOCUMENT_SRV',
  version: '1',
  sets: [header, item],
  functions: [
    {
      name: 'GetPDF',
      parameter: 'BillingDocument',
      resultType: 'GetPDFResult',
      resultProperty: 'BillingDocumentBinary',
    },
    // Not of the standard: installations add one, or a service of theirs, in front of the system's electronic documents.
    {
      name: 'GetElectronicInvoice',
      parameter: 'BillingDocument',
      resultType: 'GetElectronicInvoiceResult',
      resultProperty: 'BillingDocumentBinary',
    },
  ],
};
