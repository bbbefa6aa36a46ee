import { referenceFromWire } from '@dray/contract/cart/reference-fields.ts';
import type { QueryClient } from '@tanstack/react-query';
import { askCartForDelivery, type DeliveryValues } from '#platform/calls/delivery-headers.ts';
import { currentLanguage } from '#platform/texts/language.ts';
import { type BriefCart, cartQueries } from '../queries/cart.queries.ts';

/**
 * From now on every call tells what the kept cart says of its delivery (K6). It is read at the moment of sending, from
 * where the cart's id comes, too: the number of an order that was placed never travels with the next cart.
 */
export function tellDeliveryOfCart(client: QueryClient): void {
  askCartForDelivery(() => {
    const cart = client.getQueryData(cartQueries.brief(currentLanguage()).queryKey);
    return cart ? deliveryOf(cart) : {};
  });
}

/**
 * What a change of the cart tells besides: a cart without transport or day takes the usual one over from the headers of
 * its first change (T114). Nobody has to choose what there is only one of, and the earliest day is proposed (moment 15).
 */
export function proposalFor(cart: BriefCart): DeliveryValues {
  const usual = transportIn(cart);
  return {
    ...deliveryOf(cart),
    deliveryMethod: cart.delivery_method ?? usual?.value ?? '',
    deliveryDate: cart.delivery_date ?? usual?.earliest_date ?? '',
  };
}

/** The standard day is the first on which the transport comes. */
const deliveryOf = (cart: BriefCart): DeliveryValues => ({
  deliveryMethod: cart.delivery_method ?? '',
  deliveryDate: cart.delivery_date ?? '',
  standardDeliveryDate: transportIn(cart)?.earliest_date ?? '',
  ...referenceFromWire(cart),
});

/** The one that was chosen, else the usual one, which comes first. */
function transportIn({ delivery_method: chosen, available_transport_types: transports }: BriefCart) {
  return transports.find(({ value }) => value === chosen) ?? transports[0];
}
