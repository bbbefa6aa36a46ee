import { useQuery } from '@tanstack/react-query';
import { orderingQueries } from '#capabilities/ordering/index.ts';
import { localTime, timeZoneOf } from '#capabilities/portal-config/index.ts';
import type { ShipTo } from '#capabilities/ship-to/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { firstToCome } from './first-to-come.ts';

const lookAgainMs = 60_000;

/** Of the ship-to's orders under way, the one that comes first. */
export function useComingOrder(shipTo: ShipTo, mayRead: boolean) {
  const language = useLanguage();
  const { date: today } = localTime(useServerNow(lookAgainMs), timeZoneOf(shipTo.country));
  const { data } = useQuery({
    ...orderingQueries.list({ shipTo: [shipTo.id], view: 'open' }, 1, language),
    enabled: mayRead,
  });
  return { order: data && firstToCome(data.sopList, today) };
}
