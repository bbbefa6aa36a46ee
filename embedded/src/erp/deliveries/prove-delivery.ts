import { localTimeOf } from '../clock/market-time.ts';
import { getSalesArea } from '../customizing/sales-areas.ts';
import { formatDecimal, parseDecimal } from '../decimal.ts';
import type { Happening } from '../life/happening.ts';
import { refreshOrderStatus } from '../orders/order-status.store.ts';
import type { Queries, Row } from '../store/database.ts';
import * as deliveries from './delivery.store.ts';

/** The buyer signs. Where a pack is missing or broken they sign for what they got; what was shipped stays on record. */
export async function proveDelivery(queries: Queries, { order, part, at, now }: Happening): Promise<void> {
  const delivery = await deliveries.findDelivery(queries, order.number, part);
  if (!delivery) return;
  const document = String(delivery.DeliveryDocument);
  const { timeZone } = getSalesArea(String(delivery.SalesOrganization));
  const isShort = order.plan === 'short-proof' && part === 1;
  await deliveries.setItemStatus(queries, document, 'ProofOfDeliveryStatus', 'C');
  if (isShort) await takeOnePackAway(queries, document);
  const { date, time } = localTimeOf(at, timeZone);
  await deliveries.updateDelivery(queries, {
    document,
    day: localTimeOf(now, timeZone).date,
    values: {
      ProofOfDeliveryDate: date,
      ConfirmationTime: time,
      OverallProofOfDeliveryStatus: isShort ? 'B' : 'C',
    },
  });
  await deliveries.refreshItemProgress(queries, order.number);
  await refreshOrderStatus(queries, order.number);
}

/** Of the first line, with the empties that belong to it; with the only pack of a delivery go its pallets, too. */
async function takeOnePackAway(queries: Queries, document: string): Promise<void> {
  const items = await deliveries.findItems(queries, document);
  const [goods, ...others] = items.filter(({ is_lent: isLent }) => !isLent);
  if (!goods) return;
  const packs = quantityOf(goods);
  const isAll = others.length === 0 && packs <= 1_000n;
  const belongs = ({ is_lent: isLent, HigherLevelItem }: Row) =>
    isLent === true && (isAll || HigherLevelItem === goods.ReferenceSDDocumentItem);
  for (const item of [goods, ...items.filter(belongs)]) {
    const left = isAll ? 0n : quantityOf(item) - (quantityOf(item) * 1_000n) / packs;
    await deliveries.setDeliveredQuantity(queries, item, formatDecimal(left < 0n ? 0n : left, 3));
  }
}

const quantityOf = ({ OriginalDeliveryQuantity }: Readonly<Row>): bigint =>
  parseDecimal(String(OriginalDeliveryQuantity), 3);
