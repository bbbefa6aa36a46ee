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
  const calendars = new Map<Country, MarketCalendar>();
  let last = '';
  for (;;) {
    const orders = await deps.deliveredOrders.listOrdersAfter(last, ordersAtOnce);
    if (orders.length === 0) return;
    const deliveries = await deps.deliveries.listDeliveriesOf(orders.map(({ orderNumber }) => orderNumber));
    const part: DeliveredOrder[] = [];
    for (const { lines, returnables, ...owner } of orders) {
      const calendar = calendars.get(owner.country) ?? (await findCalendar(deps, owner.country));
      calendars.set(owner.country, calendar);
      const orderDeliveries = deliveries.get(owner.orderNumber) ?? [];
      part.push({ owner, items: deliveredItems({ lines, returnables }, orderDeliveries, calendar) });
    }
    yield part;
    last = orders.at(-1)?.orderNumber ?? last;
  }
}
