import { useStaffClock } from '#capabilities/staff/index.ts';
import { useServerNow } from '#platform/server-clock.ts';
import { numberFormatter } from '#platform/texts/format-number.ts';
import { useLanguage } from '#platform/texts/texts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago, in a word or two; what is older than a fortnight by its day. */
export function useAge(): (moment: string) => string {
  const language = useLanguage();
  const clock = useStaffClock();
  const now = useServerNow(minuteMs);
  const short = (count: number, unit: 'minute' | 'hour' | 'day') =>
    numberFormatter(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  return (moment) => {
    const ageMs = Math.max(0, now.getTime() - Date.parse(moment));
    if (ageMs < hourMs) return short(Math.floor(ageMs / minuteMs), 'minute');
    if (ageMs < dayMs) return short(Math.floor(ageMs / hourMs), 'hour');
    return ageMs < 14 * dayMs ? short(Math.floor(ageMs / dayMs), 'day') : clock.day(moment);
  };
}
