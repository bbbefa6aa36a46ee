import { customs, type Language } from '@dray/contract/languages.ts';
import type { MarketContact } from '@dray/contract/portal-config/portal-config.rest.ts';
import { formatWeekday } from '#platform/texts/format-date.ts';
import type { Translate } from '#platform/texts/texts.ts';

type ContactTexts = Translate<'contact'>;

/** "Requests 8:00 to 6:00 pm", built from the record (T9). */
export const requestsText = (t: ContactTexts, language: Language, contact: MarketContact): string =>
  t('requests', {
    from: shownTime(language, contact.requestsFrom, false),
    to: shownTime(language, contact.requestsTo, true),
  });

/** "Service Mon-Fri", built from the record; days that do not follow each other are listed. */
export function serviceText(t: ContactTexts, language: Language, contact: MarketContact): string {
  const day = (weekday: number): string =>
    formatWeekday(language, weekday, customs[language].spellsOutWeekdays ? 'long' : 'short');
  const runs = consecutive(contact.serviceDays).map(([first, last]) =>
    first === last ? day(first) : t('dayRange', { first: day(first), last: day(last) }),
  );
  return t('service', { days: new Intl.ListFormat(customs[language].locale).format(runs) });
}

function shownTime(language: Language, clockTime: string, withHalf: boolean): string {
  const [hour = 0, minute = 0] = clockTime.split(':').map(Number);
  const minutes = String(minute).padStart(2, '0');
  if (!customs[language].halvesDays) return `${hour}:${minutes}`;
  return `${hour % 12 || 12}:${minutes}${withHalf ? ` ${hour < 12 ? 'am' : 'pm'}` : ''}`;
}

function consecutive(days: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
