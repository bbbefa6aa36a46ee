import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cartQueries } from '#capabilities/cart/cart.queries.ts';
import { loadCartPart } from '#capabilities/cart/load-cart-part.ts';
import type { ShipTo } from '#capabilities/ship-to/choose-ship-to.ts';
import { chooseShipTo } from '#capabilities/ship-to/chosen-ship-to.ts';
import { logFault } from '#platform/log.ts';
import { useLanguage } from '#platform/texts.ts';

type Switch = {
  choose: (shipTo: ShipTo) => void;
  /** The place that somebody wants to go to with goods in the cart. */
  wanted: ShipTo | undefined;
  settle: () => void;
  /** Shown as chosen while it is found out whether the cart has to be asked about. */
  coming: ShipTo | undefined;
};

/** Another place is chosen at once, unless a cart with goods is for the present one: then it is asked first (T82). */
export function useShipToSwitch(mayOrder: boolean): Switch {
  const desk = { client: useQueryClient(), language: useLanguage() };
  const [wanted, setWanted] = useState<ShipTo>();
  const [coming, setComing] = useState<ShipTo>();

  const choose = async (shipTo: ShipTo) => {
    if (!mayOrder) return chooseShipTo(shipTo);
    setComing(shipTo);
    // Without an answer the cart cannot be asked about; it will say itself that it is for another place.
    const cart = await desk.client.fetchQuery(cartQueries.brief(desk.language)).catch(() => undefined);
    setComing(undefined);
    if (cart && cart.items.length > 0 && cart.ship_to_id !== shipTo.id) return setWanted(shipTo);
    chooseShipTo(shipTo);
    if (!cart || cart.ship_to_id === shipTo.id) return;
    const { moveEmpty } = await loadCartPart(() => import('./move-cart.ts'));
    await moveEmpty(desk, shipTo);
  };
  return {
    choose: (shipTo) => void choose(shipTo).catch((cause: unknown) => logFault('ship-to', cause)),
    wanted,
    coming,
    settle: () => setWanted(undefined),
  };
}
