import { type CartDoor, cartResolvers } from '#capabilities/cart/index.ts';
import { openBundleStock } from '#capabilities/catalogue/index.ts';
import { type CreditDoor, creditToCart, instantOf, localMoment, orderByInstant } from '#capabilities/company/index.ts';
import {
  type OrderingDoor,
  type OrderingHooks,
  openOrdering,
  orderingResolvers,
  orderingRoutes,
  reorderResolvers,
  usualOrderRoutes,
} from '#capabilities/ordering/index.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { Base } from './base.ts';

type Beside = { cartOf: DoorOf<CartDoor>; hooks: () => OrderingHooks };

/** Placing and what was placed. */
export const composeOrdering = (parts: Base, beside: Beside): DoorOf<OrderingDoor> =>
  openOrdering({
    ...parts,
    ...beside,
    bundleStockOf: openBundleStock(),
    instantOf,
    orderByInstant,
    localMoment,
  });

type Calls = {
  orderingOf: DoorOf<OrderingDoor>;
  cartOf: DoorOf<CartDoor>;
  creditOf: DoorOf<CreditDoor>;
  listFavourites: (request: Request) => Promise<ReadonlySet<string>>;
};

/** The calls around a cart, from filling it to ordering it again. */
export function orderingCalls({ orderingOf, cartOf, creditOf, listFavourites: favouritesOf }: Calls) {
  const payerCredit = (request: Request, payerId: string) =>
    request.read(async (transaction) => creditToCart(await creditOf(transaction).getPayerCredit(request, payerId)));
  return {
    cartResolvers: cartResolvers({ cartOf, favouritesOf, creditOf: payerCredit }),
    orderingResolvers: orderingResolvers({ orderingOf, cartOf, favouritesOf }),
    reorderResolvers: reorderResolvers({ orderingOf, cartOf }),
    orderingRoutes: { ...orderingRoutes(orderingOf), ...usualOrderRoutes(orderingOf, cartOf) },
  };
}
