import type { Country } from '@dray/contract/markets.ts';
import type { CheckFinding } from '../port/erp-port.ts';
import type { OdataClient, Service } from './odata-client.connector.ts';
import { filterText } from './odata-values.model.ts';
import type { SapFeeds } from './sap-feeds.ts';

/** What the connector reads or writes; a field that the ERP's description lacks is reported by its name. */
const neededFields: Readonly<Record<Service, readonly string[]>> = {
  API_SALES_ORDER_SRV: [
    'SalesOrder',
    'SoldToParty',
    'PurchaseOrderByCustomer',
    'RequestedDeliveryDate',
    'LastChangeDateTime',
    'OverallSDProcessStatus',
    'OverallSDDocumentRejectionSts',
    'TotalCreditCheckStatus',
    'DeliveryBlockReason',
    'TotalNetAmount',
    'SalesOrderItem',
    'HigherLevelItem',
    'Material',
    'RequestedQuantity',
    'RequestedQuantityISOUnit',
    'ConfdDelivQtyInOrderQtyUnit',
    'SalesDocumentRjcnReason',
    'NetAmount',
    'PartnerFunction',
    'LongTextID',
  ],
  'API_OUTBOUND_DELIVERY_SRV;v=0002': [
    'DeliveryDocument',
    'OverallPickingStatus',
    'OverallGoodsMovementStatus',
    'OverallProofOfDeliveryStatus',
    'ActualGoodsMovementDate',
    'DeliveryBlockReason',
    'CreationDate',
    'LastChangeDate',
    'ReferenceSDDocument',
    'ReferenceSDDocumentItem',
    'ActualDeliveryQuantity',
    'OriginalDeliveryQuantity',
  ],
  API_BILLING_DOCUMENT_SRV: [
    'BillingDocument',
    'BillingDocumentType',
    'PayerParty',
    'BillingDocumentDate',
    'TotalNetAmount',
    'TaxAmount',
    'LastChangeDateTime',
    'SalesDocument',
    'SalesDocumentItem',
    'GetPDF',
  ],
  API_SALES_CONTRACT_SRV: [
    'SalesContract',
    'SalesContractType',
    'SalesContractValidityStartDate',
    'SalesContractValidityEndDate',
    'LastChangeDateTime',
    'SalesContractItemText',
    'RequestedQuantity',
    'RequestedQuantityUnit',
    'PartnerFunction',
  ],
  API_CRDTMBUSINESSPARTNER: [
    'BusinessPartner',
    'CreditSegment',
    'CreditLimitAmount',
    'CreditLimitIsZero',
    'CreditAccountIsBlocked',
    'CreditSegmentCurrency',
  ],
};

type Needs = {
  client: OdataClient;
  feeds: SapFeeds;
  markets: readonly Country[];
  referenceField: string;
  structuredFunction: string | undefined;
  now: Date;
};

/** Tries everything that a day's work needs, and changes nothing. */
export async function checkSap({
  client,
  feeds,
  markets,
  referenceField,
  structuredFunction,
  now,
}: Needs): Promise<readonly CheckFinding[]> {
  const findings: CheckFinding[] = [];
  const attempt = async (name: string, work: () => Promise<string>): Promise<void> => {
    try {
      findings.push({ name, isFine: true, said: await work() });
    } catch (error) {
      findings.push({ name, isFine: false, said: error instanceof Error ? error.message : String(error) });
    }
  };
  const named: Partial<Record<Service, readonly string[]>> = {
    API_SALES_ORDER_SRV: [referenceField],
    API_BILLING_DOCUMENT_SRV: structuredFunction === undefined ? [] : [structuredFunction],
  };
  const services = Object.keys(neededFields) as Service[];
  for (const service of services) {
    await attempt(`${service} $metadata`, async () => {
      const metadata = await client.readText(service, '$metadata');
      const needed = [...neededFields[service], ...(named[service] ?? [])];
      const missing = needed.filter((field) => !metadata.includes(`Name="${field}"`));
      if (missing.length > 0) throw new Error(`lacks ${missing.join(', ')}`);
      return `${needed.length} fields`;
    });
    await attempt(`${service} token`, async () => {
      await client.reach(service);
      return 'a session';
    });
  }
  await attempt('look-up by reference', async () => {
    const asked = { $filter: `${referenceField} eq ${filterText('DRAY-CHECK')}`, $top: '2' };
    await client.read('API_SALES_ORDER_SRV', 'A_SalesOrder', asked);
    return `${referenceField} can be filtered`;
  });
  const since = { at: new Date(now.getTime() - 86_400_000), key: '' };
  for (const country of markets) {
    for (const feed of ['orders', 'deliveries', 'billing', 'contracts', 'credit'] as const) {
      await attempt(`${feed} of ${country}`, async () => {
        const { rows } = await feeds[feed](country, since);
        const faults = rows.flatMap((row) => ('fault' in row ? [`${row.key}: ${row.fault}`] : []));
        if (faults.length > 0) throw new Error(faults.slice(0, 3).join('; '));
        return `${rows.length} of the last day`;
      });
    }
  }
  return findings;
}
