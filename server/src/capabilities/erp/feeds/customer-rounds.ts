import type { ErpDeps } from '../needs/erp.deps.ts';
import type { ContractUpdate, CreditAccount } from '../port/customer-update.ts';
import type { Cursor } from '../port/erp-port.ts';
import type { FeedOfMarket } from '../store/erp-cursor.store.ts';
import { backBy, readFeed, type SeenRows, seenRows } from './read-feed.ts';

export type FeedRound = (marketFeed: FeedOfMarket, from: Cursor) => Promise<{ end: Cursor }>;

/** What the ERP knows of customers besides their orders. */
export function customerRounds(deps: ErpDeps, seen: SeenRows): Record<'contracts' | 'credit', FeedRound> {
  const { port, customersOf } = deps;
  return {
    contracts: (marketFeed, from) =>
      readFeed<ContractUpdate>(deps, {
        marketFeed,
        from: backBy(deps.settings.overlapMs, from),
        readPage: port.changedContracts,
        apply: (transaction, update) => customersOf(transaction).applyContract(update),
        seen,
      }),
    async credit(marketFeed, from) {
      const asOf = deps.clock.now();
      await readFeed<CreditAccount>(deps, {
        marketFeed,
        from: { at: from.at, key: '' },
        readPage: port.creditAccounts,
        apply: (transaction, account) => customersOf(transaction).applyCredit({ ...account, asOf }),
        // What stays as it was is still written: that it was read again is what is new.
        seen: seenRows(),
      });
      return { end: { at: asOf, key: '' } };
    },
  };
}
