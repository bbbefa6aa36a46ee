import { badRequest } from '../erp-error.ts';
import { type ChangeEntity, lockSeen } from '../odata/write/change-entity.ts';
import type { Queries } from '../store/database.ts';
import { updateRow } from '../store/update-row.store.ts';
import { deliveryStateOf } from './delivered-item.store.ts';
import { checkRejectionReason } from './order-checks.ts';
import { getOrder, lockOrder, rejectItem } from './order-facts.store.ts';
import { touchOrder } from './order-status.store.ts';
import { settleOrder } from './settle-order.ts';

/** Changes one item; rejecting it is how an order is cancelled. Items have no ETag. */
export const changeOrderItem: ChangeEntity = async (erp, queries, change) => {
  const number = String(change.key.SalesOrder);
  await lockOrder(queries, number);
  const row = await lockSeen(queries, change);
  const { SalesDocumentRjcnReason: reason, ...others } = change.values;
  if (typeof reason === 'string' && reason !== row.SalesDocumentRjcnReason) {
    checkRejectionReason(reason);
    await checkMayReject(queries, number, Number(row.SalesOrderItem));
    await rejectItem(queries, { number, item: Number(row.SalesOrderItem), reason });
  }
  await updateRow(queries, { ...change, values: others });
  await settleOrder(queries, number);
  await touchOrder(queries, number, erp.clock.now());
  return undefined;
};

async function checkMayReject(queries: Queries, number: string, item: number): Promise<void> {
  const state = await deliveryStateOf(queries, number, item);
  const named = `Item ${item} of sales document ${number}`;
  if (state === 'issued') throw badRequest('V1/597', `${named} cannot be rejected: goods issue has been posted`);
  if (state === 'delivered') throw badRequest('V1/596', `${named} cannot be rejected: a delivery exists`);
  const order = await getOrder(queries, number);
  if (order.OverallSDProcessStatus === 'C' && order.OverallSDDocumentRejectionSts !== 'C') {
    throw badRequest('V2/474', `Sales document ${number} is completed and cannot be changed`);
  }
}
