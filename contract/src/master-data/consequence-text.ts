import type { Language } from '../languages.ts';
import en from '../texts/en/master-data.json' with { type: 'json' };
import { fillIn } from '../texts/fill-in.ts';
import { readTexts } from '../texts/read-texts.ts';
import type { ConsequenceCode } from './master-kinds.ts';

type Texts = Record<ConsequenceCode, string>;
const texts = readTexts<Texts>('master-data.json', en);

/** What follows from an import for people. The number stands behind the words, so that they fit any. */
export const consequenceText = (code: ConsequenceCode, language: Language, count: number): string =>
  fillIn(texts[language][code], { count });
