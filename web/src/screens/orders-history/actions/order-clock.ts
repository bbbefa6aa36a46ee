import { localTime, timeZoneOf } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { daysAheadText } from '#platform/texts/day-text.ts';
import { formatDateWithWeekday, formatShortDate, formatTime } from '#platform/texts/format-date.ts';
import { useLanguage } from '#platform/texts/texts.ts';

const minuteMs = 60_000;
const noBreak = '\u00a0';

export type OrderClock = {
  today: string;
  /** The day a moment falls on by the calendar of the reader's market. */
  dayOf: (moment: string) => string;
  /** today · Thu 12 Nov */
  day: (day: string) => string;
  /** The same in a column of days, which go back further than a year. */
  dayInList: (day: string) => string;
  /** 14:05 */
  time: (moment: string) => string;
  /** today 14:05; a plan that knows the day alone is at midnight, and is shown as a day. */
  moment: (moment: string) => string;
  /** today, 10:30–11:15 */
  window: (window: { from: string; to: string }) => string;
};

/** Moments as the market's wall shows them, wherever the reader sits. */
export function useOrderClock(): OrderClock {
  const language = useLanguage();
  const country = useSession().user?.country;
  const zone = timeZoneOf(country);
  const today = localTime(useServerNow(minuteMs), zone).date;
  const dayOf = (moment: string) => localTime(new Date(moment), zone).date;
  const time = (moment: string) => formatTime(language, new Date(moment), zone);
  const day = (date: string) =>
    date === today ? daysAheadText(language, today, today) : formatDateWithWeekday(language, date);
  const isMidnight = (moment: string) => localTime(new Date(moment), zone).time === '00:00';
  return {
    today,
    dayOf,
    day,
    dayInList: (date) => (date.slice(0, 4) === today.slice(0, 4) ? day(date) : formatShortDate(language, date)),
    time,
    moment: (moment) => (isMidnight(moment) ? day(dayOf(moment)) : `${day(dayOf(moment))}${noBreak}${time(moment)}`),
    window: ({ from, to }) => `${day(dayOf(from))}, ${time(from)}–${time(to)}`,
  };
}
