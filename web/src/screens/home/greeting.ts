import type { Language } from '@dray/contract/languages.ts';

export type PartOfDay = 'morning' | 'day' | 'evening';

/** The hours at which each language stops wishing a good morning and begins to wish a good evening. */
const turns: Record<Language, { day: number; evening: number }> = {
  en: { day: 12, evening: 18 },
  cs: { day: 9, evening: 18 },
  sk: { day: 9, evening: 18 },
  it: { day: 12, evening: 17 },
  es: { day: 14, evening: 21 },
};
const nightEnds = 4;

/** `time` is HH:MM on the market's wall; whoever is still up at three is still in yesterday's evening. */
export function partOfDay(language: Language, time: string): PartOfDay {
  const hour = Number.parseInt(time, 10);
  const { day, evening } = turns[language];
  if (hour < nightEnds || hour >= evening) return 'evening';
  return hour < day ? 'morning' : 'day';
}

/** Czech would have to bend the name (Jana, but "Dobré ráno, Jano"), so there it stands by itself. */
export const isNameApart = (language: Language): boolean => language === 'cs';
