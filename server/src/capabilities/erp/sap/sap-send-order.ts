import { ErpFailure } from '../port/erp-failure.ts';
import type { Sending, SentOrder } from '../port/erp-port.ts';
import type { OrderToSend } from '../port/order-to-send.ts';
import type { OdataClient } from './odata-client.connector.ts';
import { readText } from './odata-values.model.ts';
import type { SapNames, SapSettings } from './sap-names.ts';
import { netOfGoods } from './sap-net.ts';
import { orderBody } from './sap-order-body.model.ts';

type Needs = {
  client: OdataClient;
  names: SapNames;
  settings: Pick<SapSettings, 'mapping' | 'isRepeatable'>;
  dayOf: (moment: Date, timeZone: string) => string;
};

/** The id was used so long ago that the answer is gone: it was carried out then. */
const outdatedId = '/IWBEP/CM_COS/005';

export function orderSender({ client, names, settings, dayOf }: Needs) {
  // Believed only once this ERP has said so: many take the header and do nothing with it.
  let wasAccepted = false;

  async function sendOrder(order: OrderToSend, { requestId, firstSentAt }: Sending): Promise<SentOrder> {
    const market = names.marketOf(order.country);
    const body = orderBody(order, {
      market,
      reference: names.referenceOf(order),
      referenceField: settings.mapping.referenceField,
      placedDay: dayOf(order.placedAt, market.timeZone),
    });
    const repeatable = { RequestID: requestId, RepeatabilityCreation: firstSentAt.toISOString() };
    const { data, headers } = await client.change('API_SALES_ORDER_SRV', 'A_SalesOrder', {
      method: 'POST',
      body,
      headers: settings.isRepeatable ? repeatable : {},
    });
    const sapId = readText(data.SalesOrder);
    if (sapId === '') throw new ErpFailure('unknown', 'The ERP gave no number', { code: 'NO_NUMBER' });
    wasAccepted ||= headers.repeatabilityresult === 'accepted';
    return { sapId, netMinor: netOfGoods(data, order) };
  }

  return {
    repeatsSafely: () => settings.isRepeatable && wasAccepted,
    sendOrder: (order: OrderToSend, sending: Sending): Promise<SentOrder> =>
      sendOrder(order, sending).catch((error: unknown) => {
        if (!(error instanceof ErpFailure) || error.code !== outdatedId) throw error;
        throw new ErpFailure('unknown', 'The ERP has carried out this request before', { code: outdatedId });
      }),
  };
}
