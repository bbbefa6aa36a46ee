import type { OpenMessage } from '#capabilities/erp/index.ts';
import type { OrderHeading } from '#capabilities/ordering/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Scope } from '#platform/request/request.ts';
import type { ErpDeskDeps } from './erp-desk.deps.ts';
import { countBy, isAsked, isLate, type QueueFilter } from './queue.model.ts';

/** While the ERP is away for hours more may wait; the oldest are what people act on. */
const maxLooked = 5_000;

export type QueuedOrder = OpenMessage & Omit<OrderHeading, 'sapId'>;

export type Queue = {
  rows: QueuedOrder[];
  total: number;
  states: { key: string; count: number }[];
  causes: { key: string; count: number }[];
  late: number;
  isCut: boolean;
};

type Asked = QueueFilter & { offset: number; limit: number };

/** What waits within reach, the oldest first. */
export async function listQueue(deps: ErpDeskDeps, scope: Scope, { offset, limit, ...filter }: Asked): Promise<Queue> {
  const open = await deps.erp.listOpen(maxLooked);
  const reached = await withHeads(deps, scope, open);
  const asked = reached.filter((row) => isAsked({ ...row, lastCode: row.lastCode ?? '' }, filter));
  return {
    rows: asked.slice(offset, offset + limit),
    total: asked.length,
    states: countBy(reached, ({ state }) => state),
    causes: countBy(
      reached.filter(({ state }) => state === 'parked'),
      ({ lastCode }) => lastCode ?? '',
    ),
    late: reached.filter((row) => isLate(row, deps.clock.now())).length,
    isCut: open.length === maxLooked,
  };
}

export async function withHeads(
  { orders }: Pick<ErpDeskDeps, 'orders'>,
  scope: Scope,
  messages: readonly OpenMessage[],
): Promise<QueuedOrder[]> {
  const heads = await orders.listHeads(scope, [...new Set(messages.map(({ orderNumber }) => orderNumber))]);
  const byNumber = new Map(heads.map((head) => [head.orderNumber, head]));
  return messages.flatMap((message) => {
    const head = byNumber.get(message.orderNumber);
    return head ? [{ ...head, ...message }] : [];
  });
}

/** An order out of reach answers like none. */
export async function requireHead({ orders }: ErpDeskDeps, scope: Scope, orderNumber: string): Promise<OrderHeading> {
  const [head] = await orders.listHeads(scope, [orderNumber]);
  if (!head) throw new Refusal('NOT_FOUND');
  return head;
}
