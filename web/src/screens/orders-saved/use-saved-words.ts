import { marketDay } from '#capabilities/portal-config/index.ts';
import type { SavedOrderRow } from '#capabilities/saved-orders/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { shipToName } from '#capabilities/ship-to/index.ts';
import { formatShortDate } from '#platform/texts/format-date.ts';
import { formatNumber } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

/** A saved order as the reader calls it: by the day it was put aside and the ship-to it is for. */
export function useSavedWords() {
  const { t } = useTranslation('saved-orders');
  const language = useLanguage();
  const { user } = useSession();
  return (order: SavedOrderRow) => {
    const shipTo = user?.shipTos.find(({ id }) => id === order.ship_to_id);
    const shipToText = shipTo ? shipToName(shipTo) : (order.shipto_name ?? t('noPlace'));
    const date = formatShortDate(language, marketDay(user?.country, order.date));
    const pallets = Number(order.pallets.toFixed(2));
    return {
      shipToText,
      date,
      name: t('order', { date, shipTo: shipToText }),
      lines: t('lines', { count: order.lines, n: formatNumber(language, order.lines) }),
      pallets: t('pallets', { count: pallets, n: formatNumber(language, pallets) }),
    };
  };
}
