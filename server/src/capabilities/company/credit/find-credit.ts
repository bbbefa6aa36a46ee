import type { CreditDeps } from './credit.deps.ts';
import { type Credit, type CreditLine, creditOf } from './credit.model.ts';

/** Of those payers that are limited; anyone who asks has checked that they are the caller's. */
export async function findCredit(deps: CreditDeps, payerIds: readonly string[]): Promise<ReadonlyMap<string, Credit>> {
  const lines = await deps.credits.listLines(payerIds);
  if (lines.length === 0) return new Map();
  const limited = lines.map(({ payerId }) => payerId);
  const [bills, shipTos] = await Promise.all([deps.sumOpenBills(limited), deps.credits.listShipToIds(limited)]);
  const shipTosOf = Map.groupBy(shipTos, ({ payerId }) => payerId);
  const now = deps.clock.now();
  const work = async (line: CreditLine): Promise<[string, Credit][]> => {
    const shipToIds = (shipTosOf.get(line.payerId) ?? []).map(({ shipToId }) => shipToId);
    const { beforeMinor, sinceMinor } = await deps.sumUndelivered(shipToIds, line.asOf);
    const payerBills = bills.find(({ payerId, currency }) => payerId === line.payerId && currency === line.currency);
    const use = {
      openBillsMinor: payerBills?.openMinor ?? 0,
      undeliveredMinor: beforeMinor,
      ordersSinceMinor: sinceMinor,
    };
    const credit = creditOf(line, use, now);
    return credit ? [[line.payerId, credit]] : [];
  };
  return new Map((await Promise.all(lines.map(work))).flat());
}
