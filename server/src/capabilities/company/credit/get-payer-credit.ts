import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import type { CreditDeps } from './credit.deps.ts';
import type { Credit } from './credit.model.ts';
import { findCredit } from './find-credit.ts';

/** `mayRead`: the amounts are told as well. */
export type PayerCredit = { payerId: string; credit: Credit | undefined; mayRead: boolean };

/** A foreign payer answers like a missing one. */
export async function getPayerCredit(deps: CreditDeps, request: Request, payerId: string): Promise<PayerCredit> {
  const places = (await deps.listShipTos(request.scope)).filter(({ payer }) => payer.id === payerId);
  if (places.length === 0) throw new Refusal('PAYER_NOT_FOUND');
  const mayRead = places.some((place) => request.holds('My Documents', place) || request.holds('Contracts', place));
  return { payerId, credit: (await findCredit(deps, [payerId])).get(payerId), mayRead };
}
