import type { Country } from '@dray/contract/markets.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { ErpDeps } from '../needs/erp.deps.ts';
import type { Cursor } from '../port/erp-port.ts';
import type { FeedOfMarket } from '../store/erp-cursor.store.ts';
import { erpMismatchStore, type Mismatch } from '../store/erp-mismatch.store.ts';
import { erpReferenceStore } from '../store/erp-reference.store.ts';

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
    const here = await findKnown(deps, transaction, [...there.keys()]);
    for (const difference of differences(there, here)) await mismatches.note({ ...difference, at: startedAt });
    await mismatches.resolveKnown([...here.keys()], startedAt);
    await mismatches.noteLate(new Date(startedAt.getTime() - lateMs), startedAt);
    await mismatches.resolveArrived(startedAt);
  });
  return { end: { at: startedAt, key: dayOf(startedAt) } };
}

type Known = { orderNumber: string; sapId: string | null };

/** By the reference, those whose order is here; their number at the ERP is null where it has not come yet. */
async function findKnown(deps: ErpDeps, transaction: Transaction, references: readonly string[]) {
  const owners = await erpReferenceStore(transaction).findOwners(references);
  const numbers = [...owners.values()].filter((number) => number !== undefined);
  const sapIds = await deps.ordersOf(transaction).findSapIds(numbers);
  const known = new Map<string, Known>();
  for (const [reference, orderNumber = ''] of owners) {
    const sapId = sapIds.get(orderNumber);
    if (sapId !== undefined) known.set(reference, { orderNumber, sapId });
  }
  return known;
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

function differences(there: Numbers, here: ReadonlyMap<string, Known>): Omit<Mismatch, 'at'>[] {
  return [...there].flatMap(([reference, sapIds]): Omit<Mismatch, 'at'>[] => {
    const known = here.get(reference);
    if (!known) return [{ kind: 'UNKNOWN_ORDER', orderNumber: reference, sapId: sapIds[0] ?? '', details: {} }];
    const { orderNumber, sapId: ours } = known;
    const others = ours === null ? [] : sapIds.filter((sapId) => sapId !== ours);
    return others.map((sapId) => ({ kind: 'OTHER_NUMBER', orderNumber, sapId, details: { ours } }));
  });
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
