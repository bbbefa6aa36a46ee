import type { Country } from '@dray/contract/markets.ts';
import type { ContractUpdate, CreditAccount } from '../port/customer-update.ts';
import type { Cursor, Page, Read } from '../port/erp-port.ts';
import type { BillingUpdate, DeliveryUpdate, OrderUpdate } from '../port/order-update.ts';
import { resultsOf } from './odata-answer.ts';
import type { OdataClient, Service } from './odata-client.connector.ts';
import { dayBefore, filterDay, filterMoment, filterText, readMoment, readText } from './odata-values.model.ts';
import { billingUpdate } from './sap-billing-update.model.ts';
import { contractUpdate, creditAccount } from './sap-customer-update.model.ts';
import { deliveryUpdate, type InstantOf } from './sap-delivery-update.model.ts';
import type { MarketMapping } from './sap-mapping.ts';
import { orderUpdate } from './sap-order-update.model.ts';

const rowsAtOnce = 200;

type Row = Record<string, unknown>;
export type SapFeeds = ReturnType<typeof sapFeeds>;

type Needs = {
  client: OdataClient;
  marketOf: (country: Country) => MarketMapping;
  /** Undefined for an order that is not of this portal. */
  orderNumberOf: (row: Row) => string | undefined;
  referenceField: string;
  prefix: string;
  instantOf: InstantOf;
};

/** What changed, page by page, each from where the last one ended: by time and number, never by counting rows. */
export function sapFeeds({ client, marketOf, orderNumberOf, referenceField, prefix, instantOf }: Needs) {
  const readPage = async (service: Service, entity: string, filter: string, order: string, expand: string) => {
    const { data } = await client.read(service, entity, {
      $filter: filter,
      $orderby: order,
      ...(expand ? { $expand: expand } : {}),
      $top: String(rowsAtOnce),
    });
    return resultsOf(data);
  };
  const ofMarket = (country: Country) => `SalesOrganization eq ${filterText(marketOf(country).salesOrganization)}`;

  return {
    async orders(country: Country, after: Cursor): Promise<Page<OrderUpdate>> {
      const filter = `${changedAfter(after, 'SalesOrder')} and ${ofMarket(country)} and startswith(${referenceField},${filterText(prefix)}) eq true`;
      const rows = await readPage(
        'API_SALES_ORDER_SRV',
        'A_SalesOrder',
        filter,
        'LastChangeDateTime,SalesOrder',
        'to_Item',
      );
      const of = { country, market: marketOf(country) };
      return pageOf(rows, 'SalesOrder', (row) => {
        const orderNumber = orderNumberOf(row);
        if (orderNumber === undefined) throw new Error('the reference is not ours');
        return orderUpdate(row, resultsOf(row.to_Item), orderNumber, of);
      });
    },

    async deliveries(country: Country, after: Cursor): Promise<Page<DeliveryUpdate>> {
      // Only days are known of a change: the cursor's time is the round's day, its key the last number of this round.
      const day = filterDay(dayBefore(after.at));
      const filter = `(LastChangeDate ge ${day} or CreationDate ge ${day}) and DeliveryDocument gt ${filterText(after.key)} and ${ofMarket(country)}`;
      const rows = await readPage(
        'API_OUTBOUND_DELIVERY_SRV;v=0002',
        'A_OutbDeliveryHeader',
        filter,
        'DeliveryDocument',
        'to_DeliveryDocumentItem',
      );
      const of = { country, market: marketOf(country) };
      return numberedPage(rows, 'DeliveryDocument', after, (row) =>
        deliveryUpdate(row, resultsOf(row.to_DeliveryDocumentItem), of, instantOf),
      );
    },

    async contracts(country: Country, after: Cursor): Promise<Page<ContractUpdate>> {
      const filter = `${changedAfter(after, 'SalesContract')} and ${ofMarket(country)}`;
      const order = 'LastChangeDateTime,SalesContract';
      const rows = await readPage('API_SALES_CONTRACT_SRV', 'A_SalesContract', filter, order, 'to_Item,to_Partner');
      const of = { country, market: marketOf(country) };
      return pageOf(rows, 'SalesContract', (row) =>
        contractUpdate(row, { items: resultsOf(row.to_Item), partners: resultsOf(row.to_Partner) }, of),
      );
    },

    async credit(country: Country, after: Cursor): Promise<Page<CreditAccount>> {
      const { creditSegment } = marketOf(country);
      if (creditSegment === undefined) return { rows: [], end: undefined, hasMore: false };
      const filter = `CreditSegment eq ${filterText(creditSegment)} and BusinessPartner gt ${filterText(after.key)}`;
      const rows = await readPage('API_CRDTMBUSINESSPARTNER', 'CreditManagementAccount', filter, 'BusinessPartner', '');
      return numberedPage(rows, 'BusinessPartner', after, creditAccount);
    },

    async billing(country: Country, after: Cursor): Promise<Page<BillingUpdate>> {
      const filter = `${changedAfter(after, 'BillingDocument')} and ${ofMarket(country)}`;
      const order = 'LastChangeDateTime,BillingDocument';
      const rows = await readPage('API_BILLING_DOCUMENT_SRV', 'A_BillingDocument', filter, order, 'to_Item');
      const of = { country, market: marketOf(country) };
      return pageOf(rows, 'BillingDocument', (row) => billingUpdate(row, resultsOf(row.to_Item), of));
    },
  };
}

/** Rows of one instant are in the order of their numbers, so a page may end between two of them. */
const changedAfter = ({ at, key }: Cursor, number: string): string => {
  const time = filterMoment(at);
  return `(LastChangeDateTime gt ${time} or (LastChangeDateTime eq ${time} and ${number} gt ${filterText(key)}))`;
};

function pageOf<Update>(rows: readonly Row[], number: string, toUpdate: (row: Row) => Update): Page<Update> {
  const last = rows.at(-1);
  const at = last && readMoment(last.LastChangeDateTime);
  return {
    rows: rows.map((row) => understood(readText(row[number]), () => toUpdate(row))),
    end: last && at ? { at, key: readText(last[number]) } : undefined,
    hasMore: isFull(rows),
  };
}

/** Of what is read by its number alone: the cursor's time stays that of the round. */
function numberedPage<Update>(
  rows: readonly Row[],
  number: string,
  after: Cursor,
  toUpdate: (row: Row) => Update,
): Page<Update> {
  const read = rows.map((row): Read<Update> => understood(readText(row[number]), () => toUpdate(row)));
  const last = read.at(-1)?.key;
  return { rows: read, end: last === undefined ? undefined : { ...after, key: last }, hasMore: isFull(rows) };
}

const isFull = (rows: readonly Row[]): boolean => rows.length >= rowsAtOnce;

function understood<Update>(key: string, read: () => Update): Read<Update> {
  try {
    return { key, update: read() };
  } catch (error) {
    return { key, fault: error instanceof Error ? error.message : String(error) };
  }
}
