import { useCallback } from 'react';
import type { ShipToConflict } from '#capabilities/cart/index.ts';
import { chooseShipTo, isOpenShipTo, type ShipTo, shipToName } from '#capabilities/ship-to/index.ts';

/** What stands between a cart's place and the chosen one, if they differ; a place that is no longer ours has its number. */
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
