import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cartQueries, loadCartPart } from '#capabilities/cart/index.ts';
import { chooseShipTo, type ShipTo, shipToName } from '#capabilities/ship-to/index.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';

type Switch = {
  choose: (shipTo: ShipTo) => void;
  /** The ship-to that somebody wants to switch to with goods in the cart. */
  wanted: ShipTo | undefined;
  settle: () => void;
  /** Shown as chosen while it is found out whether the cart has to be asked about. */
  coming: ShipTo | undefined;
};

/** Another ship-to is chosen at once, unless a cart with goods is for the present one: then it is asked first (T82). */
export function useShipToSwitch(mayOrder: boolean): Switch {
  const { t } = useTranslation('shell');
  const context = { client: useQueryClient(), language: useLanguage() };
  const [wanted, setWanted] = useState<ShipTo>();
  const [coming, setComing] = useState<ShipTo>();

  const choose = async (shipTo: ShipTo) => {
    if (!mayOrder) return chooseShipTo(shipTo);
    setComing(shipTo);
    // Without an answer the cart cannot be asked about; it will say itself that it is for another ship-to.
    const cart = await context.client.fetchQuery(cartQueries.brief(context.language)).catch(() => undefined);
    setComing(undefined);
    if (cart && cart.items.length > 0 && cart.ship_to_id !== shipTo.id) return setWanted(shipTo);
    chooseShipTo(shipTo);
    if (!cart || cart.ship_to_id === shipTo.id) return;
    const { moveEmpty } = await loadCartPart(() => import('./move-cart.ts'), 'moving');
    await moveEmpty(context, shipTo);
  };
  // The page speaks for the ship-to already; only the empty cart stayed behind.
  const chooseOrTell = (shipTo: ShipTo) =>
    void choose(shipTo).catch((failure: unknown) =>
      showFailure({
        topic: 'ship-to',
        text: t('shipTo.cartNotMoved', { shipTo: shipToName(shipTo) }),
        failure,
        retry: () => chooseOrTell(shipTo),
      }),
    );
  return {
    choose: chooseOrTell,
    wanted,
    coming,
    settle: () => setWanted(undefined),
  };
}
