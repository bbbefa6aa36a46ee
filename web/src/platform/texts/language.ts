import { fallbackLanguage, isLanguage, type Language } from '@dray/contract/languages.ts';
import { languageParameters } from '@dray/contract/request-headers.ts';
import { readStored, removeStored, store } from '../storage-keys.ts';

/** Stored choice, else the theme's default; stored at once, so that the first request already says `Language` (T1). */
export function resolveLanguage(themeDefault: Language): Language {
  const stored = readStored('lang');
  if (isLanguage(stored)) return stored;
  store('lang', themeDefault);
  store('langUnchosen', '1');
  return themeDefault;
}

/** The language of the user's record, where nobody chose the one that is stored (T1). */
export function takeRecordLanguage(ofRecord: Language): Language | undefined {
  const isUnchosen = readStored('langUnchosen') !== undefined || !isLanguage(readStored('lang'));
  return isUnchosen ? ofRecord : undefined;
}

/** From now on the language is somebody's choice, or that of their record. */
export function storeLanguage(language: Language): void {
  store('lang', language);
  removeStored('langUnchosen');
}

/** What the reader reads now. Asking stores nothing: only a request may, or its parameter would get the other name (L4). */
export function currentLanguage(): Language {
  const stored = readStored('lang');
  return isLanguage(stored) ? stored : fallbackLanguage;
}

/** The parameter of every request: with nothing stored English is stored, and the name tells that nobody chose it (L4). */
export function languageParameter(): [name: string, language: Language] {
  const [whenStored, whenEmpty] = languageParameters;
  const stored = readStored('lang');
  if (isLanguage(stored)) return [whenStored, stored];
  store('lang', fallbackLanguage);
  return [whenEmpty, fallbackLanguage];
}
