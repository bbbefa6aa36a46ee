import { type Country, countries } from '@dray/contract/markets.ts';
import type { Clock } from '#platform/clock.ts';
import { ErpFailure } from '../port/erp-failure.ts';
import type { ErpPort } from '../port/erp-port.ts';
import type { OrderNews } from '../port/order-news.ts';
import { httpSender } from './http-call.connector.ts';
import { limited } from './limited.ts';
import { isRecord, resultsOf } from './odata-answer.ts';
import { type OdataSettings, odataClient } from './odata-client.connector.ts';
import { authorizer, type ErpCredentials } from './odata-credentials.connector.ts';
import { filterText, readMinor, readText } from './odata-values.model.ts';
import { cancelAtSap } from './sap-cancel.ts';
import { checkSap } from './sap-check.ts';
import type { InstantOf } from './sap-delivery-news.model.ts';
import { sapFeeds } from './sap-feeds.ts';
import { lookUp } from './sap-look-up.ts';
import type { MarketMapping, SapMapping } from './sap-mapping.ts';
import { orderBody } from './sap-order-body.model.ts';
import { orderNews } from './sap-order-news.model.ts';

export type SapSettings = OdataSettings & {
  credentials: ErpCredentials;
  ca: string | undefined;
  mapping: SapMapping;
  referencePrefix: string;
  isRepeatable: boolean;
  parallel: number;
};

type Needs = {
  settings: SapSettings;
  clock: Clock;
  instantOf: InstantOf;
  dayOf: (moment: Date, timeZone: string) => string;
};

const readsAtOnce = 10;
/** The id was used so long ago that the answer is gone: it was carried out then. */
const outdatedId = '/IWBEP/CM_COS/005';

/** SAP S/4HANA, or ECC with the same services. */
export function sapPort({ settings, clock, instantOf, dayOf }: Needs): ErpPort & { close: () => void } {
  const { mapping, referencePrefix: prefix } = settings;
  const { referenceField } = mapping;
  const http = httpSender({ ca: settings.ca, maxSockets: settings.parallel + readsAtOnce });
  const reads = limited(readsAtOnce + settings.parallel);
  const client = odataClient({
    send: (call) => reads.run(() => http.send(call)),
    authorize: authorizer(settings.credentials, http.send, clock),
    settings,
  });
  const marketOf = (country: Country): MarketMapping => {
    const market = mapping.markets[country];
    if (!market) throw new ErpFailure('refused', `The mapping has no market ${country}`, { code: 'MAPPING' });
    return market;
  };
  const referenceOf = (orderNumber: string): string => `${prefix}${orderNumber}`;
  const orderNumberOf = (row: Record<string, unknown>): string | undefined => {
    const reference = readText(row[referenceField]);
    return reference.startsWith(prefix) ? reference.slice(prefix.length) : undefined;
  };
  const feeds = sapFeeds({ client, marketOf, orderNumberOf, referenceField, prefix, instantOf });
  const markets = countries.filter((country) => mapping.markets[country] !== undefined);
  // Believed only once this ERP has said so: many take the header and do nothing with it.
  let wasAccepted = false;

  return {
    markets,
    close: http.close,
    deliveryRules: (country) => marketOf(country).deliveryRules,
    repeatsSafely: () => settings.isRepeatable && wasAccepted,
    reach: () => client.reach('API_SALES_ORDER_SRV'),
    findByReference: (order) => lookUp(client, order, { reference: referenceOf(order.orderNumber), referenceField }),

    async sendOrder(order, { requestId, firstSentAt }) {
      const market = marketOf(order.country);
      const placedDay = dayOf(order.placedAt, market.timeZone);
      const body = orderBody(order, { market, reference: referenceOf(order.orderNumber), referenceField, placedDay });
      const repeatable = settings.isRepeatable
        ? { RequestID: requestId, RepeatabilityCreation: firstSentAt.toISOString() }
        : {};
      try {
        const { data, headers } = await client.change('API_SALES_ORDER_SRV', 'A_SalesOrder', {
          method: 'POST',
          body,
          headers: repeatable,
        });
        const sapId = readText(data.SalesOrder);
        if (sapId === '') throw new ErpFailure('unknown', 'The ERP gave no number', { code: 'NO_NUMBER' });
        wasAccepted ||= headers.repeatabilityresult === 'accepted';
        return { sapId, netMinor: readMinor(data.TotalNetAmount), isReplayed: false };
      } catch (error) {
        if (error instanceof ErpFailure && error.code === outdatedId) {
          throw new ErpFailure('unknown', 'The ERP has carried out this request before', { code: outdatedId });
        }
        throw error;
      }
    },

    cancel: ({ sapId, country }) => cancelAtSap(client, sapId, marketOf(country)),

    async readOrder(sapId): Promise<OrderNews | undefined> {
      const path = `A_SalesOrder(${encodeURIComponent(filterText(sapId))})`;
      const { data } = await client.read('API_SALES_ORDER_SRV', path, { $expand: 'to_Item' });
      const orderNumber = orderNumberOf(data);
      const organization = readText(data.SalesOrganization);
      const country = markets.find((its) => marketOf(its).salesOrganization === organization);
      if (orderNumber === undefined || !country) return undefined;
      return orderNews(data, resultsOf(data.to_Item), orderNumber, { country, market: marketOf(country) });
    },

    changedOrders: feeds.orders,
    changedDeliveries: feeds.deliveries,
    changedBilling: feeds.billing,

    async pdf(billingNumber) {
      const asked = { BillingDocument: filterText(billingNumber) };
      const { data } = await client.read('API_BILLING_DOCUMENT_SRV', 'GetPDF', asked);
      const answer = isRecord(data.GetPDF) ? data.GetPDF.BillingDocumentBinary : undefined;
      if (typeof answer !== 'string' || answer === '') return undefined;
      const bytes = Buffer.from(answer, 'base64');
      return bytes.subarray(0, 5).toString('latin1') === '%PDF-' ? bytes : undefined;
    },

    check: () => checkSap({ client, feeds, markets, referenceField }),
  };
}
