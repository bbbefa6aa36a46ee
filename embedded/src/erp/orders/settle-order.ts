import { dropSteps } from '../life/life.store.ts';
import type { Queries } from '../store/database.ts';
import { getOrder, rejectIdlePallets } from './order-facts.store.ts';
import { refreshOrderStatus } from './order-status.store.ts';

/** After its items have changed: the order's own state, and nothing more to come where all of it is rejected. */
export async function settleOrder(queries: Queries, number: string): Promise<void> {
  await rejectIdlePallets(queries, number);
  await refreshOrderStatus(queries, number);
  const order = await getOrder(queries, number);
  if (order.OverallSDDocumentRejectionSts === 'C') await dropSteps(queries, number);
}
