import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@dray/contract/languages.ts';
import type { HtmlTagDescriptor, Plugin } from 'vite';

type Words = { missing: string; reload: string };

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

const inlineStyle = 'margin:0 auto;max-width:36rem;padding:3rem 1rem;font:1rem/1.5 system-ui,sans-serif';
const button = 'min-height:44px;padding:0 1rem;font:inherit';

/**
 * A sentence and a button in every language, in the page itself and hidden until the program's own script cannot be
 * fetched. The script that shows them gets its nonce with the others.
 */
export const entryTags = (): HtmlTagDescriptor[] => [
  { tag: 'script', children: `(() => {\n${read('entry-watch.js')}})();`, injectTo: 'head-prepend' },
  {
    tag: 'div',
    attrs: { id: 'entry-missing', role: 'alert', style: inlineStyle, hidden: true },
    children: languages.map(wordsIn),
    injectTo: 'body',
  },
];

function wordsIn(language: string): HtmlTagDescriptor {
  const { missing, reload } = JSON.parse(read(`src/i18n/${language}/entry.json`)) as Words;
  return {
    tag: 'div',
    attrs: { lang: language, hidden: true },
    children: [
      { tag: 'p', children: missing },
      { tag: 'button', attrs: { type: 'button', style: button }, children: reload },
    ],
  };
}

export const entryWords = (): Plugin => ({ name: 'dray:entry-words', transformIndexHtml: entryTags });
