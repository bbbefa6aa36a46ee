import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { tellOrder } from '../notifications/tell-of-changes.ts';
import type { LockedOrder } from '../store/order-state.store.ts';
import { type CancelAnswered, calledOff, knownAnswer, notCancellable } from './cancel-state.model.ts';

/** The ERP's number or ours. */
export type AskedOrder = { sapId: string | undefined; orderNumber: string | undefined };

/**
 * Asks for an order to be called off, once: anyone who asks again, or at the same time, waits for the order's lock and is told
 * how far it is (A13). A foreign order answers like a missing one.
 */
export async function cancelOrder(
  deps: OrderingDeps,
  { scope, actor }: Pick<Request, 'scope' | 'actor'>,
  { sapId, orderNumber }: AskedOrder,
): Promise<CancelAnswered> {
  if ((sapId === undefined) === (orderNumber === undefined)) throw new Refusal('ONE_ORDER_NUMBER');
  const found = await deps.history.findOrderNumber(scope, { sapId, orderNumber });
  const [locked] = found === undefined ? [] : await deps.orderStates.lockOrders([found]);
  if (!locked) return notCancellable;
  const known = knownAnswer(locked.orderState);
  if (known) return known;

  const answer = await deps.askErpToCancel(locked.orderNumber);
  await Promise.all([write(deps, locked, answer), record(deps, actor, locked, answer)]);
  return answer === 'withdrawn' ? { status: 'success', text: 'CANCELLED' } : { status: 'pending', text: 'REQUESTED' };
}

async function write(deps: OrderingDeps, locked: LockedOrder, answer: 'withdrawn' | 'asked'): Promise<void> {
  const { orderNumber, orderState } = locked;
  const now = deps.clock.now();
  if (answer === 'asked')
    return deps.orderStates.setState(orderNumber, { ...orderState, cancellation: 'requested', changedAt: now });
  await deps.orderStates.setState(orderNumber, calledOff(orderState, now));
  await tellOrder(deps, locked, 'order-cancelled');
}

const record = (
  { audit }: OrderingDeps,
  actor: Request['actor'],
  { orderNumber, companyId, shipToId, orderState }: LockedOrder,
  answer: 'withdrawn' | 'asked',
): Promise<void> =>
  audit.record(actor, {
    action: 'order-cancellation-asked',
    subject: `order:${orderNumber}`,
    companyId,
    details: { shipTo: shipToId },
    changes: { cancellation: { from: orderState.cancellation, to: answer === 'withdrawn' ? 'done' : 'requested' } },
  });
