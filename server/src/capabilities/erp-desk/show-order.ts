import type { MessageOnFile } from '#capabilities/erp/index.ts';
import type { OrderHeading } from '#capabilities/ordering/index.ts';
import type { Scope } from '#platform/request/request.ts';
import type { ErpDeskDeps } from './erp-desk.deps.ts';
import { type QueuedOrder, requireHead } from './list-queue.ts';

export type OrderWay = {
  head: OrderHeading;
  messages: readonly MessageOnFile[];
  queued: QueuedOrder | undefined;
};

const open = ['waiting', 'sending', 'unknown', 'parked'];

export async function showOrder(deps: ErpDeskDeps, scope: Scope, orderNumber: string): Promise<OrderWay> {
  const head = await requireHead(deps, scope, orderNumber);
  const messages = await deps.erp.listMessagesOf(orderNumber);
  const first = messages.find(({ state }) => open.includes(state));
  return { head, messages, queued: first && { ...head, ...first } };
}
