import { fallbackLanguage, type Language, languages } from '@dray/contract/languages.ts';
import { fillIn } from '@dray/contract/texts/fill-in.ts';
import { useSyncExternalStore } from 'react';
import { errorTexts, type LazyArea } from '../../i18n/catalogues.ts';
import { loadText } from '../../i18n/load-text.ts';
import type { Area, TextKey } from '../../i18n/text-keys.ts';
import { loadChunk } from '../chunk-reload.ts';
import { logFault } from '../log.ts';
import { type Catalogue, findText, type Values } from './find-text.ts';
import { storeLanguage } from './language.ts';

/** `defaultValue` stands in for a text whose key comes from elsewhere and may be unknown here. */
export type Translate<Areas extends Area | readonly Area[]> = (
  key: TextKey<Areas>,
  values?: Values & { readonly defaultValue?: string },
) => string;

const catalogues = new Map<`${Language}/${Area}`, Catalogue>();
const areasInUse = new Set<LazyArea>();
const missed = new Set<string>();
const watchers = new Set<() => void>();
let current: Language = fallbackLanguage;
let translators = new Map<`${Language}/${Area}`, (key: string, values?: Values) => string>();

export function startTexts(language: Language): void {
  for (const each of languages) catalogues.set(`${each}/errors`, errorTexts[each] ?? {});
  speak(language);
}

/** Every route names the areas it shows and waits for them, so that no screen is ever drawn with keys. */
export async function loadTexts(...areas: LazyArea[]): Promise<void> {
  for (const area of areas) areasInUse.add(area);
  await load(current, areas);
}

/** Fetches the areas in use first and changes then, so that nothing flickers and no input is lost. */
export async function chooseLanguage(language: Language): Promise<void> {
  await load(language, areasInUse);
  storeLanguage(language);
  speak(language);
}

/** The texts of some areas; a key without an area's name is one of the first. */
export function useTranslation<const Areas extends Area | readonly Area[]>(areas: Areas): { t: Translate<Areas> } {
  return { t: useSyncExternalStore(watch, () => currentTexts(areas)) };
}

/** For words that are said outside of what is drawn. */
export const currentTexts = <const Areas extends Area | readonly Area[]>(areas: Areas): Translate<Areas> =>
  translatorFor(current, areas);

export const useLanguage = (): Language => useSyncExternalStore(watch, () => current);

/** The same function for the same language and area, until what it would say has changed. */
export function translatorFor<const Areas extends Area | readonly Area[]>(
  language: Language,
  areas: Areas,
): Translate<Areas> {
  const first = (typeof areas === 'string' ? areas : areas[0]) as Area;
  const known = translators.get(`${language}/${first}`);
  const translator =
    known ?? ((key: string, values: Values & { defaultValue?: string } = {}) => say(language, first, key, values));
  translators.set(`${language}/${first}`, translator);
  return translator;
}

function say(language: Language, first: Area, key: string, values: Values & { defaultValue?: string }): string {
  const [area, path] = key.includes(':') ? (key.split(':', 2) as [Area, string]) : [first, key];
  const textIn = (each: Language) => findText(catalogues.get(`${each}/${area}`), each, path, values.count);
  const text = textIn(language) ?? values.defaultValue;
  if (text !== undefined) return fillIn(text, values);
  askForEnglish(language, area, path);
  return fillIn(textIn(fallbackLanguage) ?? path, values);
}

/** Catalogues are complete by type and by test; should a text be missing after all, English is fetched for it (T1). */
function askForEnglish(language: Language, area: Area, key: string): void {
  if (missed.has(`${language}/${area}:${key}`)) return;
  missed.add(`${language}/${area}:${key}`);
  logFault(`no text for ${area}:${key}`, language);
  if (area === 'errors') return;
  load(fallbackLanguage, [area])
    .then(tellWatchers)
    .catch((failure: unknown) => logFault('English texts', failure));
}

async function load(language: Language, areas: Iterable<LazyArea>): Promise<void> {
  const missing = [...areas].filter((area) => !catalogues.has(`${language}/${area}`));
  await Promise.all(
    missing.map(async (area) => {
      const texts = await loadChunk<{ default: Catalogue }>(() => loadText(language, area));
      catalogues.set(`${language}/${area}`, texts.default);
    }),
  );
}

function speak(language: Language): void {
  current = language;
  document.documentElement.setAttribute('lang', language);
  tellWatchers();
}

function tellWatchers(): void {
  translators = new Map();
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
