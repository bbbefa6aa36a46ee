import { referenceFromWire } from '@dray/contract/cart/reference-fields.ts';
import type { CartCredit, MutationResolvers, QueryResolvers } from '@dray/contract/generated/wire.ts';
import { Refusal } from '#platform/refusal.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import { selectedFields } from '#platform/selected-fields.ts';
import type { CartDoor } from './cart.door.ts';
import type { CartChange } from './changes/change-cart.ts';
import type { ShownCart } from './changes/show-cart.ts';
import { bareCartFields, bareCartToWire } from './wire/cart.wire.ts';
import {
  believedFromWire,
  messageToWire,
  priceValidationToWire,
  wantedAmountsFromWire,
  wantedLinesFromWire,
} from './wire/cart-input.wire.ts';

type Queries = Pick<QueryResolvers<Request>, 'customerCart' | 'cart'>;
type GoodsMutations = Pick<
  MutationResolvers<Request>,
  | 'createEmptyCart'
  | 'addProductsToCart'
  | 'updateCartItems'
  | 'removeItemFromCart'
  | 'validateProductPrice'
  | 'applyCouponToCart'
  | 'removeCouponFromCart'
>;
type DeliveryMutations = Pick<
  MutationResolvers<Request>,
  | 'setShippingAddressesOnCart'
  | 'setShippingMethodsOnCart'
  | 'setPaymentMethodOnCart'
  | 'setTransportType'
  | 'setOrderReferenceOnCart'
>;

type Doors = {
  cartOf: DoorOf<CartDoor>;
  /** The skus that the caller has marked. */
  favouritesOf: (request: Request) => Promise<ReadonlySet<string>>;
  /** What its payer may still order on account. */
  creditOf: (request: Request, payerId: string) => Promise<CartCredit>;
};
type Info = Parameters<typeof selectedFields>[0];

export const cartResolvers = (doors: Doors) => ({
  Query: queries(doors),
  Mutation: { ...goodsMutations(doors), ...deliveryMutations(doors) },
});

/** Few screens show the star of a line, so it is asked for only then. */
const favouritesWhereAsked = async ({ favouritesOf }: Doors, request: Request, info: Info) =>
  [...selectedFields(info)].some((path) => path.endsWith('items.product.favourites'))
    ? favouritesOf(request)
    : new Set<string>();

/** It looks at bills and orders, so nobody who does not ask for it waits for that. */
async function creditWhereAsked({ creditOf }: Doors, request: Request, info: Info, { context }: ShownCart) {
  const payerId = context.terms?.payer.id;
  const isAsked = [...selectedFields(info)].some((path) => path.startsWith('credit'));
  return isAsked && payerId !== undefined ? { credit: await creditOf(request, payerId) } : {};
}

/** One change is one transaction, and its answer is the cart that it made. */
const changing =
  (doors: Doors) => async (request: Request, info: Info, work: (door: CartDoor) => Promise<CartChange>) => {
    const favourites = await favouritesWhereAsked(doors, request, info);
    return request.write(async (transaction) => {
      const door = doors.cartOf(transaction);
      return door.changeToWire(await work(door), request.language, favourites);
    });
  };

/** What adds makes it once for a key; a repeat is answered by the cart as it is now, and by what was answered then. */
const changingOnce =
  (doors: Doors) =>
  async (request: Request, info: Info, cartId: string, work: (door: CartDoor) => Promise<CartChange>) => {
    const favourites = await favouritesWhereAsked(doors, request, info);
    return request.changeOnce({
      make: async (transaction) => {
        const door = doors.cartOf(transaction);
        const answer = door.changeToWire(await work(door), request.language, favourites);
        const { user_errors, line_results } = answer;
        return { answer, outcome: { user_errors, line_results } };
      },
      repeat: async (transaction, outcome) => {
        const door = doors.cartOf(transaction);
        const shown = await door.getCart(request, cartId);
        return { cart: door.cartToWire(shown, request.language, favourites), ...outcome };
      },
    });
  };

/** What a session alone is told of its cart (T133). */
const knownToSession = new Set(['id', 'version', 'total_quantity']);

/** Products, prices and totals are the catalogue's: told where the caller holds it at the cart's ship-to, and it is open. */
function requireCatalogue(request: Request, info: Info, { context }: ShownCart): void {
  if ([...selectedFields(info)].every((path) => knownToSession.has(path))) return;
  if (!request.holds('Catalogue', context.terms?.shipTo)) throw new Refusal('SECTION_NOT_ALLOWED');
}

