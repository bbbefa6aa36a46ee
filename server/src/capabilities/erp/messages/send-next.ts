import type { ErpDeps } from '../needs/erp.deps.ts';
import { type ErpMessage, lowestOpen } from '../rules/erp-message.model.ts';
import { erpMessageStore } from '../store/erp-message.store.ts';
import { sendCancel } from './send-cancel.ts';
import { sendCreate } from './send-create.ts';
import { type SendOutcome, settledNow } from './send-outcome.ts';

/** Takes the order's messages as far as they go now: a cancel never before its create. */
export async function sendNext(deps: ErpDeps, orderNumber: string): Promise<SendOutcome> {
  for (;;) {
    const message = await deps.write((transaction) => nextMessage(deps, transaction, orderNumber));
    if (!message || message.state === 'parked') return settledNow;
    const outcome = message.kind === 'cancel' ? await sendCancel(deps, message) : await sendCreate(deps, message);
    if (outcome.kind === 'again') return outcome;
  }
}

async function nextMessage(
  deps: ErpDeps,
  transaction: Parameters<typeof erpMessageStore>[0],
  orderNumber: string,
): Promise<ErpMessage | undefined> {
  const store = erpMessageStore(transaction);
  const message = lowestOpen(await store.lockMessages(orderNumber));
  if (message?.kind !== 'create') return message;
  const sapId = await deps.ordersOf(transaction).findSapId(orderNumber);
  if (!sapId) return message;
  // The feed was faster.
  await store.changeMessage(message, {
    state: 'done',
    attempts: message.attempts,
    firstSentAt: message.firstSentAt,
    unknownSince: undefined,
    erpReference: sapId,
    at: deps.clock.now(),
  });
  return nextMessage(deps, transaction, orderNumber);
}
