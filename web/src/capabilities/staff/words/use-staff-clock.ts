import { customs } from '@dray/contract/languages.ts';
import { headOffice, marketOf } from '@dray/contract/markets.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { formatLongDate, formatShortDate, formatTime } from '#platform/texts/format-date.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { zoneDay } from '#platform/texts/zone-day.ts';

const minuteMs = 60_000;
const noBreak = '\u00a0';

/** Moments by the clock of the head office, whatever market they concern; where several meet, the zone is named (T157). */
export function useStaffClock() {
  const language = useLanguage();
  const zone = marketOf(headOffice).timeZone;
  const now = useServerNow(minuteMs);
  const dayOf = (moment: string) => zoneDay(new Date(moment), zone);
  const day = (moment: string) => formatShortDate(language, dayOf(moment));
  const { locale } = customs[language];
  return {
    today: zoneDay(now, zone),
    day,
    longDay: (moment: string) => formatLongDate(language, dayOf(moment)),
    /** A day of the calendar, which no zone moves. */
    calendarDay: (written: string) => formatShortDate(language, written),
    moment: (moment: string) => `${day(moment)}${noBreak}${formatTime(language, new Date(moment), zone)}`,
    zone:
      new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'long' })
        .formatToParts(now)
        .find(({ type }) => type === 'timeZoneName')?.value ?? zone,
  };
}
