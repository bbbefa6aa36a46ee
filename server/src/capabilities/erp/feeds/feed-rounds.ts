import type { Transaction } from '#platform/database/connection.ts';
import { inParallel } from '#platform/in-parallel.ts';
import type { Applied, ErpDeps } from '../erp.deps.ts';
import type { BillingNews, DeliveryNews, OrderNews } from '../port/order-news.ts';
import { erpMismatchStore } from '../reconciliation/erp-mismatch.store.ts';
import { customerRounds, type FeedRound } from './customer-rounds.ts';
import type { FeedName } from './erp-cursor.store.ts';
import { backBy, readFeed, type SeenRows } from './read-feed.ts';

const ordersAtOnce = 4;

/** One round of each feed, from where it stood. The answer is where it stands now. */
export function feedRounds(deps: ErpDeps, seen: SeenRows) {
  const { port } = deps;

  const applyOrder = async (transaction: Transaction, news: OrderNews): Promise<Applied> => {
    const { orderNumber, sapId } = news;
    const orders = deps.ordersOf(transaction);
    const applied = await orders.applyOrder(news);
    const ours = (await orders.findSapIds([orderNumber])).get(orderNumber);
    const at = deps.clock.now();
    const store = erpMismatchStore(transaction);
    if (ours === undefined) await store.note({ kind: 'UNKNOWN_ORDER', orderNumber, sapId, details: {}, at });
    else if (ours !== null && ours !== sapId) {
      await store.note({ kind: 'OTHER_NUMBER', orderNumber, sapId, details: { ours }, at });
    }
    return applied;
  };

  /** The time of an order's last change may not move with its delivery or invoice. */
  const rereadOrders = (sapIds: readonly string[]) =>
    inParallel(ordersAtOnce, [...new Set(sapIds)].filter(Boolean), async (sapId) => {
      const news = await port.readOrder(sapId);
      if (news) await deps.write((transaction) => applyOrder(transaction, news));
    });

  const rounds: { readonly [Feed in Exclude<FeedName, 'reconciliation'>]: FeedRound } = {
    orders: (marketFeed, from) =>
      readFeed<OrderNews>(deps, {
        marketFeed,
        from: backBy(deps.settings.overlapMs, from),
        readPage: port.changedOrders,
        apply: applyOrder,
        seen,
      }),
    deliveries: (marketFeed, from) => {
      const startedAt = deps.clock.now();
      return readFeed<DeliveryNews>(deps, {
        marketFeed,
        from: { at: from.at, key: '' },
        readPage: port.changedDeliveries,
        apply: (transaction, news) => deps.ordersOf(transaction).applyDelivery(news),
        changed: ({ items }) => rereadOrders(items.map(({ sapId }) => sapId)),
        seen,
      }).then(() => ({ end: { at: startedAt, key: '' } }));
    },
    billing: (marketFeed, from) =>
      readFeed<BillingNews>(deps, {
        marketFeed,
        from: backBy(deps.settings.overlapMs, from),
        readPage: port.changedBilling,
        apply: (transaction, news) => deps.ordersOf(transaction).applyBilling(news),
        changed: ({ items }) => rereadOrders(items.map(({ sapId }) => sapId)),
        seen,
      }),
    ...customerRounds(deps, seen),
  };
  return rounds;
}
