import type { CancelBar, Cancellation, CancelVerdict } from '@dray/contract/ordering/cancellation.ts';
import type { OrderStatus } from '@dray/contract/ordering/order-status.ts';
import type { OrderState } from '../rules/order-facts.model.ts';

/** The answer to anyone who wants to cancel (T126). */
export type CancelAnswered = {
  status: 'success' | 'pending' | 'error';
  text: CancelVerdict | 'REQUESTED' | 'CANCELLED';
};

export const notCancellable: CancelAnswered = { status: 'error', text: 'ORDER_BLOCKED' };

type Known = {
  holds: (orderState: OrderState) => boolean;
  /** Why asking would be in vain, as menu and page say it. */
  bar: CancelBar;
  /** The answer to anyone who asks nevertheless. */
  answer: (orderState: OrderState) => CancelAnswered;
};

const always = (answer: CancelAnswered) => () => answer;
const isUnderWay = (each: Cancellation) => (orderState: OrderState) => orderState.cancellation === each;
const hasStatus = (orderStatus: OrderStatus) => (orderState: OrderState) => orderState.status === orderStatus;

/** The first that holds decides both; where none does, the ERP must be asked. The clock never refuses (T127). */
const known: readonly Known[] = [
  { holds: isUnderWay('done'), bar: 'CANCELLED', answer: always({ status: 'success', text: 'CANCELLED' }) },
  { holds: isUnderWay('requested'), bar: 'REQUESTED', answer: always({ status: 'pending', text: 'REQUESTED' }) },
  { holds: isUnderWay('blocked'), bar: 'REQUESTED', answer: always({ status: 'pending', text: 'DELIVERY_BLOCKED' }) },
  // Whatever was rejected of it since, what has left comes.
  { holds: ({ isIssued }) => isIssued, bar: 'GOODS_ISSUED', answer: always({ status: 'error', text: 'GOODS_ISSUED' }) },
  { holds: hasStatus('Fully Rejected'), bar: 'REJECTED', answer: always(notCancellable) },
  { holds: hasStatus('Completely Processed'), bar: 'COMPLETED', answer: always(notCancellable) },
  {
    holds: isUnderWay('refused'),
    bar: 'REFUSED',
    answer: ({ cancellationCode }) => ({ status: 'error', text: cancellationCode ?? 'ORDER_BLOCKED' }),
  },
];

const knownOf = (orderState: OrderState): Known | undefined => known.find(({ holds }) => holds(orderState));

export const knownAnswer = (orderState: OrderState): CancelAnswered | undefined =>
  knownOf(orderState)?.answer(orderState);

export const cancelBar = (orderState: OrderState): CancelBar | undefined => knownOf(orderState)?.bar;

/** The words that stand beside an order as long as its cancellation has some. */
export function cancellationWords({ cancellation, cancellationCode }: OrderState): CancelAnswered['text'] | undefined {
  if (cancellation === 'none') return undefined;
  if (cancellation === 'requested') return 'REQUESTED';
  return cancellation === 'done' ? 'CANCELLED' : (cancellationCode ?? 'ORDER_BLOCKED');
}

/** Called off before or at the ERP. */
export const calledOff = (orderState: OrderState, changedAt: Date): OrderState => ({
  ...orderState,
  status: 'Fully Rejected',
  statusRaw: undefined,
  deliveryStatus: 'CANCELLED',
  cancellation: 'done',
  cancellationCode: undefined,
  changedAt,
});
