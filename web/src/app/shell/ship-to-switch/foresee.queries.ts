import type { AuthUser } from '@dray/contract/users/users.rest.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Cart } from '#capabilities/cart/index.ts';
import { deliveryFacts, type ShipTo } from '#capabilities/ship-to/index.ts';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { PlacePreviewDocument } from '../../../generated/operations.ts';
import { type ForeseenDelivery, foreseeDelivery } from './foreseen-delivery.ts';
import { type ForeseenMove, foreseeMove, type OfferedThere } from './foreseen-move.ts';

const skusAtOnce = 100;

export type Foreseen = {
  move: ForeseenMove;
  delivery: ForeseenDelivery;
  /** How goods can come, in the reader's words. */
  transports: readonly { value: string; label: string }[];
};

/** Asks for the cart's goods as if the other ship-to were chosen already; nothing is changed by that. */
export const foreseeQuery = (cart: Cart, shipTo: ShipTo, user: AuthUser) =>
  queryOptions({
    queryKey: ['ship-to-switch', shipTo.id, cart.id, cart.version],
    queryFn: async ({ signal }): Promise<Foreseen> => {
      const [offered, detail, transports] = await Promise.all([
        askThere(cart, shipTo, user, signal),
        callRest('GET /api/shiptos/GetShipToBySapId/:id', { params: { id: shipTo.id }, signal }),
        callRest('GET /api/transportype', { query: {}, signal }),
      ]);
      return { move: foreseeMove(cart.items, offered), delivery: foreseeDelivery(cart, detail), transports };
    },
    staleTime: 0,
    gcTime: 0,
  });

async function askThere(cart: Cart, shipTo: ShipTo, user: AuthUser, signal: AbortSignal): Promise<OfferedThere[]> {
  const { shipToId = '', customertype = '', store = '' } = deliveryFacts(shipTo, user);
  const delivery = { shipToId: shipToId, customerType: customertype, store };
  const skus = [...new Set(cart.items.map(({ product }) => product.sku))];
  const parts = Array.from({ length: Math.ceil(skus.length / skusAtOnce) }, (_, nth) =>
    skus.slice(nth * skusAtOnce, (nth + 1) * skusAtOnce),
  );
  const answers = await Promise.all(
    parts.map((some) => callGraphql(PlacePreviewDocument, { skus: some }, { signal, delivery })),
  );
  return answers.flatMap(({ products }) => products.items);
}
