import { randomUUID } from 'node:crypto';
import type { CatalogueDoor } from '#capabilities/catalogue/index.ts';
import type { PricingDoor } from '#capabilities/pricing/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type CartDoor, cart } from './cart.door.ts';
import type { CartDeps } from './changes/cart.deps.ts';
import { cartHints } from './changes/cart-hints.ts';
import { cartStore } from './store/cart.store.ts';

type OwnParts = 'carts' | 'newId' | 'hints';
type OfNeighbours = 'goodsFor' | 'findPriceList' | 'findOwnPrices';
type Needs = Omit<CartDeps, OwnParts | OfNeighbours> & {
  catalogueOf: DoorOf<Pick<CatalogueDoor, 'goodsFor'>>;
  pricingOf: DoorOf<Pick<PricingDoor, 'findPriceListOf' | 'findOwnPrices'>>;
};

/** The cart, between the shop below it and the orders above. */
export function openCart({ catalogueOf, pricingOf, ...needs }: Needs): DoorOf<CartDoor> {
  const hints = cartHints(needs.clock);
  return (transaction) => {
    const pricing = pricingOf(transaction);
    return cart({
      ...needs,
      carts: cartStore(transaction),
      newId: randomUUID,
      hints,
      goodsFor: catalogueOf(transaction).goodsFor,
      findPriceList: pricing.findPriceListOf,
      findOwnPrices: pricing.findOwnPrices,
    });
  };
}
