import type { orderingRoutes as contract } from '@dray/contract/ordering/ordering.rest.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf } from '#platform/request.ts';
import type { RestHandlers } from '#platform/rest-handlers.ts';
import {
  askedFromWire,
  deliveryStatusesToWire,
  orderRowToWire,
  orderStatusesToWire,
  orderToWire,
  orderTypesToWire,
  placedOrderToWire,
} from './history/order-history.wire.ts';
import type { OrderingDoor } from './ordering.door.ts';

export function orderingRoutes(orderingOf: DoorOf<OrderingDoor>): RestHandlers<typeof contract> {
  return {
    listOrders: (request, input) =>
      request.read(async (transaction) => {
        const { offset, limit } = input.query;
        const asked = askedFromWire(input);
        const { orders, total } = await orderingOf(transaction).listOrders(request, asked, { offset, limit });
        return {
          sopList: orders.map((order) => orderRowToWire(order, request.language)),
          total,
          totalIsAtLeast: false,
        };
      }),
    countOrders: (request, input) =>
      request.read(async (transaction) => {
        const { total } = await orderingOf(transaction).listOrders(request, askedFromWire(input), {
          offset: 0,
          limit: 1,
        });
        return { all: total, views: { open: 0, differences: 0 }, statuses: {}, deliveryStatuses: {}, shipTos: {} };
      }),
    getTracking: async () => {
      throw new Refusal('NO_TRACKING');
    },
    // The same for everybody: the database is not asked.
    listDeliveryStatuses: async ({ language }) => deliveryStatusesToWire(language),
    listOrderStatuses: async ({ language }) => orderStatusesToWire(language),
    listOrderTypes: async ({ language }) => orderTypesToWire(language),
    getOrder: (request, { params }) =>
      request.read(async (transaction) =>
        orderToWire(await orderingOf(transaction).getOrder(request.scope, params.orderNumber), request.language),
      ),
    getOrderByCart: (request, { params }) =>
      request.read(async (transaction) =>
        placedOrderToWire(await orderingOf(transaction).getOrderByCart(request.caller.uid, params.cartId)),
      ),
    acceptAgreement: (request, { body }) =>
      request.write((transaction) => orderingOf(transaction).acceptAgreement(request, body)),
  };
}
