import { readFileSync } from 'node:fs';
import { fallbackLanguage, inEveryLanguage, type Language } from '../languages.ts';

/**
 * One file of texts in every language, from the languages' folders: nothing imports a language by its name. English is the
 * measure of the type; that the others have the same keys is what `npm run verify` looks at ("catalogues are complete").
 */
export const readTexts = <Texts>(file: string, english: Texts): Readonly<Record<Language, Texts>> =>
  inEveryLanguage((language) =>
    language === fallbackLanguage
      ? english
      : (JSON.parse(readFileSync(new URL(`${language}/${file}`, import.meta.url), 'utf8')) as Texts),
  );
