import { deliveryStatuses } from '@dray/contract/ordering/delivery-status.ts';
import { type OrderStatus, orderStatuses } from '@dray/contract/ordering/order-status.ts';
import type { Request } from '#platform/request/request.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import type { OrderFilter } from '../store/history-keys.store.ts';
import type { OrderTraits } from '../store/order-search.store.ts';
import { type AskedOrders, choicesOf, filterOf } from './list-orders.ts';
import { searchOrders } from './search-orders.ts';

export type OrderCounts = {
  all: number;
  views: Readonly<Record<'open' | 'differences', number>>;
  statuses: Readonly<Record<string, number>>;
  deliveryStatuses: Readonly<Record<string, number>>;
  shipTos: Readonly<Record<string, number>>;
};

const maxCounted = 1_000;
/** Anyone who reaches more of them chooses by search, not by counts. */
const maxShipTos = 100;

type Counting = (changed: Partial<AskedOrders>) => Promise<number>;
type Asker = Pick<Request, 'scope' | 'caller'>;

/** How many orders each choice of a filter holds within the other filters; what a filter has chosen itself does not count. */
export async function countOrders(deps: OrderingDeps, asker: Asker, asked: AskedOrders): Promise<OrderCounts> {
  const [count, shipTos] = await Promise.all([countingIn(deps, asker, asked), deps.listShipTos(asker.scope)]);
  const named = shipTos.length <= maxShipTos ? shipTos.map(({ id }) => id) : [];
  const [all, open, differences, statuses, delivery, byShipTo] = await Promise.all([
    count({ view: undefined }),
    count({ view: 'open' }),
    count({ view: 'differences' }),
    countEach<OrderStatus>(orderStatuses, (status) => count({ statuses: [status] })),
    countEach(chosenOf(asked), (status) => count({ deliveryStatuses: [status] })),
    countEach(named, (id) => count({ shipToIds: [id] })),
  ]);
  return { all, views: { open, differences }, statuses, deliveryStatuses: delivery, shipTos: byShipTo };
}

async function countingIn(deps: OrderingDeps, asker: Asker, asked: AskedOrders): Promise<Counting> {
  const base = await filterOf(deps, asker, asked);
  const filterWith = (changed: Partial<AskedOrders>): OrderFilter => ({
    ...base,
    ...choicesOf({ ...asked, ...changed }),
    shipToIds: changed.shipToIds ?? base.shipToIds,
  });
  if (!asked.search) return (changed) => deps.history.countOrders(asker.scope, filterWith(changed), maxCounted);

  // Searched for once, and counted here: a search for every choice would cost as many.
  const everywhere = {
    ...base,
    statuses: undefined,
    deliveryStatuses: undefined,
    hasDifferences: false,
    isAwaited: false,
    shipToIds: undefined,
  };
  const { keys } = await searchOrders(deps, asker.scope, everywhere, { search: asked.search, wanted: maxCounted });
  const found = await deps.orderSearch.listTraits(keys.slice(0, maxCounted).map(({ orderNumber }) => orderNumber));
  return async (changed) => found.filter((order) => isChosen(order, filterWith(changed))).length;
}

const isChosen = (
  { status, deliveryStatus, shipToId, hasDifferences, isAwaited }: OrderTraits,
  filter: OrderFilter,
): boolean =>
  (filter.statuses?.includes(status) ?? true) &&
  (filter.deliveryStatuses?.includes(deliveryStatus ?? '') ?? true) &&
  (filter.shipToIds?.includes(shipToId) ?? true) &&
  (!filter.hasDifferences || hasDifferences) &&
  (!filter.isAwaited || isAwaited);

/** Those that we know, and one that somebody chose though we do not. */
const chosenOf = ({ deliveryStatuses: chosen = [] }: AskedOrders): string[] => [
  ...new Set<string>([...deliveryStatuses, ...chosen]),
];

async function countEach<Choice extends string>(
  choices: readonly Choice[],
  count: (choice: Choice) => Promise<number>,
): Promise<Record<string, number>> {
  return Object.fromEntries(await Promise.all(choices.map(async (choice) => [choice, await count(choice)] as const)));
}
