import type { Clock } from '#platform/clock.ts';
import type { ErpPort } from '../port/erp-port.ts';
import type { OrderUpdate } from '../port/order-update.ts';
import { httpSender } from './http-call.connector.ts';
import { limited } from './limited.ts';
import { resultsOf } from './odata-answer.ts';
import { type OdataClient, odataClient } from './odata-client.connector.ts';
import { authorizer } from './odata-credentials.connector.ts';
import { filterText, readText } from './odata-values.model.ts';
import { readBillingFile } from './read-billing-file.ts';
import { cancelAtSap } from './sap-cancel.ts';
import { checkSap } from './sap-check.ts';
import type { InstantOf } from './sap-delivery-update.model.ts';
import { sapFeeds } from './sap-feeds.ts';
import { lookUp } from './sap-look-up.ts';
import type { SapMapping } from './sap-mapping.ts';
import { type SapNames, type SapSettings, sapNames } from './sap-names.ts';
import { orderUpdate } from './sap-order-update.model.ts';
import { readSapOrder } from './sap-read-order.ts';
import { orderSender } from './sap-send-order.ts';
import { tracedSend } from './traced-send.ts';

type Needs = {
  settings: SapSettings;
  clock: Clock;
  instantOf: InstantOf;
  dayOf: (moment: Date, timeZone: string) => string;
};

const readsAtOnce = 10;

/** SAP S/4HANA, or ECC with the same services. */
export function sapPort(needs: Needs): ErpPort & { close: () => void } {
  const { settings, clock, instantOf } = needs;
  const { mapping, referencePrefix: prefix } = settings;
  const { referenceField } = mapping;
  const http = httpSender({
    ca: settings.ca,
    connectMs: settings.connectMs,
    maxSockets: settings.parallel + readsAtOnce,
  });
  const slots = limited(readsAtOnce + settings.parallel);
  const send = tracedSend(http.send);
  const client = odataClient({
    send: (call) => slots.run(() => send(call)),
    authorize: authorizer(settings.credentials, http.send, clock),
    settings,
  });
  const names = sapNames(settings);
  const { marketOf, markets, orderNumberOf } = names;
  const feeds = sapFeeds({ client, marketOf, orderNumberOf, referenceField, prefix, instantOf });
  const sender = orderSender({ client, names, ...needs });

  return {
    markets,
    close: http.close,
    deliveryRules: (country) => marketOf(country).deliveryRules,
    repeatsSafely: sender.repeatsSafely,
    reach: () => client.reach('API_SALES_ORDER_SRV'),
    findByReference: (order) => lookUp(client, order, { reference: names.referenceOf(order), referenceField }),
    sendOrder: sender.sendOrder,
    cancel: ({ sapId, country }) => cancelAtSap(client, sapId, marketOf(country)),
    readOrder: (sapId) => readOrder(client, names, sapId),
    async findDocument(sapId) {
      const row = await readSapOrder(client, sapId);
      return row && { reference: names.orderNumberOf(row) };
    },
    changedOrders: feeds.orders,
    changedDeliveries: feeds.deliveries,
    changedBilling: feeds.billing,
    changedContracts: feeds.contracts,
    creditAccounts: feeds.credit,
    pdf: (billingNumber) => readBillingFile(client, 'GetPDF', billingNumber),
    structuredInvoice: (billingNumber) => readBillingFile(client, mapping.structuredFunction, billingNumber),
    check: () =>
      checkSap({ client, feeds, markets, referenceField, structuredFunction: functionOf(mapping), now: clock.now() }),
  };
}

async function readOrder(client: OdataClient, names: SapNames, sapId: string): Promise<OrderUpdate | undefined> {
  const { markets, marketOf, orderNumberOf } = names;
  const path = `A_SalesOrder(${encodeURIComponent(filterText(sapId))})`;
  const { data } = await client.read('API_SALES_ORDER_SRV', path, { $expand: 'to_Item' });
  const orderNumber = orderNumberOf(data);
  const organization = readText(data.SalesOrganization);
  const country = markets.find((each) => marketOf(each).salesOrganization === organization);
  if (orderNumber === undefined || !country) return undefined;
  return orderUpdate(data, resultsOf(data.to_Item), orderNumber, { country, market: marketOf(country) });
}

/** Undefined where no market has invoices for programs. */
const functionOf = ({ markets, structuredFunction }: SapMapping): string | undefined =>
  Object.values(markets).some(({ structuredInvoices }) => structuredInvoices) ? structuredFunction : undefined;

/** What it is its taker judges by its bytes. */
