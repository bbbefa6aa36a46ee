import { inEveryLanguage, type Language } from '@dray/contract/languages.ts';
import type { LazyArea, Texts } from './catalogues.ts';

type Loaders = { [Area in LazyArea]: () => Promise<{ default: Texts[Area] }> };

// Every folder beside this file is a language, and each of its files an area: a further one needs no line here.
const files = import.meta.glob<{ default: Texts[LazyArea] }>([
  './*/*.json',
  '!./*/errors.json',
  '!./*/entry.json',
  '!./*/unit-words.json',
]);

/** All but the texts of failures, one language and one area at a time. */
export const textLoaders = inEveryLanguage(loadersOf);

function loadersOf(language: Language): Loaders {
  const folder = `./${language}/`;
  const own = Object.entries(files).filter(([path]) => path.startsWith(folder));
  return Object.fromEntries(own.map(([path, load]) => [path.slice(folder.length, -'.json'.length), load])) as Loaders;
}
