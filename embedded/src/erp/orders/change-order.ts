import { badRequest } from '../erp-error.ts';
import { etagOf } from '../odata/etag.ts';
import { findRow } from '../odata/read/entities.store.ts';
import { type ChangeEntity, lockSeen } from '../odata/write/change-entity.ts';
import { updateRow } from '../store/update-row.store.ts';
import { checkBlocks } from './order-checks.ts';
import { touchOrder } from './order-status.store.ts';

/** Changes the header of an order that is not finished. */
export const changeOrder: ChangeEntity = async (erp, queries, change) => {
  const order = await lockSeen(queries, change);
  if (order.OverallSDProcessStatus === 'C') {
    throw badRequest('V2/474', `Sales document ${order.SalesOrder} is completed and cannot be changed`);
  }
  checkBlocks(change.values, (code, message, target) => {
    throw badRequest(code, message, target);
  });
  await updateRow(queries, change);
  await touchOrder(queries, String(order.SalesOrder), erp.clock.now());
  const changed = await findRow(queries, change.set, change.key);
  return changed && etagOf(change.set, changed);
};
