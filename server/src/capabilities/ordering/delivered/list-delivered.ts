import type { Country } from '@dray/contract/markets.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { findCalendar } from '../progress/market-calendar.ts';
import { type DeliveredItem, deliveredItems } from '../rules/delivered-items.model.ts';
import type { MarketCalendar, OrderOwner } from '../rules/order-facts.model.ts';
import type { DeliveryStore } from '../store/delivery.store.ts';
import type { DeliveredOrdersStore } from './delivered-orders.store.ts';

export type DeliveredOrder = { owner: OrderOwner; items: readonly DeliveredItem[] };

type Deps = Pick<OrderingDeps, 'findTimeZone' | 'localMoment' | 'clock'> & {
  deliveredOrders: DeliveredOrdersStore;
  deliveries: Pick<DeliveryStore, 'listDeliveriesOf'>;
};

const ordersAtOnce = 500;

/** Everything that was ever delivered, order by order, as it would be reported today; bounded by its parts. */
export async function* listDelivered(deps: Deps): AsyncGenerator<readonly DeliveredOrder[]> {
  for (let last = ''; ; ) {
    const part = await listDeliveredAfter(deps, last, ordersAtOnce);
    const next = part.at(-1)?.owner.orderNumber;
    if (next === undefined) return;
    yield part;
    last = next;
  }
}

/** A part of it: so many orders whose numbers come after this one. */
export async function listDeliveredAfter(deps: Deps, orderNumber: string, max: number): Promise<DeliveredOrder[]> {
  const orders = await deps.deliveredOrders.listOrdersAfter(orderNumber, max);
  if (orders.length === 0) return [];
  const deliveries = await deps.deliveries.listDeliveriesOf(orders.map((order) => order.orderNumber));
  const calendars = new Map<Country, MarketCalendar>();
  const part: DeliveredOrder[] = [];
  for (const { lines, returnables, ...owner } of orders) {
    const calendar = calendars.get(owner.country) ?? (await findCalendar(deps, owner.country));
    calendars.set(owner.country, calendar);
    const orderDeliveries = deliveries.get(owner.orderNumber) ?? [];
    part.push({ owner, items: deliveredItems({ lines, returnables }, orderDeliveries, calendar) });
  }
  return part;
}
