import type { Country } from '@dray/contract/markets.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Cursor } from '../port/erp-port.ts';

export const feedNames = ['orders', 'deliveries', 'billing', 'contracts', 'credit', 'reconciliation'] as const;
export type FeedName = (typeof feedNames)[number];
export type FeedOfMarket = { feed: FeedName; country: Country };

type Lease = FeedOfMarket & { now: Date; until: Date };

export const erpCursorStore = namedStore('erp', (transaction: Transaction) => ({
  /** A feed that is read for the first time begins at this moment; contracts are few, and the old ones still hold. */
  async addMissing(feeds: readonly FeedOfMarket[], at: Date): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into erp_cursor (feed, country, at, due_at)
        select feed, country, case feed when 'contracts' then ${new Date(0)}::timestamptz else ${at}::timestamptz end, ${at} from unnest(${feeds.map(({ feed }) => feed)}::text[],
          ${feeds.map(({ country }) => country)}::text[]) as place (feed, country)
        on conflict do nothing`,
    );
  },

  async findDue(now: Date): Promise<readonly FeedOfMarket[]> {
    return runFixed<FeedOfMarket>(
      transaction,
      fixed`select feed, country from erp_cursor where due_at <= ${now} and leased_until <= ${now} order by due_at`,
    );
  },

  /** Held for a while by one process; undefined where another was faster. */
  async lease({ feed, country, now, until }: Lease): Promise<Cursor | undefined> {
    const [row] = await runFixed<Cursor>(
      transaction,
      fixed`update erp_cursor set leased_until = ${until}
        where feed = ${feed} and country = ${country} and due_at <= ${now} and leased_until <= ${now} returning at, key`,
    );
    return row;
  },

  async move({ feed, country }: FeedOfMarket, { at, key }: Cursor): Promise<void> {
    await runFixed(
      transaction,
      fixed`update erp_cursor set at = ${at}, key = ${key} where feed = ${feed} and country = ${country}
        and (at, key) < (${at}, ${key})`,
    );
  },

  /** Given back; `readAt` where the round came to its end. */
  async giveBack({ feed, country }: FeedOfMarket, dueAt: Date, readAt: Date | undefined): Promise<void> {
    await runFixed(
      transaction,
      fixed`update erp_cursor set leased_until = '-infinity', due_at = ${dueAt},
          read_at = coalesce(${readAt ?? null}, read_at)
        where feed = ${feed} and country = ${country}`,
    );
  },

  /** Of all markets, or of those that are named. */
  async makeDue(feed: FeedName, at: Date, markets?: readonly Country[]): Promise<void> {
    await runFixed(
      transaction,
      fixed`update erp_cursor set due_at = ${at} where feed = ${feed}
        and (${markets ?? null}::text[] is null or country = any(${markets ?? null}::text[]))`,
    );
  },

  /** Of one that was never read to its end, since it is known. */
  async listFeeds(): Promise<readonly (FeedOfMarket & { since: Date })[]> {
    return runFixed<FeedOfMarket & { since: Date }>(
      transaction,
      fixed`select feed, country, coalesce(read_at, at) as since from erp_cursor order by feed, country`,
    );
  },

  /** When everything that a reader is shown of a market was last read. */
  async findReadAt(country: Country): Promise<Date | undefined> {
    const [row] = await runFixed<{ read_at: Date | null }>(
      transaction,
      fixed`select min(read_at) as read_at from erp_cursor where country = ${country} and feed in ('orders', 'deliveries')`,
    );
    return row?.read_at ?? undefined;
  },
}));
