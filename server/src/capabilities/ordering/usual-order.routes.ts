import type { usualOrderRoutes as contract } from '@dray/contract/ordering/usual-order.rest.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { OrderingDoor } from './ordering.door.ts';
import { usualToWire } from './usual/usual-order.wire.ts';

export function usualOrderRoutes(
  orderingOf: DoorOf<OrderingDoor>,
  cartOf: DoorOf<CartDoor>,
): RestHandlers<typeof contract> {
  return {
    getUsualOrder: async (request, { query: { shipTo, transportType } }) => {
      const asked = { shipToId: shipTo, transportType };
      const { proposal, answer } = await request.read(async (transaction) => {
        const found = await orderingOf(transaction).getUsualOrder(request, asked);
        return { proposal: found, answer: usualToWire(found, cartOf(transaction), request.language) };
      });
      // Counting takes longer than anybody waits: until then every month is like any other.
      if (!proposal.isSeasonKnown && answer.lines.length + answer.sometimes.length > 0)
        await request.write((transaction) => orderingOf(transaction).askForTradeMonths());
      return answer;
    },
  };
}
