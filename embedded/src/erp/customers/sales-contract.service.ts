import { amount, date, instant, key, number, quantity, text } from '../odata/model/property.ts';
import type { EntitySet, Service } from '../odata/model/service.ts';

const header: EntitySet = {
  name: 'A_SalesContract',
  typeName: 'A_SalesContractType',
  table: 'sales_contract',
  etag: 'LastChangeDateTime',
  properties: [
    text('SalesContract', 10, key),
    text('SalesContractType', 4),
    text('SalesOrganization', 4),
    text('DistributionChannel', 2),
    text('OrganizationDivision', 2),
    text('SoldToParty', 10),
    date('CreationDate'),
    date('LastChangeDate'),
    instant('LastChangeDateTime'),
    text('PurchaseOrderByCustomer', 35),
    date('SalesContractDate'),
    amount('TotalNetAmount'),
    text('TransactionCurrency', 5),
    date('SalesContractValidityStartDate'),
    date('SalesContractValidityEndDate'),
    text('ContractManualCompletion', 1),
    text('OverallSDProcessStatus', 1),
    text('OverallSDDocumentRejectionSts', 1),
  ],
  navigations: [
    { name: 'to_Item', to: 'A_SalesContractItem', isMany: true, on: ['SalesContract'] },
    { name: 'to_Partner', to: 'A_SalesContractPartner', isMany: true, on: ['SalesContract'] },
  ],
};

const item: EntitySet = {
  name: 'A_SalesContractItem',
  typeName: 'A_SalesContractItemType',
  table: 'sales_contract_item',
  properties: [
    text('SalesContract', 10, key),
    number('SalesContractItem', key),
    text('SalesContractItemCategory', 4),
    text('SalesContractItemText', 40),
    text('Material', 40),
    quantity('RequestedQuantity'),
    text('RequestedQuantityUnit', 3),
    amount('OutlineAgreementTargetAmount'),
    amount('NetAmount'),
    text('TransactionCurrency', 5),
  ],
  navigations: [{ name: 'to_SalesContract', to: 'A_SalesContract', isMany: false, on: ['SalesContract'] }],
};

const partner: EntitySet = {
  name: 'A_SalesContractPartner',
  typeName: 'A_SalesContractPartnerType',
  table: 'sales_contract_partner',
  properties: [text('SalesContract', 10, key), text('PartnerFunction', 2, key), text('Customer', 10)],
  navigations: [{ name: 'to_SalesContract', to: 'A_SalesContract', isMany: false, on: ['SalesContract'] }],
};

export const salesContractService: Service = {
  name: 'API_SALES_CONTRACT_SRV',
  version: '1',
  sets: [header, item, partner],
  functions: [],
};
