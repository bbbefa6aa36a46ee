import type { companyRoutes } from '@dray/contract/company/company.rest.ts';
import type { RestAnswer } from '@dray/contract/rest-route.ts';
import { type Cart, daysOf } from '#capabilities/cart/index.ts';

type ForeseenShipTo = Pick<RestAnswer<(typeof companyRoutes)['getShipToBySapId']>, 'limits' | 'deliveryDates'>;
type Delivered = Pick<Cart, 'delivery_method' | 'delivery_date'> & {
  progress_bar_data: Pick<
    Cart['progress_bar_data'],
    | 'iMinimumOrderPallet'
    | 'iMaximumOrderPallet'
    | 'iMinimumOrderWeight'
    | 'iMaximumOrderWeight'
    | 'iMinimumOrderPrice'
    | 'iMaximumOrderPrice'
    | 'handstacked'
  >;
};

/** From and to; null where there is no limit. */
export type Range = { min: number | null; max: number | null };
export type Limits = { pallets: Range; weight: Range; price: Range };

export type ForeseenDelivery = {
  /** The code of what goods will come by there, where it is another. */
  transport: string | undefined;
  /** The day they can come first, where the chosen one is closed there; null where none is open. */
  day: string | null | undefined;
  limits: { old: Limits; new: Limits } | undefined;
};

/** What the server drops when a cart moves (T82), and what the other ship-to asks of one order. */
export function foreseeDelivery(cart: Delivered, shipTo: ForeseenShipTo): ForeseenDelivery {
  const stored = shipTo.limits.find(({ transportType }) => transportType === cart.delivery_method);
  const transport = stored ?? shipTo.limits[0];
  const days = daysOf(shipTo.deliveryDates, transport?.transportType);
  const day = cart.delivery_date;
  const isClosed = day !== null && (days.closed.some(({ date }) => date === day) || day < (days.earliest ?? day));
  const [old, there] = [limitsOf(cart), transport && limitsThere(transport)];
  return {
    transport: cart.delivery_method && !stored ? transport?.transportType : undefined,
    day: isClosed ? days.earliest : undefined,
    limits: there && !isSame(old, there) ? { old, new: there } : undefined,
  };
}

/** Pallets do not count where the goods are stacked by hand (T106). */
const palletsOf = (isByHand: boolean, min: number | null, max: number | null): Range =>
  isByHand ? { min: null, max: null } : { min, max };

const limitsOf = ({ progress_bar_data: load }: Delivered): Limits => ({
  pallets: palletsOf(load.handstacked, load.iMinimumOrderPallet, load.iMaximumOrderPallet),
  weight: { min: load.iMinimumOrderWeight, max: load.iMaximumOrderWeight },
  price: { min: load.iMinimumOrderPrice, max: load.iMaximumOrderPrice },
});

const limitsThere = (transport: ForeseenShipTo['limits'][number]): Limits => ({
  pallets: palletsOf(transport.handstacked, transport.minimumPallets, transport.maximumPallets),
  weight: { min: transport.minimumWeightKg, max: transport.maximumWeightKg },
  price: { min: transport.minimumPrice, max: transport.maximumPrice },
});

const isSame = (one: Limits, other: Limits): boolean => JSON.stringify(one) === JSON.stringify(other);
