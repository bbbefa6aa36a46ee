import { languages } from '@dray/contract/languages.ts';
import { expect, test } from 'vitest';

const files = import.meta.glob<object>('./*/*.json', { eager: true, import: 'default' });

/** What a control shows, and what it is called where one of many has to be told from the others. */
const pairs = [
  ['reorder', 'reorder.repeat', 'reorder.repeatNamed'],
  ['reorder', 'reorder.repeatShort', 'reorder.repeatNamed'],
  ['reorder', 'reorder.result.add', 'reorder.result.addNamed'],
  ['reorder', 'reorder.result.remove', 'reorder.result.removeNamed'],
  ['shell', 'cart.add', 'cart.addNamed'],
  ['account', 'sessions.end', 'sessions.endOne'],
  ['bulk-upload', 'template.csv', 'template.csvName'],
  ['summary', 'done', 'doneBlock'],
  ['summary', 'edit', 'editBlock'],
  ['desk', 'documents.allShort', 'documents.all'],
  ['orders', 'menu.trackShort', 'menu.trackNamed'],
  ['saved-orders', 'open.button', 'open.named'],
  ['shell', 'help.short', 'help.full'],
] as const;

const textAt = (language: string, area: string, key: string): string =>
  String(key.split('.').reduce<unknown>((words, part) => (words as never)[part], files[`./${language}/${area}.json`]))
    .replaceAll('\u00a0', ' ')
    .toLowerCase();

test.each(languages)('who says what they see on a control calls it by its name: %s', (language) => {
  for (const [area, shown, named] of pairs)
    expect(textAt(language, area, named), `${area} ${named}`).toContain(textAt(language, area, shown));
});
