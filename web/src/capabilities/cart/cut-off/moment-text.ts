import type { Language } from '@dray/contract/languages.ts';
import { formatDateWithWeekday, formatTime, formatWeekday } from '#platform/texts/format-date.ts';
import { zoneDay } from '#platform/texts/zone-day.ts';

const dayMs = 86_400_000;

/** A last minute in words: its time alone does where it is today's. */
export type MomentWords = { when: 'today' | 'later'; time: string; until: string };

/** 14:00, Wed 14:00, or Wed 9 Dec 14:00 where the weekday alone would not be plain; on the wall of the market. */
export function momentWords(language: Language, instant: string, timeZone: string, now: Date): MomentWords {
  const moment = new Date(instant);
  const [day, today] = [zoneDay(moment, timeZone), zoneDay(now, timeZone)];
  const ahead = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  const isPlain = ahead > 0 && ahead < 7;
  const name = isPlain
    ? formatWeekday(language, new Date(day).getUTCDay() || 7, 'short')
    : formatDateWithWeekday(language, day);
  const time = formatTime(language, moment, timeZone);
  return { when: ahead === 0 ? 'today' : 'later', time, until: `${name} ${time}` };
}
