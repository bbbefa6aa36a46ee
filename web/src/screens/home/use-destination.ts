import { useQuery } from '@tanstack/react-query';
import { cartQueries } from '#capabilities/cart/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { isOpenShipTo, needsShipTo, type ShipTo, useChosenShipTo } from '#capabilities/ship-to/index.ts';
import { useLanguage } from '#platform/texts/texts.ts';

const noShipTos: never[] = [];

export type Destination = {
  hasShipTos: boolean;
  shipTos: readonly ShipTo[];
  chosen: ShipTo | undefined;
  isOpen: boolean;
};

/**
 * Open until the cart is here, for that may have one: nobody is asked what the portal knows (T167). What stands on the page
 * hangs on it, and drawn before it is known everything would move.
 */
export function useDestination(): Destination {
  const { user, may } = useSession();
  const hasShipTos = needsShipTo(may);
  // A user who neither orders nor looks after orders has no ship-to to choose.
  const shipTos = (hasShipTos && user?.shipTos) || noShipTos;
  const chosen = useChosenShipTo(shipTos);
  const isAwaited = !chosen && shipTos.length > 0 && may('Catalogue');
  const { data: cart, isPending } = useQuery({ ...cartQueries.brief(useLanguage()), enabled: isAwaited });
  const isTaken = shipTos.some((shipTo) => isOpenShipTo(shipTo) && shipTo.id === cart?.ship_to_id);
  return { hasShipTos, shipTos, chosen, isOpen: isAwaited && (isPending || isTaken) };
}
