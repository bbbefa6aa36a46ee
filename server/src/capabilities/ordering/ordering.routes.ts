import type { orderingRoutes as contract } from '@dray/contract/ordering/ordering.rest.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import { orderToWire, placedOrderToWire } from './history/order-history.wire.ts';
import {
  askedFromWire,
  deliveryStatusesToWire,
  orderRowToWire,
  orderStatusesToWire,
  orderTypesToWire,
} from './history/order-row.wire.ts';
import type { OrderingDoor } from './ordering.door.ts';
import { trackingToWire } from './tracking/tracking.wire.ts';

export function orderingRoutes(orderingOf: DoorOf<OrderingDoor>): RestHandlers<typeof contract> {
  return {
    listOrders: (request, input) =>
      request.read(async (transaction) => {
        const { offset, limit } = input.query;
        const asked = askedFromWire(input);
        const { orders, total, isMore } = await orderingOf(transaction).listOrders(request, asked, { offset, limit });
        return {
          sopList: orders.map((order) => orderRowToWire(order, request.language)),
          total,
          totalIsAtLeast: isMore,
        };
      }),
    countOrders: (request, input) =>
      request.read((transaction) => orderingOf(transaction).countOrders(request, askedFromWire(input))),
    // The same for everybody: the database is not asked.
    listDeliveryStatuses: async ({ language }) => deliveryStatusesToWire(language),
    listOrderStatuses: async ({ language }) => orderStatusesToWire(language),
    listOrderTypes: async ({ language }) => orderTypesToWire(language),
    getTracking: (request, { params }) =>
      request.read(async (transaction) =>
        trackingToWire(await orderingOf(transaction).getTracking(request, params.orderId)),
      ),
    getOrder: (request, { params }) =>
      request.read(async (transaction) =>
        orderToWire(await orderingOf(transaction).getOrder(request, params.orderNumber), request.language),
      ),
    getOrderByCart: (request, { params }) =>
      request.read(async (transaction) =>
        placedOrderToWire(await orderingOf(transaction).getOrderByCart(request.caller.uid, params.cartId)),
      ),
    acceptAgreement: (request, { body }) =>
      request.write((transaction) => orderingOf(transaction).acceptAgreement(request, body)),
  };
}
