import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { CreditDeps } from './credit.deps.ts';
import type { Credit } from './credit.model.ts';
import { findCredit } from './find-credit.ts';

/** `mayRead`: the amounts are reported as well. */
export type PayerCredit = { payerId: string; credit: Credit | undefined; mayRead: boolean };

/** A foreign payer answers like a missing one. */
export async function getPayerCredit(deps: CreditDeps, request: Request, payerId: string): Promise<PayerCredit> {
  const shipTos = (await deps.listShipTos(request.scope)).filter(({ payer }) => payer.id === payerId);
  if (shipTos.length === 0) throw new Refusal('PAYER_NOT_FOUND');
  const mayRead = shipTos.some((shipTo) => request.holds('My Documents', shipTo) || request.holds('Contracts', shipTo));
  return { payerId, credit: (await findCredit(deps, [payerId])).get(payerId), mayRead };
}
