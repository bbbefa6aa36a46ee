import { customs, type Language } from '@dray/contract/languages.ts';

export type PartOfDay = 'morning' | 'day' | 'evening';

/** The hours of most languages. */
const usual = { day: 12, evening: 18 };
const nightEnds = 4;

/** `time` is HH:MM on the market's wall; people who are still up at three are still in yesterday's evening. */
export function partOfDay(language: Language, time: string): PartOfDay {
  const hour = Number.parseInt(time, 10);
  const { day, evening } = customs[language].greets ?? usual;
  if (hour < nightEnds || hour >= evening) return 'evening';
  return hour < day ? 'morning' : 'day';
}

export const isNameApart = (language: Language): boolean => customs[language].keepsNamesApart ?? false;
