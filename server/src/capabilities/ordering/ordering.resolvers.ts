import { referenceFromWire } from '@dray/contract/cart/reference-fields.ts';
import type { MutationResolvers } from '@dray/contract/generated/wire.ts';
import { cancellationText } from '@dray/contract/texts/order-text.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { OrderingDoor } from './ordering.door.ts';
import { differenceToWire, placedToWire } from './ordering.wire.ts';
import { type Outcome, type Placing, type Refused, TakenByOthers } from './place-order.ts';

type Doors = {
  orderingOf: DoorOf<OrderingDoor>;
  cartOf: DoorOf<CartDoor>;
  /** The skus that the caller has marked. */
  favouritesOf: (request: Request) => Promise<ReadonlySet<string>>;
};
type Mutations = Pick<MutationResolvers<Request>, 'placeOrder' | 'cancelOrder'>;

export function orderingResolvers(doors: Doors): { Mutation: Mutations } {
  return {
    Mutation: {
      placeOrder: async (_root, { cart_id: cartId, shown_hash: shownHash, ...given }, request) => {
        const outcome = await place(doors, request, {
          cartId,
          reference: referenceFromWire(given),
          shownHash: shownHash ?? undefined,
        });
        return 'placed' in outcome ? placedToWire(outcome.placed) : tellWhy(doors, request, outcome.refused);
      },
      cancelOrder: async (_root, { sap_id, order_number }, request) => {
        const asked = { sapId: sap_id ?? undefined, orderNumber: order_number ?? undefined };
        const { status, text } = await request.write((transaction) =>
          doors.orderingOf(transaction).cancelOrder(request, asked),
        );
        return { status, message: cancellationText(text, request.language) };
      },
    },
  };
}

async function place({ orderingOf, cartOf }: Doors, request: Request, placing: Placing): Promise<Outcome> {
  try {
    return await request.write((transaction) => orderingOf(transaction).placeOrder(request, placing));
  } catch (error) {
    if (!(error instanceof TakenByOthers)) throw error;
    // As it is now that the others have theirs: without the discount, or with what is left of the bundle.
    const now = await request.read((transaction) => cartOf(transaction).findCustomerCart(request));
    return { refused: now?.cart.id === placing.cartId ? { ...error.refused, shown: now } : error.refused };
  }
}

/** With the cart as it is, so that nobody has to ask for it. */
async function tellWhy(doors: Doors, request: Request, { shown, difference, findings }: Refused) {
  const { language } = request;
  const favourites = await doors.favouritesOf(request);
  const { user_errors, ...changes } = differenceToWire(difference, language);
  return request.read(async (transaction) => {
    const cart = doors.cartOf(transaction);
    return {
      order: null,
      user_errors: [...user_errors, ...cart.findingsToWire(findings, language)],
      ...changes,
      cart: cart.cartToWire(shown, language, favourites),
    };
  });
}
