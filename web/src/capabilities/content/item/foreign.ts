import type { Language } from '@dray/contract/languages.ts';
import { useLanguage } from '#platform/texts/texts.ts';

/** For `lang`: undefined where a text is in the language of the page. */
export const useForeign = (language: Language): Language | undefined =>
  useLanguage() === language ? undefined : language;
