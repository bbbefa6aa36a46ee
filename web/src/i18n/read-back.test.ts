import type { BulkColumn } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { languages } from '@dray/contract/languages.ts';
import { bulkHeading, findBulkColumn, findBulkUnit } from '@dray/contract/texts/bulk-upload-text.ts';
import { expect, test } from 'vitest';

type Words = Record<string, unknown>;
type File = 'bulk-upload' | 'quick-order' | 'catalogue';

const files = import.meta.glob<Words>(['./*/bulk-upload.json', './*/quick-order.json', './*/catalogue.json'], {
  eager: true,
  import: 'default',
});

const at = (language: string, file: File, ...path: string[]): Record<string, string> =>
  path.reduce<Words>((words, key) => words[key] as Words, files[`./${language}/${file}.json`] as Words) as never;

/** `tray_one` is one of the forms of a tray. */
const formOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** `{n} trays`, `{n} de bandejas`, `{n} di vassoi`: what comes after the number. */
const nounOf = (text: string): string =>
  text
    .replace('{n}', '')
    .trim()
    .replace(/^d[ei]\s/, '');

test.each(languages)('every heading that the portal shows is known when a file is read back: %s', (language) => {
  const shown = Object.entries(at(language, 'bulk-upload', 'columns'));
  const inQuickOrder = Object.entries(at(language, 'quick-order', 'file', 'columns')).filter(
    ([column]) => column === 'code',
  );

  for (const [column, label] of [...shown, ...inQuickOrder])
    expect([label, findBulkColumn(label)]).toEqual([label, column]);
});

test.each(languages)('the template and the messages head a column as the page names it: %s', (language) => {
  for (const [column, label] of Object.entries(at(language, 'bulk-upload', 'columns')))
    expect(bulkHeading(column as BulkColumn, language)).toBe(label);
});

test.each([
  ['Referencia', 'code'],
  ['Codice articolo', 'code'],
  ['SKU', 'code'],
  ['Kód zboží', 'code'],
  ['Kód tovaru', 'code'],
  ['Reference', 'customerOrderNumber'],
  ['N.º de pedido', 'customerOrderNumber'],
])('%s at the head of a column is what that word is everywhere else', (heading, column) => {
  expect(findBulkColumn(heading)).toBe(column);
});

test.each(languages)('every unit that the portal shows is known when a file is read back: %s', (language) => {
  const shown = ['amount', 'amountAfterVerb'].flatMap((look) => Object.entries(at(language, 'catalogue', look)));
  for (const [key, text] of shown) {
    const form = formOf(key);
    const unit = form === 'layer' || form === 'pallet' ? form : 'pack';
    expect([text, findBulkUnit(nounOf(text))]).toEqual([text, unit]);
  }
});
