import { createHash } from 'node:crypto';
import type { Country } from '@dray/contract/markets.ts';
import { type BoundedCache, boundedCache } from '#platform/bounded-cache.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Applied, ErpDeps } from '../needs/erp.deps.ts';
import type { Cursor, Page, Read } from '../port/erp-port.ts';
import { erpCursorStore, type FeedOfMarket } from '../store/erp-cursor.store.ts';
import { erpMismatchStore } from '../store/erp-mismatch.store.ts';

type Feed<Update> = {
  marketFeed: FeedOfMarket;
  from: Cursor;
  readPage: (country: Country, after: Cursor) => Promise<Page<Update>>;
  apply: (transaction: Transaction, update: Update) => Promise<Applied>;
  /** After a row that changed something. */
  changed?: (update: Update) => Promise<void>;
  seen: SeenRows;
};

export type SeenRows = BoundedCache<string>;

/** What was applied is not asked of the database again while it stays as it is: every round begins a while back. */
export const seenRows = (): SeenRows => boundedCache<string>(50_000);

const maxPages = 500;

/** Reads to the end; the cursor follows page by page, so that a stop in between loses nothing. */
export async function readFeed<Update>(deps: ErpDeps, feed: Feed<Update>): Promise<{ end: Cursor }> {
  const { marketFeed, readPage } = feed;
  let after = feed.from;
  for (let pages = 0; pages < maxPages; pages += 1) {
    const page = await readPage(marketFeed.country, after);
    for (const row of page.rows) await takeRow(deps, feed, row);
    const { end } = page;
    if (end) {
      after = end;
      // What is read by number within its days, or as a whole: its cursor moves when the round is over.
      if (marketFeed.feed !== 'deliveries' && marketFeed.feed !== 'credit')
        await deps.write((transaction) => erpCursorStore(transaction).move(marketFeed, end));
    }
    if (!page.hasMore || !end) return { end: after };
  }
  return { end: after };
}

async function takeRow<Update>(
  deps: ErpDeps,
  { marketFeed, apply, changed, seen }: Feed<Update>,
  row: Read<Update>,
): Promise<void> {
  if ('fault' in row) return noteFault(deps, marketFeed, row.key, row.fault);
  const name = `${marketFeed.feed} ${row.key}`;
  const digest = createHash('sha1').update(JSON.stringify(row.update)).digest('base64');
  if (seen.get(name) === digest) return;
  try {
    const applied = await deps.write((transaction) => apply(transaction, row.update));
    if (applied === 'changed') await changed?.(row.update);
    if (applied !== 'unknown') seen.set(name, digest);
  } catch (error) {
    if (!isOurs(error)) throw error;
    deps.logger.error({ err: error, feed: marketFeed.feed, key: row.key }, 'a row of the ERP could not be applied');
    await noteFault(deps, marketFeed, row.key, error instanceof Error ? error.message : String(error));
  }
}

/** A row that does not fit is told and passed by; a database that is away is met again in the next round. */
const isOurs = (error: unknown): boolean =>
  error instanceof Error && (!('code' in error) || /^(22|23)/.test(String(error.code)));

const noteFault = (deps: ErpDeps, { feed }: FeedOfMarket, key: string, fault: string): Promise<void> =>
  deps.write((transaction) =>
    erpMismatchStore(transaction).note({
      kind: 'UNREADABLE',
      orderNumber: `${feed} ${key}`,
      sapId: key,
      details: { fault },
      at: deps.clock.now(),
    }),
  );

export const backBy = (milliseconds: number, { at }: Cursor): Cursor => ({
  at: new Date(at.getTime() - milliseconds),
  key: '',
});
