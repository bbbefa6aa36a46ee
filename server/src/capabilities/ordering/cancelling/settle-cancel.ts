import type { CancelAnswer } from '#capabilities/erp/index.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { type OrderNotificationKind, tellOrder } from '../notifications/tell-of-changes.ts';
import { ownerOf } from '../progress/settle-order.ts';
import type { OrderOwner, OrderState } from '../rules/order-facts.model.ts';
import { calledOff } from './cancel-state.model.ts';

/** What the ERP answered to the request. A verdict that is known already is not reported again. */
export async function settleCancel(
  deps: OrderingDeps,
  orderNumber: string,
  answer: CancelAnswer,
): Promise<OrderOwner | undefined> {
  const [locked] = await deps.orderStates.lockOrders([orderNumber]);
  if (!locked) return undefined;
  const { cancellation } = locked.orderState;
  const settled = settledBy(answer, locked.orderState, deps.clock.now());
  const isWaiting = cancellation === 'requested' || cancellation === 'blocked';
  if (!isWaiting || !settled || settled.orderState.cancellation === cancellation) return ownerOf(locked);

  await deps.orderStates.setState(orderNumber, settled.orderState);
  if (settled.notification) await tellOrder(deps, locked, settled.notification);
  return ownerOf(locked);
}

type Settled = { orderState: OrderState; notification: OrderNotificationKind | undefined };

function settledBy({ verdict }: CancelAnswer, orderState: OrderState, changedAt: Date): Settled | undefined {
  if (verdict === 'again-later') return undefined;
  if (verdict === 'done') return { orderState: calledOff(orderState, changedAt), notification: 'order-cancelled' };
  if (verdict === 'blocked')
    return {
      orderState: { ...orderState, cancellation: 'blocked', cancellationCode: 'DELIVERY_BLOCKED', changedAt },
      notification: undefined,
    };
  const cancellationCode = verdict === 'goods-issued' ? 'GOODS_ISSUED' : 'ORDER_BLOCKED';
  return {
    orderState: { ...orderState, cancellation: 'refused', cancellationCode, changedAt },
    notification: 'cancellation-refused',
  };
}
