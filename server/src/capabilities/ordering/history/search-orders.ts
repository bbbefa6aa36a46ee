import { orderStatuses } from '@dray/contract/ordering/order-status.ts';
import type { Scope } from '#platform/request/request.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { type OrderFilter, rangesOf } from '../store/history-keys.store.ts';
import type { Found, FoundKey } from '../store/order-search.store.ts';

/** Looked through in a first step: enough for what is found often. */
const newestSeen = 1_000;
/** Found by its parts in a second; what is found more often than that is found along the list. */
const partsFound = 200;
/** Shorter ones have no part of three signs. */
const minPartLength = 3;

export type SearchedOrders = { keys: readonly FoundKey[]; isWhole: boolean };

/**
 * Newest first, `wanted` of them or all there are. What is found often is among the newest, what is rare by its parts: either
 * costs the same however many orders there are. The whole list is gone along only for what is neither.
 */
export async function searchOrders(
  { orderSearch }: Pick<OrderingDeps, 'orderSearch'>,
  scope: Scope,
  filter: OrderFilter,
  { search, wanted }: { search: string; wanted: number },
): Promise<SearchedOrders> {
  const newest = await orderSearch.findAmongNewest(scope, filter, search, seenByEach(scope, filter));
  // Older than what every look has seen, an order might be before another that was not looked at.
  const seenByAll = Math.max(...newest.unfinished.map(({ seenUntil }) => seenUntil), 0);
  const certain = newest.keys.filter(({ placedAt }) => placedAt >= seenByAll);
  const isWhole = newest.unfinished.length === 0;
  if (isWhole || certain.length >= wanted) return { keys: sorted(certain), isWhole };

  const byParts =
    search.length >= minPartLength ? await orderSearch.findByParts(scope, filter, search, partsFound) : none;
  if (!byParts.isWhole) {
    const along = await orderSearch.findAlong(scope, filter, search, wanted);
    return { ...along, keys: sorted(along.keys) };
  }
  const areUntakenLeft = newest.unfinished.some(({ status }) => status === 'Not Yet Processed');
  const untaken = areUntakenLeft ? await orderSearch.findUntaken(scope, filter, search, wanted) : none;
  return { keys: sorted([...newest.keys, ...byParts.keys, ...untaken.keys]), isWhole: true };
}

const none: Found = { keys: [], isWhole: false };

function seenByEach(scope: Scope, filter: OrderFilter): number {
  const idCount = rangesOf(scope, filter).reduce((count, { ids }) => count + ids.length, 0);
  return Math.max(50, Math.ceil(newestSeen / Math.max(1, idCount * orderStatuses.length)));
}

function sorted(keys: readonly FoundKey[]): FoundKey[] {
  const each = new Map(keys.map((key) => [key.orderNumber, key]));
  return [...each.values()].sort((a, b) => b.placedAt - a.placedAt || (a.orderNumber < b.orderNumber ? 1 : -1));
}
