import { localTimeOf } from '../clock/market-time.ts';
import { deliveryBlocks } from '../customizing/codes.ts';
import { getSalesArea } from '../customizing/sales-areas.ts';
import { badRequest } from '../erp-error.ts';
import { addStep, holdSteps } from '../life/life.store.ts';
import { etagOf } from '../odata/etag.ts';
import { findRow } from '../odata/read/entities.store.ts';
import { type ChangeEntity, lockSeen } from '../odata/write/change-entity.ts';
import { lockOrder } from '../orders/order-facts.store.ts';
import type { Queries, Row } from '../store/database.ts';
import { findOrderOf, updateDelivery } from './delivery.store.ts';

const takenBackAfterMs = 30 * 60_000;

/** Changes the header of a delivery. Blocking it stops the depot, as long as the goods are still there. */
export const changeDelivery: ChangeEntity = async (erp, queries, change) => {
  const { set, key, values } = change;
  const document = String(key.DeliveryDocument);
  const order = await findOrderOf(queries, document);
  if (order) await lockOrder(queries, order.number);
  const row = await lockSeen(queries, change);

  checkBlock(row, values);
  const now = erp.clock.now();
  const { timeZone } = getSalesArea(String(row.SalesOrganization));
  await updateDelivery(queries, { document, day: localTimeOf(now, timeZone).date, values });
  const block = values.DeliveryBlockReason;
  if (order && typeof block === 'string' && block !== row.DeliveryBlockReason) {
    await holdBack(queries, { ...order, isBlocked: block !== '', now });
  }
  const changed = await findRow(queries, set, key);
  return changed && etagOf(set, changed);
};

function checkBlock(row: Readonly<Row>, { DeliveryBlockReason: block }: Readonly<Row>): void {
  if (!block) return;
  if (!deliveryBlocks.includes(String(block))) {
    throw badRequest('VL/362', `Delivery block ${block} is not defined`, 'DeliveryBlockReason');
  }
  if (row.OverallGoodsMovementStatus === 'C') {
    throw badRequest('VL/609', `Delivery ${row.DeliveryDocument} cannot be blocked: goods issue has been posted`);
  }
}

type Held = { number: string; part: number; isBlocked: boolean; now: Date };

async function holdBack(queries: Queries, { number, part, isBlocked, now }: Held): Promise<void> {
  await holdSteps(queries, number, { part, isHeld: isBlocked });
  if (!isBlocked) return;
  const dueAt = new Date(now.getTime() + takenBackAfterMs);
  await addStep(queries, number, { step: 'delete-delivery', part, dueAt });
}
