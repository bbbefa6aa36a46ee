import { nextDay } from '@dray/contract/calendar-day.ts';
import type { OrderStatus } from '@dray/contract/ordering/order-status.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import type { OrderFilter } from '../store/history-keys.store.ts';
import type { OrderPage } from '../store/order-history.store.ts';
import type { OrderHead } from '../store/order-row.store.ts';
import { searchOrders } from './search-orders.ts';

/** As it is asked for: days as they are written, both included. */
export type AskedOrders = {
  search: string | undefined;
  shipToIds: readonly string[] | undefined;
  from: string | undefined;
  to: string | undefined;
  statuses: readonly OrderStatus[] | undefined;
  deliveryStatuses: readonly string[] | undefined;
  view: 'open' | 'differences' | undefined;
  /** The number of an order: only what comes behind it, the newest first. */
  before?: string | undefined;
};

export type { OrderHead };
export type OrderList = { orders: readonly OrderHead[]; total: number; isMore: boolean };

type Asker = Pick<Request, 'scope' | 'caller'>;

/** Beyond the page so many are counted: enough for a pager, and never the whole of a long history. */
const countedBeyond = 1_000;

export async function listOrders(
  deps: OrderingDeps,
  asker: Asker,
  asked: AskedOrders,
  page: OrderPage,
): Promise<OrderList> {
  const filter = await filterOf(deps, asker, asked);
  const maxTotal = page.offset + countedBeyond;
  if (!asked.search) {
    const { orders, counted } = await deps.history.listOrders(asker.scope, filter, { ...page, max: maxTotal + 1 });
    return { orders, total: Math.min(counted, maxTotal), isMore: counted > maxTotal };
  }
  const { offset, limit } = page;
  const wanted = { search: asked.search, wanted: offset + limit + 1 };
  const { keys, isWhole } = await searchOrders(deps, asker.scope, filter, wanted);
  const numbers = keys.slice(offset, offset + limit).map(({ orderNumber }) => orderNumber);
  const orders = numbers.length > 0 ? await deps.orderSearch.listFound(numbers) : [];
  return { orders, total: keys.length, isMore: !isWhole };
}

/** A day begins at midnight on the wall of the reader's market, so that what they ordered in the evening is that day's. */
export async function filterOf(deps: OrderingDeps, { scope, caller }: Asker, asked: AskedOrders): Promise<OrderFilter> {
  const { from, to } = asked;
  const [timeZone, shipToIds, behind] = await Promise.all([
    from || to ? deps.findTimeZone(caller.country) : 'UTC',
    ownShipTos(deps, scope, asked.shipToIds),
    findBehind(deps, scope, asked.before),
  ]);
  const midnight = (date: string) => deps.instantOf({ date, time: '00:00' }, timeZone);
  return {
    shipToIds,
    placedFrom: from ? midnight(from) : undefined,
    placedBefore: to ? midnight(nextDay(to)) : undefined,
    behind,
    ...choicesOf(asked),
  };
}

type Choices = Pick<OrderFilter, 'statuses' | 'deliveryStatuses' | 'hasDifferences' | 'isAwaited'>;

export const choicesOf = ({ view, statuses, deliveryStatuses }: Omit<AskedOrders, 'search'>): Choices => ({
  statuses: view === 'open' ? openAmong(statuses) : statuses,
  deliveryStatuses,
  hasDifferences: view === 'differences',
  isAwaited: view === 'open',
});

const open: readonly OrderStatus[] = ['Not Yet Processed', 'Partially Processed'];

const openAmong = (statuses: readonly OrderStatus[] | undefined): readonly OrderStatus[] =>
  open.filter((status) => !statuses || statuses.includes(status));

async function findBehind(deps: OrderingDeps, scope: Request['scope'], before: string | undefined) {
  const key = before === undefined ? undefined : await deps.history.findKey(scope, before);
  if (before !== undefined && !key) throw new Refusal('ORDER_NOT_FOUND');
  return key;
}

/** A foreign one has no orders here; it is not even looked for among them. */
async function ownShipTos(
  { findShipTo }: Pick<OrderingDeps, 'findShipTo'>,
  scope: Request['scope'],
  asked: readonly string[] | undefined,
): Promise<readonly string[] | undefined> {
  if (!asked) return undefined;
  const found = await Promise.all(asked.map((id) => findShipTo(scope, id)));
  return found.flatMap((shipTo) => shipTo?.id ?? []);
}