function queries(doors: Doors): Queries {
  const { cartOf } = doors;
  return {
    customerCart: async (_root, _args, request, info) => {
      if ([...selectedFields(info)].every((path) => bareCartFields.has(path))) {
        const bare = await request.read((transaction) => cartOf(transaction).findActiveCart(request.caller.uid));
        if (bare) return bareCartToWire(bare);
      }
      const favourites = await favouritesWhereAsked(doors, request, info);
      const found = await request.read(async (transaction) => {
        const door = cartOf(transaction);
        const shown = await door.findCustomerCart(request);
        if (shown) requireCatalogue(request, info, shown);
        if (!shown) return undefined;
        const credit = creditWhereAsked(doors, request, info, shown);
        return Object.assign(door.cartToWire(shown, request.language, favourites), await credit);
      });
      return found ?? createCart(cartOf, request, info);
    },

    cart: async (_root, { cart_id }, request, info) => {
      const favourites = await favouritesWhereAsked(doors, request, info);
      return request.read(async (transaction) => {
        const door = cartOf(transaction);
        const shown = await door.getCart(request, cart_id);
        requireCatalogue(request, info, shown);
        const credit = creditWhereAsked(doors, request, info, shown);
        return Object.assign(door.cartToWire(shown, request.language, favourites), await credit);
      });
    },
  };
}

/** Looking writes nothing, but the first look of all finds no cart yet. */
const createCart = (cartOf: DoorOf<CartDoor>, request: Request, info: Info) =>
  request.write(async (transaction) => {
    const door = cartOf(transaction);
    const made = await door.getOrCreateCart(request.caller.uid);
    const shown = await door.showCart(request, made);
    requireCatalogue(request, info, shown);
    return door.cartToWire(shown, request.language);
  });

function goodsMutations(doors: Doors): GoodsMutations {
  const { cartOf } = doors;
  const change = changing(doors);
  const changeOnce = changingOnce(doors);
  return {
    createEmptyCart: async (_root, _args, request) => {
      const { uid } = request.caller;
      // Nearly everybody has one already, and then there is nothing to write.
      const found = await request.read((transaction) => cartOf(transaction).findActiveCart(uid));
      return (found ?? (await request.write((transaction) => cartOf(transaction).getOrCreateCart(uid)))).id;
    },

    addProductsToCart: (_root, args, request, info) => {
      const wanted = wantedLinesFromWire(args);
      return changeOnce(request, info, args.cart_id, (door) => door.addProductsToCart(request, args.cart_id, wanted));
    },

    updateCartItems: (_root, { cart_id, cart_items, version }, request, info) =>
      change(request, info, (door) =>
        door.updateCartItems(request, cart_id, {
          wanted: wantedAmountsFromWire(cart_items),
          version: version ?? undefined,
        }),
      ),

    removeItemFromCart: (_root, { cart_id, cart_item_id }, request, info) =>
      change(request, info, (door) => door.removeItemFromCart(request, cart_id, cart_item_id)),

    validateProductPrice: (_root, { productItems }, request) =>
      request.read(async (transaction) =>
        priceValidationToWire(
          await cartOf(transaction).validatePrices(request, believedFromWire(productItems)),
          request.language,
        ),
      ),

    applyCouponToCart: (_root, { cart_id, coupon_code }, request, info) =>
      change(request, info, (door) => door.applyCoupon(request, cart_id, coupon_code)),

    removeCouponFromCart: (_root, { cart_id, coupon_code }, request, info) =>
      change(request, info, (door) => door.removeCoupon(request, cart_id, coupon_code)),
  };
}

function deliveryMutations(doors: Doors): DeliveryMutations {
  const { cartOf } = doors;
  const change = changing(doors);
  return {
    setShippingAddressesOnCart: (_root, { cart_id, ship_to_id }, request, info) =>
      change(request, info, (door) => door.setShipTo(request, cart_id, ship_to_id)),

    setShippingMethodsOnCart: (_root, { cart_id, method, delivery_date }, request, info) =>
      change(request, info, (door) =>
        door.setTransport(request, cart_id, {
          transportType: method,
          deliveryDate: delivery_date ?? undefined,
          currency: undefined,
        }),
      ),

    setPaymentMethodOnCart: (_root, { cart_id, code }, request, info) =>
      change(request, info, (door) => door.setPaymentMethod(request, cart_id, code)),

    setTransportType: (_root, { cart_id, transporttype, currency }, request) =>
      request.write(async (transaction) => {
        const wanted = { transportType: transporttype, deliveryDate: undefined, currency };
        return messageToWire(await cartOf(transaction).setTransport(request, cart_id, wanted), request.language);
      }),

    setOrderReferenceOnCart: (_root, { cart_id, ...given }, request, info) =>
      change(request, info, (door) => door.setOrderReference(request, cart_id, referenceFromWire(given))),
  };
}
