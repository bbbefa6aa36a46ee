import type { Country } from '@dray/contract/markets.ts';
import type { ErpDeps } from '../needs/erp.deps.ts';
import type { Cursor } from '../port/erp-port.ts';
import type { OrderUpdate } from '../port/order-update.ts';
import type { FeedOfMarket } from '../store/erp-cursor.store.ts';
import { erpMismatchStore } from '../store/erp-mismatch.store.ts';
import { type Comparing, comparePage } from './compare-page.ts';
import { noteMissing } from './note-missing.ts';

const lateMs = 10 * 60_000;
const dayMs = 24 * 3_600_000;
/** A night's round looks so far back, whatever changed. */
const wholeMs = 35 * dayMs;
/** Weekends and holidays lie between a delivery day and the next departure. */
const stuckMs = 4 * dayMs;

/** What changed since the last round, on both sides, and once a day the last five weeks whole. */
export async function reconcile(deps: ErpDeps, { country }: FeedOfMarket, from: Cursor): Promise<{ end: Cursor }> {
  const startedAt = deps.clock.now();
  const isNightly = from.key !== dayOf(startedAt);
  const since = new Date(isNightly ? startedAt.getTime() - wholeMs : from.at.getTime() - lateMs);
  await compareSince(deps, country, { since, startedAt, isWhole: isNightly });
  await deps.write(async (transaction) => {
    const mismatches = erpMismatchStore(transaction);
    await mismatches.noteLate(new Date(startedAt.getTime() - lateMs), startedAt);
    await mismatches.resolveArrived(startedAt);
  });
  return { end: { at: startedAt, key: dayOf(startedAt) } };
}

type Span = { since: Date; startedAt: Date; isWhole: boolean };

/** Page by page, each in a transaction of its own; orders that the ERP lacks are known once it has told all of them. */
export async function compareSince(
  deps: ErpDeps,
  country: Country,
  { since, startedAt, isWhole }: Span,
): Promise<void> {
  const comparing: Comparing = {
    at: startedAt,
    readUntil: new Date(startedAt.getTime() - lateMs),
    overBefore: dayOf(new Date(startedAt.getTime() - stuckMs)),
  };
  const seen = new Set<string>();
  for await (const updates of pagesOf(deps, country, since)) {
    for (const { sapId } of updates) seen.add(sapId);
    await deps.write((transaction) => comparePage(deps, transaction, updates, comparing));
  }
  const until = comparing.readUntil;
  if (isWhole) await noteMissing(deps, country, { seen, since, until, at: startedAt });
}

async function* pagesOf(deps: ErpDeps, country: Country, since: Date): AsyncGenerator<readonly OrderUpdate[]> {
  let after: Cursor = { at: since, key: '' };
  for (;;) {
    const page = await deps.port.changedOrders(country, after);
    const updates = page.rows.flatMap((row) => ('update' in row ? [row.update] : []));
    if (updates.length > 0) yield updates;
    if (!page.hasMore || !page.end) return;
    after = page.end;
  }
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
