import { randomUUID } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { hasNeverLeft, isOpen } from '../rules/erp-message.model.ts';
import { type ErpMessageStore, insertMessage, wakingJob } from '../store/erp-message.store.ts';

export type Outbox = { messages: ErpMessageStore; clock: Clock };

type Placed = { orderNumber: string; revision: number; placedAt: Date };

/** For the transaction that places the order, as a part of a statement of its own: it exists exactly when the order does. */
export function announcementOf({ orderNumber, revision, placedAt }: Placed) {
  const message = {
    orderNumber,
    sequence: 1,
    kind: 'create',
    revision,
    requestId: newRequestId(),
    createdAt: placedAt,
  } as const;
  return { statement: insertMessage(message), jobs: [wakingJob(message)] };
}

/**
 * Whether the order can be taken back without the ERP: nothing of it can be there. Otherwise the request waits behind what was
 * sent before. Twice the same request is one.
 */
export async function askToCancel({ messages, clock }: Outbox, orderNumber: string): Promise<'withdrawn' | 'asked'> {
  const known = await messages.lockMessages(orderNumber);
  const at = clock.now();
  const [create] = known.filter(({ kind }) => kind === 'create');
  if (create && hasNeverLeft(create)) {
    for (const message of known.filter(isOpen)) {
      const { attempts, firstSentAt, unknownSince, lastCode } = message;
      await messages.changeMessage(message, { state: 'withdrawn', attempts, firstSentAt, unknownSince, lastCode, at });
    }
    return 'withdrawn';
  }
  if (known.some((message) => message.kind === 'cancel' && isOpen(message))) return 'asked';
  const sequence = Math.max(0, ...known.map((message) => message.sequence)) + 1;
  await messages.addMessage({
    orderNumber,
    sequence,
    kind: 'cancel',
    // An order that came before there were messages has its first.
    revision: known.at(-1)?.revision ?? 1,
    requestId: newRequestId(),
    createdAt: at,
  });
  return 'asked';
}

/** Not made from the order's number: after a restore the same number may mean another order. */
export const newRequestId = (): string => randomUUID().replaceAll('-', '');
