import { amount, date, flag, key, text } from '../odata/model/property.ts';
import type { EntitySet, Service } from '../odata/model/service.ts';

/** What a customer owes is not among its fields, in SAP's own service neither. */
const account: EntitySet = {
  name: 'CreditManagementAccount',
  typeName: 'CreditManagementAccountType',
  table: 'credit_account',
  properties: [
    text('BusinessPartner', 10, key),
    text('CreditSegment', 10, key),
    flag('BusinessPartnerIsCritical'),
    flag('CreditAccountIsBlocked'),
    text('CreditAccountBlockReason', 2),
    amount('CreditLimitAmount'),
    flag('CreditLimitIsZero'),
    date('CreditLimitValidityEndDate'),
    date('CreditLimitLastChangeDate'),
    text('CreditSegmentCurrency', 5),
  ],
  navigations: [],
};

export const creditAccountService: Service = {
  name: 'API_CRDTMBUSINESSPARTNER',
  version: '1',
  sets: [account],
  functions: [],
};
