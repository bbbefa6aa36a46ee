import type { MutationResolvers, QueryResolvers, ReorderOutput } from '@dray/contract/generated/wire.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { OrderingDoor } from './ordering.door.ts';
import { previewToWire, reorderToWire } from './reorder/reorder.wire.ts';

type Resolvers = {
  Query: Pick<QueryResolvers<Request>, 'previewReorder'>;
  Mutation: Pick<MutationResolvers<Request>, 'reorderItems' | 'undoReorder'>;
};
type Doors = { orderingOf: DoorOf<OrderingDoor>; cartOf: DoorOf<CartDoor> };

export function reorderResolvers({ orderingOf, cartOf }: Doors): Resolvers {
  /** Repeating an order or taking that back leaves a cart behind, so there is one unless it was ordered meanwhile. */
  async function cartNow(transaction: Transaction, request: Request) {
    const door = cartOf(transaction);
    const shown = await door.findCustomerCart(request);
    if (!shown) throw new Refusal('CART_GONE');
    return door.cartToWire(shown, request.language);
  }

  return {
    Query: {
      previewReorder: (_root, { orderNumber }, request) =>
        request.read(async (transaction) => {
          const preview = await orderingOf(transaction).previewReorder(request, orderNumber ?? undefined);
          return previewToWire(preview, cartOf(transaction), request.language);
        }),
    },
    Mutation: {
      reorderItems: (_root, { orderNumber, mode }, request) =>
        request.changeOnce({
          make: async (transaction) => {
            const way = mode === 'REPLACE' ? 'replace' : 'add';
            const filled = await orderingOf(transaction).reorderItems(request, orderNumber, way);
            const answer = reorderToWire(filled, cartOf(transaction), request.language);
            return { answer, outcome: toOutcome(answer) };
          },
          repeat: async (transaction, outcome) => ({ cart: await cartNow(transaction, request), ...outcome }),
        }),
      undoReorder: (_root, { undo_id }, request) =>
        request.changeOnce({
          make: async (transaction) => {
            const undone = await orderingOf(transaction).undoReorder(request, undo_id);
            const answer = cartOf(transaction).changeToWire(undone, request.language);
            const { user_errors, line_results } = answer;
            return { answer, outcome: { user_errors, line_results } };
          },
          repeat: async (transaction, outcome) => ({ cart: await cartNow(transaction, request), ...outcome }),
        }),
    },
  };
}

/** Goods are today's, and a repeat is about the cart: their records are left out. */
const toOutcome = ({ cart: _cart, lines, ...answered }: ReorderOutput) => ({
  ...answered,
  lines: lines.map((line) => ({ ...line, product: null, substitute: null })),
});
