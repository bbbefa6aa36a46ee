import { marketDay } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';

/** The day a moment falls on by the calendar of the reader's market. */
export function useDayOf(): (moment: string) => string {
  const country = useSession().user?.country;
  return (moment) => marketDay(country, moment);
}
