import type { Country } from '@dray/contract/markets.ts';
import type { OrderingDeps } from '../ordering.deps.ts';
import type { DeliveryStore } from '../progress/delivery.store.ts';
import { findCalendar } from '../progress/market-calendar.ts';
import type { MarketCalendar, OrderPlace } from '../progress/order-facts.model.ts';
import { type DeliveredItem, deliveredItems } from './delivered-items.model.ts';
import type { DeliveredOrdersStore } from './delivered-orders.store.ts';

export type DeliveredOrder = { place: OrderPlace; items: readonly DeliveredItem[] };

type Deps = Pick<OrderingDeps, 'findTimeZone' | 'localMoment' | 'clock'> & {
  deliveredOrders: DeliveredOrdersStore;
  deliveries: Pick<DeliveryStore, 'listDeliveriesOf'>;
};

const ordersAtOnce = 500;

/** Everything that was ever delivered, order by order, as it would be told today; bounded by its parts. */
export async function* listDelivered(deps: Deps): AsyncGenerator<readonly DeliveredOrder[]> {
  const calendars = new Map<Country, MarketCalendar>();
  let last = '';
  for (;;) {
    const orders = await deps.deliveredOrders.listOrdersAfter(last, ordersAtOnce);
    if (orders.length === 0) return;
    const deliveries = await deps.deliveries.listDeliveriesOf(orders.map(({ orderNumber }) => orderNumber));
    const part: DeliveredOrder[] = [];
    for (const { lines, returnables, ...place } of orders) {
      const calendar = calendars.get(place.country) ?? (await findCalendar(deps, place.country));
      calendars.set(place.country, calendar);
      const orderDeliveries = deliveries.get(place.orderNumber) ?? [];
      part.push({ place, items: deliveredItems({ lines, returnables }, orderDeliveries, calendar) });
    }
    yield part;
    last = orders.at(-1)?.orderNumber ?? last;
  }
}
