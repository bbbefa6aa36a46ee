import { orderStatusText } from '@dray/contract/texts/order-text.ts';
import type { FoundOrders, OrderingDoor } from '#capabilities/ordering/index.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import { addressOf, type Hit } from '../rules/search.model.ts';
import type { Finder } from './search.deps.ts';

const list = '/orders/history';

type Head = FoundOrders['orders'][number];

/** Orders by their numbers, as their list finds them. */
export const orderFinder =
  (orderingOf: DoorOf<Pick<OrderingDoor, 'findOrders'>>): Finder =>
  async (request, { text, max }) => {
    const found = await request.read((transaction) => orderingOf(transaction).findOrders(request, text, max));
    const toHit = (order: Head) => hitOf(order, request);
    return {
      exact: found.exact.map(toHit),
      results: found.orders.map(toHit),
      total: found.total,
      isMore: found.isMore,
      corrected: found.corrected,
      href: addressOf(list, { q: found.search }),
    };
  };

const hitOf = ({ orderNumber, reference, shipTo, orderState, ...order }: Head, { language }: Request): Hit => ({
  key: orderNumber,
  title: orderNumber,
  detail: [shipTo.name, shipTo.city, reference.customerOrderNumber].filter(Boolean).join(' · '),
  status: orderStatusText(orderState.statusRaw ?? orderState.status, language),
  href: addressOf(list, { order: orderNumber }),
  at: order.deliveryDate,
  amountMinor: order.grandMinor,
  currency: order.currency,
});
