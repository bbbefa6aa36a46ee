import type { Language } from '@dray/contract/languages.ts';
import type { LazyArea, Texts } from './catalogues.ts';

/** The hash that all text files of a build share (`text-file-names.ts`); there is none under `npm run dev` and in tests. */
declare const __TEXTS_HASH__: string | undefined;

type TextFile = { default: Texts[LazyArea] };

/**
 * In what is shipped the address is worked out: the names of a hundred files would weigh two kilobytes of every first
 * visit.
 */
export const loadText = (language: Language, area: LazyArea): Promise<TextFile> =>
  typeof __TEXTS_HASH__ === 'undefined'
    ? import('./text-files.ts').then(({ textLoaders }): Promise<TextFile> => textLoaders[language][area]())
    : import(/* @vite-ignore */ `./texts-${__TEXTS_HASH__}/${language}-${area}.js`);
