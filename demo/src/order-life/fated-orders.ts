import type { Order } from '@dray/server/capabilities/ordering/index.ts';
import { fateForAccounts } from './account-fates.ts';
import { fateByChance } from './fate.ts';
import type { Fated } from './order-life.ts';

/** `index` counts from the newest order of its place. */
export type PastOrder = { order: Order; index: number; timeZone: string };

/** The ERP has not answered for these yet. */
const waitingOrders = 6;

/** What becomes of each order is decided once; those that still wait for the ERP have no fate yet. */
export function fatedOrders(past: readonly PastOrder[], today: string): { fated: Fated[]; waiting: Order[] } {
  const waiting = new Set(waitingOf(past, today));
  const fated = past.flatMap(({ order, index, timeZone }, position) =>
    waiting.has(order)
      ? []
      : [
          {
            order,
            timeZone,
            sapId: `80${10_000_000 + position * 7}`,
            fate: fateForAccounts(order.shipToId, index) ?? fateByChance(order.orderNumber, order.deliveryDate < today),
          },
        ],
  );
  return { fated, waiting: [...waiting] };
}

/** The newest of those that are for a day to come, of places without a part of their own in the demonstration if possible. */
function waitingOf(past: readonly PastOrder[], today: string): Order[] {
  const young = past.filter(({ order }) => order.deliveryDate > today && order.country !== 'IT').toReversed();
  const isOrdinary = ({ order, index }: PastOrder) => fateForAccounts(order.shipToId, index) === undefined;
  return [...young.filter(isOrdinary), ...young.filter((its) => !isOrdinary(its))]
    .slice(0, waitingOrders)
    .map(({ order }) => order);
}
