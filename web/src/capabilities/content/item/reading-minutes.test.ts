import { expect, test } from 'vitest';
import { plainText, readingMinutes } from './reading-minutes.ts';

test('markup is read as its words', () => {
  expect(plainText('<p>Sudy &amp; <strong>přepravky</strong></p><ul><li>vrácení</li></ul>')).toBe(
    'Sudy & přepravky vrácení',
  );
  expect(plainText('5 &lt; 6 &#8211; &unknown;')).toBe('5 < 6 – &unknown;');
});

test('a short text takes a minute, a longer one by its words', () => {
  expect(readingMinutes('<p>one</p>')).toBe(1);
  expect(readingMinutes(`<p>${'word '.repeat(500)}</p>`)).toBe(3);
});
