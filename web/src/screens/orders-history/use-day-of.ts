import { marketDay } from '#capabilities/portal-config/market-day.ts';
import { useSession } from '#capabilities/session/session.ts';

/** The day a moment falls on by the calendar of the reader's market. */
export function useDayOf(): (moment: string) => string {
  const country = useSession().user?.country;
  return (moment) => marketDay(country, moment);
}
