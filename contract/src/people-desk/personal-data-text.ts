import type { Language } from '../languages.ts';
import en from '../texts/en/personal-data.json' with { type: 'json' };
import { readTexts } from '../texts/read-texts.ts';
import type { PersonalColumn, PersonalPart } from './personal-data.ts';

type PersonalTexts = Omit<typeof en, 'parts' | 'columns'> & {
  parts: Record<PersonalPart, string>;
  columns: Record<PersonalColumn, string>;
};

const texts = readTexts<PersonalTexts>('personal-data.json', en);

export const personalPartText = (part: PersonalPart, language: Language): string => texts[language].parts[part];
export const personalColumnText = (column: PersonalColumn, language: Language): string =>
  texts[language].columns[column];
export const personalText = (name: keyof (typeof en)['page'], language: Language): string => texts[language].page[name];
