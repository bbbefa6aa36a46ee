import type { Happening } from '../life/happening.ts';
import type { Queries } from '../store/database.ts';
import { confirmItems, findOpenItems, setCreditStatus } from './order-facts.store.ts';
import { touchOrder } from './order-status.store.ts';
import { settleOrder } from './settle-order.ts';

export async function releaseCredit(queries: Queries, { order, now }: Happening): Promise<void> {
  await setCreditStatus(queries, order.number, 'D');
  await touchOrder(queries, order.number, now);
}

/** The stock is there, but for the last line where fate has it so. */
export async function confirmOrder(queries: Queries, { order, now }: Happening): Promise<void> {
  const goods = (await findOpenItems(queries, order.number)).filter(({ isLent }) => !isLent);
  const rejected = order.plan === 'line-rejected' ? goods.at(-1)?.item : undefined;
  await confirmItems(queries, order.number, rejected);
  await settleOrder(queries, order.number);
  await touchOrder(queries, order.number, now);
}
