import type { ErpDeps } from '../needs/erp.deps.ts';
import type { ErpMessage } from '../rules/erp-message.model.ts';
import { erpMessageStore } from '../store/erp-message.store.ts';
import { type SendOutcome, settledNow } from './send-outcome.ts';

type Parking = { code: string; details: unknown; said?: string };

/** For people: an operator reads the ERP's words and retries, adopts, renumbers or gives up. */
export async function parkMessage(
  deps: ErpDeps,
  message: ErpMessage,
  { code, details, said }: Parking,
): Promise<SendOutcome> {
  await deps.write(async (transaction) => {
    await erpMessageStore(transaction).changeMessage(message, {
      state: 'parked',
      attempts: message.attempts,
      firstSentAt: message.firstSentAt,
      unknownSince: message.unknownSince,
      lastCode: code,
      lastError: { said: said ?? null, details },
      at: deps.clock.now(),
    });
    await deps.ordersOf(transaction).setChecking(message.orderNumber, true);
  });
  deps.logger.error({ orderNumber: message.orderNumber, code }, 'an order is parked: the ERP does not take it');
  return settledNow;
}
