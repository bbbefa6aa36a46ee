import type { FoundOrder } from '../port/erp-port.ts';
import type { OrderToSend } from '../port/order-to-send.ts';
import { resultsOf } from './odata-answer.ts';
import type { OdataClient } from './odata-client.connector.ts';
import { filterText, readDay, readText } from './odata-values.model.ts';
import { goodsOf, netOfGoods } from './sap-net.ts';

type LookUpKeys = { reference: string; referenceField: string };
type Row = Record<string, unknown>;

/** What is under our reference, compared with what we would send: a reference may have been given twice. */
export async function lookUp(
  client: OdataClient,
  order: OrderToSend,
  { reference, referenceField }: LookUpKeys,
): Promise<readonly FoundOrder[]> {
  const { data } = await client.read('API_SALES_ORDER_SRV', 'A_SalesOrder', {
    $filter: `${referenceField} eq ${filterText(reference)}`,
    $orderby: 'SalesOrder',
    $expand: 'to_Item',
    $top: '2',
  });
  return resultsOf(data).map((row) => {
    const differences = differencesOf(row, order);
    return {
      sapId: readText(row.SalesOrder),
      isOurs: differences.length === 0,
      differences,
      netMinor: netOfGoods(row, order),
    };
  });
}

function differencesOf(row: Row, order: OrderToSend): string[] {
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['SoldToParty', readText(row.SoldToParty), order.soldToId],
    ['PurchaseOrderByCustomer', readText(row.PurchaseOrderByCustomer), order.customerOrderNumber.trim()],
    ['RequestedDeliveryDate', readDay(row.RequestedDeliveryDate), order.deliveryDate],
    ['items', goodsOf(row, order).length, order.items.length],
  ];
  return pairs.filter(([, there, here]) => there !== here).map(([name]) => name);
}
