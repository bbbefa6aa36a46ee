import type { MutationResolvers, QueryResolvers } from '@dray/contract/generated/wire.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { DoorOf, Request } from '#platform/request.ts';
import type { OrderingDoor } from '../ordering.door.ts';
import { previewToWire, reorderToWire } from './reorder.wire.ts';

type Resolvers = {
  Query: Pick<QueryResolvers<Request>, 'previewReorder'>;
  Mutation: Pick<MutationResolvers<Request>, 'reorderItems' | 'undoReorder'>;
};
type Doors = { orderingOf: DoorOf<OrderingDoor>; cartOf: DoorOf<CartDoor> };

export const reorderResolvers = ({ orderingOf, cartOf }: Doors): Resolvers => ({
  Query: {
    previewReorder: (_root, { orderNumber }, request) =>
      request.read(async (transaction) => {
        const preview = await orderingOf(transaction).previewReorder(request, orderNumber ?? undefined);
        return previewToWire(preview, cartOf(transaction), request.language);
      }),
  },
  Mutation: {
    reorderItems: (_root, { orderNumber, mode }, request) =>
      request.write(async (transaction) => {
        const way = mode === 'REPLACE' ? 'replace' : 'add';
        const filled = await orderingOf(transaction).reorderItems(request, orderNumber, way);
        return reorderToWire(filled, cartOf(transaction), request.language);
      }),
    undoReorder: (_root, { undo_id }, request) =>
      request.write(async (transaction) =>
        cartOf(transaction).changeToWire(await orderingOf(transaction).undoReorder(request, undo_id), request.language),
      ),
  },
});
