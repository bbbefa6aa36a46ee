import type { ErpDeskDeps, Operator } from './erp-desk.deps.ts';
import { listQueue } from './list-queue.ts';
import { retryOrder } from './operate-order.ts';

/** One transaction locks so many orders at most; the page asks again while some are left. */
const maxAtOnce = 100;

/** What was parked for one cause is usually mended together: sent anew, the oldest first, each with its row in the audit. */
export async function retryOrders(
  deps: ErpDeskDeps,
  operator: Operator,
  { cause, market }: { cause: string; market: string | undefined },
): Promise<{ resent: number; left: number }> {
  const asked = { state: 'parked', cause, market, until: undefined, offset: 0, limit: maxAtOnce };
  const { rows, total } = await listQueue(deps, operator.scope, asked);
  // Always in this order, or two who press it could wait for each other.
  const numbers = rows.map(({ orderNumber }) => orderNumber).toSorted();
  for (const orderNumber of numbers) await retryOrder(deps, operator, orderNumber);
  return { resent: numbers.length, left: total - numbers.length };
}
