import type { Reader } from '#capabilities/catalogue/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { isOpenShipTo, useChosenShipTo } from '#capabilities/ship-to/index.ts';
import { useLanguage } from '#platform/texts/texts.ts';

const noShipTos: never[] = [];

/** For whom the catalogue is shown: the ship-to decides on prices and range, and on the customer's type (T31). */
export function useReader(): { reader: Reader; customerType: string | undefined; isUnchosen: boolean } {
  const { user } = useSession();
  const shipTos = user?.shipTos ?? noShipTos;
  const chosen = useChosenShipTo(shipTos);
  return {
    reader: { language: useLanguage(), shipToId: chosen?.id },
    customerType: chosen?.customerType ?? user?.customerType ?? undefined,
    isUnchosen: !chosen && shipTos.some(isOpenShipTo),
  };
}
