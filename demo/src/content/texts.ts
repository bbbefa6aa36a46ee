import { fallbackLanguage } from '@dray/contract/languages.ts';
import { marketOf } from '@dray/contract/markets.ts';
import { countries } from '../markets/demo-countries.ts';

/** The demo world speaks English and what is spoken in its markets; readers of any further language get its English. */
export const spokenLanguages = [fallbackLanguage, ...countries.map((country) => marketOf(country).language)];

export type SpokenLanguage = (typeof spokenLanguages)[number];
export type Texts = Readonly<Record<SpokenLanguage, string>>;

export const textsBy = (write: (language: SpokenLanguage) => string): Texts =>
  Object.fromEntries(spokenLanguages.map((language) => [language, write(language)])) as Texts;

/** A name that is the same everywhere. */
export const sameEverywhere = (text: string): Texts => textsBy(() => text);
