import type { CreditUpdate } from '#capabilities/erp/index.ts';
import type { Request } from '#platform/request/request.ts';
import type { CreditDeps } from './credit.deps.ts';
import { findCredit } from './find-credit.ts';
import { getPayerCredit } from './get-payer-credit.ts';

export type CreditDoor = ReturnType<typeof credit>;

/** What payers may owe; apart from the rest of the company, because it depends on bills and orders. */
export function credit(deps: CreditDeps) {
  return {
    listShipToIds: (payerIds: readonly string[]) => deps.credits.listShipToIds(payerIds),
    findCredit: (payerIds: readonly string[]) => findCredit(deps, payerIds),
    getPayerCredit: (request: Request, payerId: string) => getPayerCredit(deps, request, payerId),
    /** For the ERP's connector; the same update again changes nothing. */
    applyCredit: async (update: CreditUpdate): Promise<'changed' | 'unknown'> =>
      (await deps.credits.putLine(update)) ? 'changed' : 'unknown',
  };
}
