import type { ErpDeps } from '../needs/erp.deps.ts';
import { ErpFailure } from '../port/erp-failure.ts';
import type { CancelAnswer } from '../port/order-update.ts';
import { type ErpMessage, patienceMs } from '../rules/erp-message.model.ts';
import { erpMessageStore } from '../store/erp-message.store.ts';
import { parkMessage } from './park-message.ts';
import { type SendOutcome, settledNow } from './send-outcome.ts';

/** Reading first and each change harmless when repeated: whatever happened to an earlier try, another one is safe. */
export async function sendCancel(deps: ErpDeps, message: ErpMessage): Promise<SendOutcome> {
  const { orderNumber } = message;
  const [sapId, order] = await deps.read((transaction) => {
    const orders = deps.ordersOf(transaction);
    return Promise.all([orders.findSapId(orderNumber), orders.findOrderToSend(orderNumber)]);
  });
  if (!sapId || !order) return parkMessage(deps, message, { code: 'NOTHING_TO_CANCEL', details: {} });
  if (deps.clock.now().getTime() - message.createdAt.getTime() > patienceMs) {
    return parkMessage(deps, message, { code: 'TOO_LONG', details: { last: message.lastCode ?? null } });
  }
  try {
    const answer = await deps.port.cancel({ sapId, country: order.country });
    if (answer.verdict === 'again-later') return { kind: 'again', reason: answer.why };
    await settle(deps, message, answer);
    return settledNow;
  } catch (error) {
    if (!(error instanceof ErpFailure)) throw error;
    return { kind: 'again', reason: error.message, isAway: error.isAway };
  }
}

async function settle(deps: ErpDeps, message: ErpMessage, answer: CancelAnswer): Promise<void> {
  const isTaken = answer.verdict === 'done' || answer.verdict === 'blocked';
  await deps.write(async (transaction) => {
    await erpMessageStore(transaction).changeMessage(message, {
      state: isTaken ? 'done' : 'refused',
      attempts: message.attempts + 1,
      firstSentAt: message.firstSentAt ?? deps.clock.now(),
      unknownSince: undefined,
      lastCode: answer.verdict,
      lastError: 'why' in answer ? { said: answer.why } : undefined,
      at: deps.clock.now(),
    });
    await deps.ordersOf(transaction).settleCancel(message.orderNumber, answer);
  });
}
