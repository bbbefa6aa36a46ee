import { tellOrder } from '../notifications/tell-of-changes.ts';
import type { OrderingDeps } from '../ordering.deps.ts';
import type { OrderOwner } from './order-facts.model.ts';
import { ownerOf } from './settle-order.ts';

/** The order will never be at the ERP: it is rejected, and the customer is told (T150). */
export async function giveUp(deps: OrderingDeps, orderNumber: string): Promise<OrderOwner | undefined> {
  const { standings, clock } = deps;
  const [locked] = await standings.lockOrders([orderNumber]);
  if (!locked) return undefined;
  const { standing } = locked;
  if (standing.status === 'Fully Rejected') return ownerOf(locked);

  const isWished = standing.cancellation === 'requested' || standing.cancellation === 'blocked';
  if (standing.isChecked) await standings.setChecked(orderNumber, false);
  await standings.setStanding(orderNumber, {
    ...standing,
    status: 'Fully Rejected',
    statusRaw: undefined,
    deliveryStatus: 'CANCELLED',
    cancellation: isWished ? 'done' : standing.cancellation,
    cancellationCode: isWished ? undefined : standing.cancellationCode,
    changedAt: clock.now(),
  });
  await tellOrder(deps, locked, isWished ? 'order-cancelled' : 'order-given-up');
  return ownerOf(locked);
}
