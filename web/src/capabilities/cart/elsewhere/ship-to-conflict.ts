import { createContext, use } from 'react';
import type { BriefCart } from '../queries/cart.queries.ts';

/** A cart with goods for one ship-to while another is chosen here, as on a second device: what it takes to agree. */
export type ShipToConflict = {
  own: string;
  chosen: string;
  /** The choice follows the cart; missing where nothing goes to its ship-to any more. */
  goOn: (() => void) | undefined;
  /** The cart follows the choice, after what changes there was shown (T82). */
  move: () => void;
};

type ConflictAt = (shipToId: string) => ShipToConflict | undefined;

/** The frame knows the ship-tos and which of them is chosen. */
export const ShipToConflictContext = createContext<ConflictAt>(() => undefined);

/** Undefined where cart and page speak of the same ship-to; an empty cart follows without being asked about. */
export function useShipToConflict(
  cart: Pick<BriefCart, 'ship_to_id' | 'items'> | undefined,
): ShipToConflict | undefined {
  const find = use(ShipToConflictContext);
  return cart?.ship_to_id && cart.items.length > 0 ? find(cart.ship_to_id) : undefined;
}
