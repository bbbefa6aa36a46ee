import type { Language } from '@dray/contract/languages.ts';
import type { Texts } from '#capabilities/catalogue/index.ts';

/** In the reader's language, else in English, else in whatever there is. */
export const textIn = (texts: Texts, language: Language): string =>
  texts[language] ?? texts.en ?? Object.values(texts)[0] ?? '';
