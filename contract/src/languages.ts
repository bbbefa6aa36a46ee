export const languages = ['en', 'cs', 'it', 'sk', 'es'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words, as the switchers show it. */
export const endonyms: Readonly<Record<Language, string>> = {
  en: 'English',
  cs: 'Čeština',
  it: 'Italiano',
  sk: 'Slovenčina',
  es: 'Español',
};

/** What an outside program hears when it names no language (T101). */
export const fallbackLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);
