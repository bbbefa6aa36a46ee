import type { CartDoor } from '#capabilities/cart/index.ts';
import { instantOf } from '#capabilities/company/index.ts';
import { openSavedOrders, savedOrdersResolvers } from '#capabilities/saved-orders/index.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { Base } from './base.ts';

type Beside = {
  cartOf: DoorOf<CartDoor>;
  listFavourites: (request: Request) => Promise<ReadonlySet<string>>;
};

export const composeSavedOrders = (parts: Base, { cartOf, listFavourites }: Beside) =>
  savedOrdersResolvers({
    savedOrdersOf: openSavedOrders({ ...parts, instantOf, cartOf }),
    favouritesOf: listFavourites,
  });
