import type { Language } from '../languages.ts';
import type { RefusalCode } from '../refusal-codes.ts';
import en from './en/refusals.json' with { type: 'json' };
import { fillIn } from './fill-in.ts';
import { readTexts } from './read-texts.ts';

// A code without an English text does not compile; one without another language's does not pass `npm run verify`.
const texts = readTexts<Record<RefusalCode, string>>('refusals.json', en);

export const refusalText = (
  code: RefusalCode,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string => fillIn(texts[language][code], values);
