import { formatDateWithWeekday } from '#platform/texts/format-date.ts';
import { useLanguage } from '#platform/texts/texts.ts';
import { durationText } from '#platform/time-left.ts';
import type { RunningCutOff } from './cut-off.model.ts';
import { momentWords } from './moment-text.ts';

/** The day, its last minute on the market's wall, and how long that is from now. */
export function useCutOffWords({ date, order_by, minutes, now }: RunningCutOff, timeZone: string) {
  const language = useLanguage();
  return {
    day: formatDateWithWeekday(language, date),
    ...momentWords(language, order_by, timeZone, now),
    left: durationText(minutes),
  };
}
