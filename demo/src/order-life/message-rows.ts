import { createHash } from 'node:crypto';
import type { Order } from '@dray/server/capabilities/ordering/index.ts';
import { endedAt, takenAt } from './draft.ts';
import type { OrderLife } from './order-life.ts';

/** What was sent to the ERP: every order, and the request to cancel it where there was one. */
export function sentRows(life: OrderLife): object[] {
  const { order, sapId, fate } = life;
  const created = sentRow(order, { kind: 'create', sequence: 1, sapId, at: takenAt(life) });
  const cancelledAt = fate.ended === 'cancelled' ? endedAt(life) : undefined;
  return cancelledAt ? [created, sentRow(order, { kind: 'cancel', sequence: 2, sapId, at: cancelledAt })] : [created];
}

/** Waits from now on: the sender takes it as soon as the ERP answers. */
export const waitingRow = (order: Order, now: Date) => ({
  ...messageRow(order, 'create', 1),
  state: 'waiting',
  attempts: 0,
  created_at: now,
});

type Sent = { kind: 'create' | 'cancel'; sequence: number; sapId: string; at: Date };

const sentRow = (order: Order, { kind, sequence, sapId, at }: Sent) => ({
  ...messageRow(order, kind, sequence),
  state: 'done',
  attempts: 1,
  first_sent_at: at,
  erp_reference: sapId,
  created_at: kind === 'create' ? order.placedAt : at,
  settled_at: at,
});

const messageRow = ({ orderNumber, revision }: Order, kind: string, sequence: number) => ({
  order_number: orderNumber,
  sequence,
  kind,
  revision,
  request_id: createHash('sha256').update(`${orderNumber} ${sequence}`).digest('hex').slice(0, 32),
});
