import { type Cancellation, type CancelVerdict, cancellations } from '@dray/contract/ordering/cancellation.ts';
import { type OrderStatus, orderStatuses } from '@dray/contract/ordering/order-status.ts';
import { expect, test } from 'vitest';
import type { OrderState } from '../rules/order-facts.model.ts';
import { cancelBar, cancellationWords, knownAnswer } from './cancel-state.model.ts';

const orderState = (fields: Partial<OrderState>): OrderState => ({
  sapId: '1',
  status: 'Not Yet Processed',
  statusRaw: undefined,
  deliveryStatus: undefined,
  cancellation: 'none',
  cancellationCode: undefined,
  isChecked: false,
  isIssued: false,
  hasTracking: false,
  hasDifferences: false,
  isAwaited: true,
  changedAt: undefined,
  ...fields,
});

type Row = [
  Cancellation,
  CancelVerdict | undefined,
  OrderStatus,
  boolean,
  string | undefined,
  string | undefined,
  string | undefined,
];

// Cancellation, its code, status, goods issued; then the bar, the answer and the words beside the order.
test.each<Row>([
  ['none', undefined, 'Not Yet Processed', false, undefined, undefined, undefined],
  ['none', undefined, 'Partially Processed', false, undefined, undefined, undefined],
  ['none', undefined, 'Not Relevant', false, undefined, undefined, undefined],
  ['none', undefined, 'Partially Processed', true, 'GOODS_ISSUED', 'error GOODS_ISSUED', undefined],
  ['none', undefined, 'Completely Processed', true, 'GOODS_ISSUED', 'error GOODS_ISSUED', undefined],
  ['none', undefined, 'Fully Rejected', true, 'GOODS_ISSUED', 'error GOODS_ISSUED', undefined],
  ['none', undefined, 'Completely Processed', false, 'COMPLETED', 'error ORDER_BLOCKED', undefined],
  ['none', undefined, 'Fully Rejected', false, 'REJECTED', 'error ORDER_BLOCKED', undefined],
  ['requested', undefined, 'Not Yet Processed', false, 'REQUESTED', 'pending REQUESTED', 'REQUESTED'],
  ['requested', undefined, 'Partially Processed', true, 'REQUESTED', 'pending REQUESTED', 'REQUESTED'],
  [
    'blocked',
    'DELIVERY_BLOCKED',
    'Not Yet Processed',
    false,
    'REQUESTED',
    'pending DELIVERY_BLOCKED',
    'DELIVERY_BLOCKED',
  ],
  ['done', undefined, 'Fully Rejected', false, 'CANCELLED', 'success CANCELLED', 'CANCELLED'],
  ['refused', 'GOODS_ISSUED', 'Partially Processed', true, 'GOODS_ISSUED', 'error GOODS_ISSUED', 'GOODS_ISSUED'],
  ['refused', 'ORDER_BLOCKED', 'Not Yet Processed', false, 'REFUSED', 'error ORDER_BLOCKED', 'ORDER_BLOCKED'],
])('%s %s, %s, issued %s', (cancellation, cancellationCode, status, isIssued, bar, answer, words) => {
  const cancelled = orderState({ cancellation, cancellationCode, status, isIssued });
  const known = knownAnswer(cancelled);

  expect(cancelBar(cancelled)).toBe(bar);
  expect(known && `${known.status} ${known.text}`).toBe(answer);
  expect(cancellationWords(cancelled)).toBe(words);
});

test('menu and answer never tell different reasons', () => {
  const words = { GOODS_ISSUED: ['GOODS_ISSUED'], REJECTED: ['ORDER_BLOCKED'], COMPLETED: ['ORDER_BLOCKED'] };
  for (const cancellation of cancellations)
    for (const status of orderStatuses)
      for (const isIssued of [true, false]) {
        const cancelled = orderState({ cancellation, status, isIssued, cancellationCode: 'ORDER_BLOCKED' });
        const bar = cancelBar(cancelled);
        const answer = knownAnswer(cancelled);
        expect(bar === undefined).toBe(answer === undefined);
        if (bar && bar in words) expect(words[bar as keyof typeof words]).toContain(answer?.text);
      }
});
