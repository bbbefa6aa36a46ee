import { localTime, timeZoneOf } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { daysAheadText } from '#platform/texts/day-text.ts';
import { formatShortDate, formatTime } from '#platform/texts/format-date.ts';
import { useLanguage } from '#platform/texts/texts.ts';

const minuteMs = 60_000;
const noBreak = '\u00a0';

/** Moments as the wall of the reader's market shows them: today 8:51, or the day alone where it is long ago. */
export function usePeopleClock() {
  const language = useLanguage();
  const zone = timeZoneOf(useSession().user?.country);
  const today = localTime(useServerNow(minuteMs), zone).date;
  const dayOf = (moment: string) => localTime(new Date(moment), zone).date;
  const time = (moment: string) => formatTime(language, new Date(moment), zone);
  const day = (moment: string) =>
    dayOf(moment) === today ? daysAheadText(language, today, today) : formatShortDate(language, dayOf(moment));
  return { today, dayOf, day, moment: (moment: string) => `${day(moment)}${noBreak}${time(moment)}` };
}
