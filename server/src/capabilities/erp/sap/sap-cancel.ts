import { ErpFailure } from '../port/erp-failure.ts';
import type { CancelAnswer } from '../port/order-update.ts';
import { isRecord, resultsOf } from './odata-answer.ts';
import type { OdataClient } from './odata-client.connector.ts';
import { filterText, readItemNumber, readText } from './odata-values.model.ts';
import type { MarketMapping } from './sap-mapping.ts';
import { readSapOrder, statusOf } from './sap-read-order.ts';

type Row = Record<string, unknown>;

/** So often the order is read anew because somebody changed it at the same time. */
const maxTurns = 3;

/**
 * Rejects what has no delivery yet, blocks a delivery that has not left, and changes nothing once goods are out. Each step
 * may be repeated: whatever happened in between is read first.
 */
export async function cancelAtSap(client: OdataClient, sapId: string, market: MarketMapping): Promise<CancelAnswer> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await cancelOnce(client, sapId, market);
    } catch (error) {
      const answer = answerOf(error, turn);
      if (answer) return answer;
    }
  }
}

/** Undefined: look again. A refusal may mean that goods left in between, and only another look tells. */
function answerOf(error: unknown, turn: number): CancelAnswer | undefined {
  if (!(error instanceof ErpFailure) || error.kind !== 'refused') throw error;
  if (isLock(error)) return { verdict: 'again-later', why: error.message };
  const hasMoved = statusOf(error) === 412 || statusOf(error) === 428;
  const mayLookAgain = turn === 1 || (hasMoved && turn < maxTurns);
  return mayLookAgain ? undefined : { verdict: 'not-found-or-blocked', why: error.message };
}

async function cancelOnce(client: OdataClient, sapId: string, market: MarketMapping): Promise<CancelAnswer> {
  const order = await readSapOrder(client, sapId);
  if (!order) return { verdict: 'not-found-or-blocked', why: 'there is no such order' };
  if (readText(order.OverallSDDocumentRejectionSts) === 'C') return { verdict: 'done' };
  const deliveryItems = await readDeliveryItems(client, sapId);
  const deliveries = await readDeliveries(client, deliveryItems);
  if (deliveries.some((row) => ['B', 'C'].includes(readText(row.OverallGoodsMovementStatus)))) {
    return { verdict: 'goods-issued' };
  }
  if (readText(order.OverallSDProcessStatus) === 'C') {
    return { verdict: 'not-found-or-blocked', why: 'the order is completed' };
  }
  for (const row of deliveries) await block(client, row, market);
  for (const item of openItems(order, deliveryItems)) await reject(client, sapId, item, market);
  return deliveries.length > 0 ? { verdict: 'blocked' } : { verdict: 'done' };
}

/** Neither rejected nor in a delivery. */
function openItems(order: Row, deliveryItems: readonly Row[]): string[] {
  const delivered = new Set(deliveryItems.map((row) => readItemNumber(row.ReferenceSDDocumentItem)));
  return resultsOf(order.to_Item)
    .filter(
      (item) => readText(item.SalesDocumentRjcnReason) === '' && !delivered.has(readItemNumber(item.SalesOrderItem)),
    )
    .map((item) => readText(item.SalesOrderItem));
}

const deliveryService = 'API_OUTBOUND_DELIVERY_SRV;v=0002';

async function readDeliveryItems(client: OdataClient, sapId: string): Promise<Row[]> {
  const { data } = await client.read(deliveryService, 'A_OutbDeliveryItem', {
    $filter: `ReferenceSDDocument eq ${filterText(sapId)}`,
    $top: '1000',
  });
  return resultsOf(data);
}

function readDeliveries(client: OdataClient, items: readonly Row[]): Promise<Row[]> {
  const numbers = [...new Set(items.map((row) => readText(row.DeliveryDocument)))];
  return Promise.all(
    numbers.map(async (number) => {
      const path = `A_OutbDeliveryHeader(${encodeURIComponent(filterText(number))})`;
      return (await client.read(deliveryService, path)).data;
    }),
  );
}

async function block(client: OdataClient, row: Row, market: MarketMapping): Promise<void> {
  if (readText(row.DeliveryBlockReason) !== '') return;
  const metadata = isRecord(row.__metadata) ? row.__metadata : {};
  const path = `A_OutbDeliveryHeader(${encodeURIComponent(filterText(readText(row.DeliveryDocument)))})`;
  await client.change(deliveryService, path, {
    method: 'PATCH',
    body: { DeliveryBlockReason: market.deliveryBlock },
    headers: { 'if-match': readText(metadata.etag) },
  });
}

async function reject(client: OdataClient, sapId: string, item: string, market: MarketMapping): Promise<void> {
  const key = `SalesOrder=${filterText(sapId)},SalesOrderItem=${filterText(item)}`;
  await client.change('API_SALES_ORDER_SRV', `A_SalesOrderItem(${encodeURIComponent(key)})`, {
    method: 'PATCH',
    body: { SalesDocumentRjcnReason: market.cancelReason },
  });
}

/** SAP's messages for a document that somebody has open. */
const isLock = ({ code, message }: ErpFailure): boolean =>
  ['V1/042', 'VL/045', 'VL/046'].includes(code) || /currently (being )?(processed|locked)/i.test(message);
