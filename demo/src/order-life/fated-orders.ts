import type { Order } from '@dray/server/capabilities/ordering/index.ts';
import { fateForAccounts } from './account-fates.ts';
import { fateByChance } from './fate.ts';
import type { Fated } from './order-life.ts';
import { waitingShipTos } from './waiting-ship-tos.ts';

/** `index` counts from the newest order of its place. */
export type PastOrder = { order: Order; index: number; timeZone: string };

/** What becomes of each order is decided once; those that still wait for the ERP have no fate yet. */
export function fatedOrders(past: readonly PastOrder[], today: string): { fated: Fated[]; waiting: Order[] } {
  const waiting = past.filter(isWaiting).map(({ order }) => order);
  const fated = past.flatMap((each, position) => {
    const { order, index, timeZone } = each;
    if (isWaiting(each)) return [];
    const fate = fateForAccounts(order.shipToId, index) ?? fateByChance(order.orderNumber, order.deliveryDate < today);
    return [{ order, timeZone, sapId: `80${10_000_000 + position * 7}`, fate }];
  });
  return { fated, waiting };
}

const isWaiting = ({ order, index }: PastOrder): boolean => index === 0 && waitingShipTos.includes(order.shipToId);
