import type { Scope } from '#platform/request/request.ts';
import type { CreditLine, DocumentsDeps } from '../needs/documents.deps.ts';
import type { OpenSum } from '../store/balance.store.ts';
import { findReach } from './find-reach.ts';

export type Balance = OpenSum & { payerName: string; credit: CreditLine | undefined };

/** One for each payer and currency, from the very documents that the caller's list shows as open or overdue. */
export async function listBalances(deps: DocumentsDeps, scope: Scope): Promise<Balance[]> {
  const reach = await findReach(deps, scope);
  const payerIds = reach.payers.map(({ id }) => id);
  const [sums, credits] = await Promise.all([deps.balances.sumOpen(reach, payerIds), deps.findCredit(payerIds)]);
  return reach.payers.flatMap((payer) => {
    const own = sums.filter(({ payerId }) => payerId === payer.id);
    const credit = credits.find(({ payerId }) => payerId === payer.id);
    const shown = own.length > 0 ? own : [nothingOpen(payer)];
    return shown.map((sum) => ({
      ...sum,
      payerName: payer.name,
      // A limit is in one currency, and no sum of another counts against it.
      credit: credit?.currency === sum.currency ? credit : undefined,
    }));
  });
}

const nothingOpen = ({ id, currency }: { id: string; currency: string }): OpenSum => ({
  payerId: id,
  currency,
  openMinor: 0,
  openCount: 0,
  creditNoteCount: 0,
  overdueMinor: 0,
  overdueCount: 0,
  oldestDueDate: undefined,
});
