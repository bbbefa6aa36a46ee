import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQueries } from '#capabilities/cart/cart.queries.ts';
import { isOpenShipTo, type ShipTo } from '#capabilities/ship-to/choose-ship-to.ts';
import { chooseShipTo } from '#capabilities/ship-to/chosen-ship-to.ts';
import { useLanguage } from '#platform/texts.ts';

/**
 * Whoever has filled a cart at home goes on for the same place on the phone in the cellar: there nothing was chosen yet,
 * and a question would only lead to a cart that is for another place.
 */
export function useAdoptedShipTo(mayOrder: boolean, shipTos: readonly ShipTo[], chosen: ShipTo | undefined): void {
  const isUndecided = chosen === undefined && shipTos.length > 0;
  const { data: cart } = useQuery({ ...cartQueries.brief(useLanguage()), enabled: mayOrder && isUndecided });
  const place = shipTos.find((shipTo) => shipTo.id === cart?.ship_to_id && isOpenShipTo(shipTo));
  const adopted = isUndecided && cart && cart.items.length > 0 ? place : undefined;

  useEffect(() => {
    if (adopted) chooseShipTo(adopted);
  }, [adopted]);
}
