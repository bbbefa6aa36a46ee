import type { RecordedAction } from '@dray/contract/staff/recorded-actions.ts';
import { Refusal } from '#platform/refusal.ts';
import type { ErpDeskDeps, FoundInErp, Operator } from './erp-desk.deps.ts';
import { requireHead } from './list-queue.ts';

type Step = { action: RecordedAction; details: Record<string, string> };

/** The same steps as by command, for an order within reach; each leaves its row in the audit. */
async function step(
  deps: ErpDeskDeps,
  { actor, scope }: Operator,
  orderNumber: string,
  take: () => Promise<Step>,
): Promise<void> {
  const { companyId } = await requireHead(deps, scope, orderNumber);
  try {
    const { action, details } = await take();
    await deps.audit.record(actor, { action, subject: `order:${orderNumber}`, details, companyId });
  } catch (error) {
    const code = deps.desk.refusalOf(error);
    throw code ? new Refusal(code) : error;
  }
}

export const retryOrder = (deps: ErpDeskDeps, operator: Operator, orderNumber: string): Promise<void> =>
  step(deps, operator, orderNumber, async () => {
    await deps.desk.retry(orderNumber);
    return { action: 'erp-retried', details: {} };
  });

export const parkOrder = (
  deps: ErpDeskDeps,
  operator: Operator,
  { orderNumber, reason }: { orderNumber: string; reason: string },
): Promise<void> =>
  step(deps, operator, orderNumber, async () => {
    await deps.desk.park(orderNumber);
    return { action: 'erp-parked', details: { reason } };
  });

export const renumberOrder = (deps: ErpDeskDeps, operator: Operator, orderNumber: string): Promise<void> =>
  step(deps, operator, orderNumber, async () => {
    const reference = await deps.desk.renumber(orderNumber);
    return { action: 'erp-renumbered', details: { reference } };
  });

/** `found`: what the ERP said of that number; `not-asked` where the portal has no ERP. */
type Adopting = { orderNumber: string; sapId: string; reason: string; found: LookedUp };
export type LookedUp = FoundInErp | 'missing' | 'not-asked';

/** A document under another order's number is not this one; one without any number of ours may be. */
function refuseOther({ orderNumber, sapId, found }: Omit<Adopting, 'reason'>): void {
  if (found === 'not-asked') return;
  if (found === 'missing') throw new Refusal('ERP_NUMBER_UNKNOWN', { sapId });
  const { reference = orderNumber } = found;
  // A second try goes out under the number with its count behind it.
  if (reference !== orderNumber && !reference.startsWith(`${orderNumber}-`))
    throw new Refusal('ERP_NUMBER_TAKEN', { sapId });
}

export async function adoptOrder(
  deps: ErpDeskDeps,
  operator: Operator,
  { orderNumber, sapId, reason, found }: Adopting,
): Promise<void> {
  const head = await requireHead(deps, operator.scope, orderNumber);
  // The same once more, after its answer was lost.
  if (head.sapId === sapId) return;
  await step(deps, operator, orderNumber, async () => {
    if ((await deps.numbers.findOwners([sapId])).length > 0) throw new Refusal('ERP_NUMBER_TAKEN', { sapId });
    refuseOther({ orderNumber, sapId, found });
    await deps.desk.adopt(orderNumber, sapId);
    return { action: 'erp-adopted', details: { sapId, reason } };
  });
}

export const giveUpOrder = (
  deps: ErpDeskDeps,
  operator: Operator,
  { orderNumber, reason }: { orderNumber: string; reason: string },
): Promise<void> =>
  step(deps, operator, orderNumber, async () => {
    await deps.desk.giveUp(orderNumber);
    return { action: 'erp-given-up', details: { reason } };
  });
