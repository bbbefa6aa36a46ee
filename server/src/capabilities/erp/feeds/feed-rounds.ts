import type { Transaction } from '#platform/database/connection.ts';
import { inParallel } from '#platform/in-parallel.ts';
import type { Applied, ErpDeps } from '../needs/erp.deps.ts';
import type { BillingUpdate, DeliveryUpdate, OrderUpdate } from '../port/order-update.ts';
import type { FeedName } from '../store/erp-cursor.store.ts';
import { erpMismatchStore } from '../store/erp-mismatch.store.ts';
import { erpReferenceStore } from '../store/erp-reference.store.ts';
import { customerRounds, type FeedRound } from './customer-rounds.ts';
import { backBy, readFeed, type SeenRows } from './read-feed.ts';

const ordersAtOnce = 4;

/** One round of each feed, from where it was. The answer is where it is now. */
export function feedRounds(deps: ErpDeps, seen: SeenRows) {
  const { port } = deps;

  const applyOrder = async (transaction: Transaction, update: OrderUpdate): Promise<Applied> => {
    const { orderNumber: reference, sapId, country } = update;
    const orders = deps.ordersOf(transaction);
    const at = deps.clock.now();
    const store = erpMismatchStore(transaction);
    const noteUnknown = () =>
      store.note({ kind: 'UNKNOWN_ORDER', orderNumber: reference, sapId, details: { country }, at });
    const orderNumber = (await erpReferenceStore(transaction).findOwners([reference])).get(reference);
    if (orderNumber === undefined) {
      await noteUnknown();
      return 'unknown';
    }
    const applied = await orders.applyOrder({ ...update, orderNumber });
    const ours = (await orders.findSapIds([orderNumber])).get(orderNumber);
    if (ours === undefined) await noteUnknown();
    else if (ours !== null && ours !== sapId) {
      await store.note({ kind: 'OTHER_NUMBER', orderNumber, sapId, details: { ours }, at });
    }
    return applied;
  };

  /** The time of an order's last change may not move with its delivery or invoice. */
  const rereadOrders = (sapIds: readonly string[]) =>
    inParallel(ordersAtOnce, [...new Set(sapIds)].filter(Boolean), async (sapId) => {
      const update = await port.readOrder(sapId);
      if (update) await deps.write((transaction) => applyOrder(transaction, update));
    });

  const rounds: { readonly [Feed in Exclude<FeedName, 'reconciliation'>]: FeedRound } = {
    orders: (marketFeed, from) =>
      readFeed<OrderUpdate>(deps, {
        marketFeed,
        from: backBy(deps.settings.overlapMs, from),
        readPage: port.changedOrders,
        apply: applyOrder,
        seen,
      }),
    deliveries: (marketFeed, from) => {
      const startedAt = deps.clock.now();
      return readFeed<DeliveryUpdate>(deps, {
        marketFeed,
        from: { at: from.at, key: '' },
        readPage: port.changedDeliveries,
        apply: (transaction, update) => deps.ordersOf(transaction).applyDelivery(update),
        changed: ({ items }) => rereadOrders(items.map(({ sapId }) => sapId)),
        seen,
      }).then(() => ({ end: { at: startedAt, key: '' } }));
    },
    billing: (marketFeed, from) =>
      readFeed<BillingUpdate>(deps, {
        marketFeed,
        from: backBy(deps.settings.overlapMs, from),
        readPage: port.changedBilling,
        apply: (transaction, update) => deps.ordersOf(transaction).applyBilling(update),
        changed: ({ items }) => rereadOrders(items.map(({ sapId }) => sapId)),
        seen,
      }),
    ...customerRounds(deps, seen),
  };
  return rounds;
}
