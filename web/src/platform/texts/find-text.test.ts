import { fillIn } from '@dray/contract/texts/fill-in.ts';
import { expect, test } from 'vitest';
import { findText } from './find-text.ts';

const czech = {
  menu: { open: 'Otevřít nabídku', found_one: '{count} místo', found_few: '{count} místa' },
  found_many: '{count} místa',
  found_other: '{count} míst',
  found_one: '{count} místo',
  found_few: '{count} místa',
};

test('a key leads through the groups to a text, and nowhere else', () => {
  const find = (key: string) => findText(czech, 'cs', key, undefined);

  expect(find('menu.open')).toBe('Otevřít nabídku');
  expect(['menu', 'menu.close', 'close', 'menu.open.deeper', 'toString', 'menu.constructor'].map(find)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});

test.each([
  [1, '1 místo'],
  [3, '3 místa'],
  [1.5, '1.5 místa'],
  [5, '5 míst'],
  [0, '0 míst'],
])('%d takes the form Czech has for it', (count, text) => {
  expect(fillIn(findText(czech, 'cs', 'found', count) ?? '', { count })).toBe(text);
});

test('a text without forms is the same for every count', () => {
  expect(findText(czech, 'cs', 'menu.open', 2)).toBe('Otevřít nabídku');
});
