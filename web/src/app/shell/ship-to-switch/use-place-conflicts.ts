import { useCallback } from 'react';
import type { PlaceConflict } from '#capabilities/cart/index.ts';
import { chooseShipTo, isOpenShipTo, placeName, type ShipTo } from '#capabilities/ship-to/index.ts';

/** What stands between a cart's place and the chosen one, if they differ; a place that is no longer ours has its number. */
export function usePlaceConflicts(
  shipTos: readonly ShipTo[],
  chosen: ShipTo | undefined,
  move: (shipTo: ShipTo) => void,
): (shipToId: string) => PlaceConflict | undefined {
  return useCallback(
    (shipToId) => {
      if (!chosen || chosen.id === shipToId) return undefined;
      const own = shipTos.find(({ id }) => id === shipToId);
      return {
        own: own ? placeName(own) : shipToId,
        chosen: placeName(chosen),
        goOn: own && isOpenShipTo(own) ? () => chooseShipTo(own) : undefined,
        move: () => move(chosen),
      };
    },
    [shipTos, chosen, move],
  );
}
