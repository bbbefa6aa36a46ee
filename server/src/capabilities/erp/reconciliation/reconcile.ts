import type { Country } from '@dray/contract/markets.ts';
import type { ErpDeps } from '../erp.deps.ts';
import type { FeedOfMarket } from '../feeds/erp-cursor.store.ts';
import type { Cursor } from '../port/erp-port.ts';
import { erpMismatchStore, type Mismatch } from './erp-mismatch.store.ts';

const lateMs = 10 * 60_000;
const nightMs = 24 * 3_600_000;
/** A night's round looks so far back, whatever changed. */
const wholeMs = 35 * nightMs;

/**
 * What changed since the last round, on both sides, and once a day the last five weeks whole. What does not agree is written
 * down; what agrees again is resolved by not being seen.
 */
export async function reconcile(deps: ErpDeps, { country }: FeedOfMarket, from: Cursor): Promise<{ end: Cursor }> {
  const startedAt = deps.clock.now();
  const isNightly = from.key !== dayOf(startedAt);
  const since = new Date(isNightly ? startedAt.getTime() - wholeMs : from.at.getTime() - lateMs);
  const there = await readNumbers(deps, country, since);
  await deps.write(async (transaction) => {
    const mismatches = erpMismatchStore(transaction);
    const here = await deps.ordersOf(transaction).findSapIds([...there.keys()]);
    for (const difference of differences(there, here)) await mismatches.note({ ...difference, at: startedAt });
    await mismatches.resolveKnown([...here.keys()], startedAt);
    await mismatches.noteLate(new Date(startedAt.getTime() - lateMs), startedAt);
    await mismatches.resolveArrived(startedAt);
  });
  return { end: { at: startedAt, key: dayOf(startedAt) } };
}

type Numbers = ReadonlyMap<string, readonly string[]>;

async function readNumbers(deps: ErpDeps, country: Country, since: Date): Promise<Numbers> {
  const there = new Map<string, string[]>();
  let after: Cursor = { at: since, key: '' };
  for (;;) {
    const page = await deps.port.changedOrders(country, after);
    for (const row of page.rows) {
      if ('update' in row)
        there.set(row.update.orderNumber, [...(there.get(row.update.orderNumber) ?? []), row.update.sapId]);
    }
    if (!page.hasMore || !page.end) return there;
    after = page.end;
  }
}

/** Null here: the order is known, its number has not come yet. */
function differences(there: Numbers, here: ReadonlyMap<string, string | null>): Omit<Mismatch, 'at'>[] {
  return [...there].flatMap(([orderNumber, sapIds]): Omit<Mismatch, 'at'>[] => {
    const ours = here.get(orderNumber);
    if (ours === undefined) return [{ kind: 'UNKNOWN_ORDER', orderNumber, sapId: sapIds[0] ?? '', details: {} }];
    const others = ours === null ? [] : sapIds.filter((sapId) => sapId !== ours);
    return others.map((sapId) => ({ kind: 'OTHER_NUMBER', orderNumber, sapId, details: { ours } }));
  });
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
