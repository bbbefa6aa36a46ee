import type { CancelAnswer } from '#capabilities/erp/index.ts';
import { type OrderNotificationKind, tellOrder } from '../notifications/tell-of-changes.ts';
import type { OrderingDeps } from '../ordering.deps.ts';
import type { OrderOwner, OrderStanding } from '../progress/order-facts.model.ts';
import { ownerOf } from '../progress/settle-order.ts';
import { calledOff } from './cancel-state.model.ts';

/** What the ERP answered to the wish. A verdict that stands already is not told again. */
export async function settleCancel(
  deps: OrderingDeps,
  orderNumber: string,
  answer: CancelAnswer,
): Promise<OrderOwner | undefined> {
  const [locked] = await deps.standings.lockOrders([orderNumber]);
  if (!locked) return undefined;
  const { cancellation } = locked.standing;
  const settled = settledBy(answer, locked.standing, deps.clock.now());
  const isWaiting = cancellation === 'requested' || cancellation === 'blocked';
  if (!isWaiting || !settled || settled.standing.cancellation === cancellation) return ownerOf(locked);

  await deps.standings.setStanding(orderNumber, settled.standing);
  if (settled.notification) await tellOrder(deps, locked, settled.notification);
  return ownerOf(locked);
}

type Settled = { standing: OrderStanding; notification: OrderNotificationKind | undefined };

function settledBy({ verdict }: CancelAnswer, standing: OrderStanding, changedAt: Date): Settled | undefined {
  if (verdict === 'again-later') return undefined;
  if (verdict === 'done') return { standing: calledOff(standing, changedAt), notification: 'order-cancelled' };
  if (verdict === 'blocked')
    return {
      standing: { ...standing, cancellation: 'blocked', cancellationCode: 'DELIVERY_BLOCKED', changedAt },
      notification: undefined,
    };
  const cancellationCode = verdict === 'goods-issued' ? 'GOODS_ISSUED' : 'ORDER_BLOCKED';
  return {
    standing: { ...standing, cancellation: 'refused', cancellationCode, changedAt },
    notification: 'cancellation-refused',
  };
}
