import type { MutationResolvers, QueryResolvers, StatusOutput } from '@dray/contract/generated/wire.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { SavedOrdersDoor } from './saved-orders.door.ts';
import {
  doneToWire,
  goneToWire,
  queryFromWire,
  reopenedToWire,
  restoredToWire,
  savedOrderDetailsToWire,
  savedOrdersToWire,
  savedToWire,
} from './saved-orders.wire.ts';

type Resolvers = {
  Query: Pick<QueryResolvers<Request>, 'getSaveOrderForLater' | 'getSaveOrderDetails'>;
  Mutation: Pick<
    MutationResolvers<Request>,
    'addSaveOrderForLater' | 'reOrderSavedOrder' | 'deleteSavedOrder' | 'restoreSavedOrder'
  >;
};

type Doors = {
  savedOrdersOf: DoorOf<SavedOrdersDoor>;
  /** The skus that the caller has marked. */
  favouritesOf: (request: Request) => Promise<ReadonlySet<string>>;
};

export const savedOrdersResolvers = (doors: Doors): Resolvers => ({
  Query: queries(doors),
  Mutation: mutations(doors),
});

const queries = ({ savedOrdersOf, favouritesOf }: Doors): Resolvers['Query'] => ({
  getSaveOrderForLater(_root, args, request) {
    const query = queryFromWire(args);
    return request.read(async (transaction) =>
      savedOrdersToWire(await savedOrdersOf(transaction).listSavedOrders(request, query), query.pageSize),
    );
  },

  async getSaveOrderDetails(_root, { cart_id, saved_for_later }, request) {
    const favourites = await favouritesOf(request);
    return request.read(async (transaction) => {
      const door = savedOrdersOf(transaction);
      const shown = await door.getSavedOrder(request, cart_id, saved_for_later ?? true);
      return savedOrderDetailsToWire(shown, door.cartToWire(shown, request.language, favourites));
    });
  },
});

function mutations({ savedOrdersOf, favouritesOf }: Doors): Resolvers['Mutation'] {
  /**
   * One transaction; an order that is not there is reported by message and status. A repeat with the same key gets the
   * same, with the cart as it is now.
   */
  const changing = (
    request: Request,
    work: (door: SavedOrdersDoor) => Promise<StatusOutput>,
    cartNow: (door: SavedOrdersDoor) => Promise<Pick<StatusOutput, 'cart'>> = async () => ({}),
  ): Promise<StatusOutput> =>
    request
      .changeOnce({
        make: async (transaction) => {
          const answer = await work(savedOrdersOf(transaction));
          const { message, status } = answer;
          return { answer, outcome: { message, status } };
        },
        repeat: async (transaction, outcome) => ({ ...outcome, ...(await cartNow(savedOrdersOf(transaction))) }),
      })
      .catch((error: unknown) => goneToWire(error, request.language));

  return {
    addSaveOrderForLater: (_root, { cart_id, customer_order_number, cart_item_ids: lines }, request) =>
      request.changeOnce({
        make: async (transaction) => {
          const door = savedOrdersOf(transaction);
          const findings = lines
            ? await door.saveLines(request, cart_id, lines)
            : await door.saveOrder(request, cart_id, customer_order_number ?? undefined);
          const answer = savedToWire(door.findingsToWire(findings, request.language), request.language);
          return { answer, outcome: answer };
        },
        repeat: async (_transaction, outcome) => outcome,
      }),

    async reOrderSavedOrder(_root, { cart_id }, request) {
      const favourites = await favouritesOf(request);
      return changing(
        request,
        async (door) => {
          const reopened = await door.reopenSavedOrder(request, cart_id);
          const cart = door.cartToWire(reopened.shown, request.language, favourites);
          return reopenedToWire(reopened, cart, request.language);
        },
        async (door) => {
          const shown = await door.getSavedOrder(request, cart_id, false);
          return { cart: door.cartToWire(shown, request.language, favourites) };
        },
      );
    },

    deleteSavedOrder: (_root, { cart_id }, request) =>
      changing(request, async (door) => {
        await door.deleteSavedOrder(request, cart_id);
        return doneToWire('deleted', request.language);
      }),

    restoreSavedOrder: (_root, { cart_id }, request) =>
      changing(request, async (door) => {
        const findings = await door.restoreSavedOrder(request, cart_id);
        return restoredToWire(door.findingsToWire(findings, request.language), request.language);
      }),
  };
}
