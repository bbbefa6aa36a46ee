import type { CancelBar, CancelVerdict } from '@dray/contract/ordering/cancellation.ts';
import type { OrderStanding } from '../progress/order-facts.model.ts';

/** What whoever wants to cancel is answered (T126). */
export type CancelAnswered = {
  status: 'success' | 'pending' | 'error';
  text: CancelVerdict | 'REQUESTED' | 'CANCELLED';
};

export const notCancellable: CancelAnswered = { status: 'error', text: 'ORDER_BLOCKED' };

/** By what is known already; undefined where the ERP must be asked. The clock never refuses (T127). */
export function knownAnswer(standing: OrderStanding): CancelAnswered | undefined {
  const { cancellation, cancellationCode, status } = standing;
  if (cancellation === 'done') return { status: 'success', text: 'CANCELLED' };
  if (cancellation === 'requested') return { status: 'pending', text: 'REQUESTED' };
  if (cancellation === 'blocked') return { status: 'pending', text: 'DELIVERY_BLOCKED' };
  if (standing.isIssued) return { status: 'error', text: 'GOODS_ISSUED' };
  if (cancellation === 'refused') return { status: 'error', text: cancellationCode ?? 'ORDER_BLOCKED' };
  return status === 'Fully Rejected' || status === 'Completely Processed' ? notCancellable : undefined;
}

/** Why asking would be in vain; undefined where it can be asked. */
export function cancelBar({ cancellation, status, isIssued }: OrderStanding): CancelBar | undefined {
  if (cancellation === 'requested' || cancellation === 'blocked') return 'REQUESTED';
  if (cancellation === 'done') return 'CANCELLED';
  if (status === 'Fully Rejected') return 'REJECTED';
  if (isIssued) return 'GOODS_ISSUED';
  if (status === 'Completely Processed') return 'COMPLETED';
  return cancellation === 'refused' ? 'REFUSED' : undefined;
}

/** The words that stand beside an order as long as its cancellation has some. */
export function cancellationWords({
  cancellation,
  cancellationCode,
}: OrderStanding): CancelAnswered['text'] | undefined {
  if (cancellation === 'none') return undefined;
  if (cancellation === 'requested') return 'REQUESTED';
  return cancellation === 'done' ? 'CANCELLED' : (cancellationCode ?? 'ORDER_BLOCKED');
}

/** Called off before or at the ERP. */
export const calledOff = (standing: OrderStanding, changedAt: Date): OrderStanding => ({
  ...standing,
  status: 'Fully Rejected',
  statusRaw: undefined,
  deliveryStatus: 'CANCELLED',
  cancellation: 'done',
  cancellationCode: undefined,
  changedAt,
});
