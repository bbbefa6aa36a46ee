import { marketDay, timeZoneOf } from '#capabilities/portal-config/index.ts';
import { useSession } from '#capabilities/session/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { formatDateWithWeekday, formatShortDate, formatTime } from '#platform/texts/format-date.ts';
import { numberFormatter } from '#platform/texts/format-number.ts';
import { useLanguage, useTranslation } from '#platform/texts/texts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago, in a word or two: 2 h, 3 d; then the day, for nobody counts weeks. */
export function useAge(): (moment: string) => string {
  const language = useLanguage();
  const country = useSession().user?.country;
  const now = useServerNow(minuteMs);
  const short = (count: number, unit: 'minute' | 'hour' | 'day') =>
    numberFormatter(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  return (moment) => {
    const ageMs = Math.max(0, now.getTime() - Date.parse(moment));
    if (ageMs < hourMs) return short(Math.floor(ageMs / minuteMs), 'minute');
    if (ageMs < dayMs) return short(Math.floor(ageMs / hourMs), 'hour');
    if (ageMs < 14 * dayMs) return short(Math.floor(ageMs / dayMs), 'day');
    return formatShortDate(language, marketDay(country, moment));
  };
}

/** Today at 9:31, Thu 5 Nov at 9:12; of another year with the year. By the market's clock. */
export function useWhen(): (moment: string) => string {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const country = useSession().user?.country;
  const today = marketDay(country, useServerNow(minuteMs).toISOString());
  return (moment) => {
    const day = marketDay(country, moment);
    const time = formatTime(language, new Date(moment), timeZoneOf(country));
    if (day === today) return t('ticket.today', { time });
    const isThisYear = day.slice(0, 4) === today.slice(0, 4);
    return t('ticket.at', {
      day: isThisYear ? formatDateWithWeekday(language, day) : formatShortDate(language, day),
      time,
    });
  };
}
