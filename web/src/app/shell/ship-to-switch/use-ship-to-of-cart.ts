import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cartQueries } from '#capabilities/cart/index.ts';
import { chooseShipTo, isOpenShipTo, type ShipTo } from '#capabilities/ship-to/index.ts';
import { useLanguage } from '#platform/texts/texts.ts';

/**
 * Signing in forgets the choice (S4). A cart that has a ship-to is not asked about again: that one is chosen (T167). A
 * choice that is gone later was taken away by signing out, here or in another tab, and nothing is stored after that.
 */
export function useShipToOfCart(shipTos: readonly ShipTo[], chosen: ShipTo | undefined, mayOrder: boolean): void {
  const [wasChosen, setWasChosen] = useState(false);
  if (chosen && !wasChosen) setWasChosen(true);
  const isOpen = mayOrder && !chosen && !wasChosen && shipTos.length > 0;
  const { data: cart } = useQuery({ ...cartQueries.brief(useLanguage()), enabled: isOpen });
  const own = isOpen ? shipTos.find((shipTo) => isOpenShipTo(shipTo) && shipTo.id === cart?.ship_to_id) : undefined;
  useEffect(() => {
    if (own) chooseShipTo(own);
  }, [own]);
}
