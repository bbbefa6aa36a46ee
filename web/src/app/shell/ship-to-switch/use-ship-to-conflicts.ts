import { useCallback } from 'react';
import type { ShipToConflict } from '#capabilities/cart/index.ts';
import { chooseShipTo, isOpenShipTo, type ShipTo, shipToName } from '#capabilities/ship-to/index.ts';

/** How a cart's ship-to and the chosen one conflict, if they differ; a ship-to that is no longer ours has its number. */
export function useShipToConflicts(
  shipTos: readonly ShipTo[],
  chosen: ShipTo | undefined,
  move: (shipTo: ShipTo) => void,
): (shipToId: string) => ShipToConflict | undefined {
  return useCallback(
    (shipToId) => {
      if (!chosen || chosen.id === shipToId) return undefined;
      const own = shipTos.find(({ id }) => id === shipToId);
      return {
        own: own ? shipToName(own) : shipToId,
        chosen: shipToName(chosen),
        goOn: own && isOpenShipTo(own) ? () => chooseShipTo(own) : undefined,
        move: () => move(chosen),
      };
    },
    [shipTos, chosen, move],
  );
}
