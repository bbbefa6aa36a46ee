import { masterPurchaseAgreement } from '@dray/contract/cart/agreement.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { OrderingDeps } from './needs/ordering.deps.ts';

export type AcceptedAgreement = { agreement: string; version: string };

/** Only what is in force: anyone who read an older version must read the new one first (T48). */
export async function acceptAgreement(
  { cart, audit }: OrderingDeps,
  { caller, actor }: Pick<Request, 'caller' | 'actor'>,
  { agreement, version }: AcceptedAgreement,
): Promise<AcceptedAgreement> {
  if (agreement !== masterPurchaseAgreement.agreement || version !== masterPurchaseAgreement.version)
    throw new Refusal('AGREEMENT_OUTDATED');
  await Promise.all([
    cart.acceptAgreement(caller.uid),
    audit.record(actor, { action: 'agreement-accepted', subject: `agreement:${agreement}`, details: { version } }),
  ]);
  return { agreement, version };
}
