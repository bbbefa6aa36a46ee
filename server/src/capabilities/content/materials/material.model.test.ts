import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zipNames } from './material.model.ts';

test('two files of one name in one folder are told apart, whatever their case', () => {
  const file = (fileName: string) => ({ folders: ['Posters'], fileName });

  expect(zipNames([file('a.pdf'), file('A.pdf'), file('a.pdf'), file('a')])).toEqual([
    'Posters/a.pdf',
    'Posters/A (2).pdf',
    'Posters/a (3).pdf',
    'Posters/a',
  ]);
});

test('whatever folders and files are called, every name is another one and leads nowhere', () => {
  const anyName = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('..', '.', '/', 'a/../b', 'C:\\x', '', 'con\0'),
  );
  const anyFile = fc.record({ folders: fc.array(anyName, { minLength: 1, maxLength: 3 }), fileName: anyName });
  fc.assert(
    fc.property(fc.array(anyFile, { maxLength: 30 }), (files) => {
      const names = zipNames(files);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(files.length);
      for (const name of names) {
        expect(name).not.toMatch(/[\\:*?"<>|\p{Cc}]/u);
        for (const part of name.split('/')) expect(['', '.', '..']).not.toContain(part);
      }
    }),
  );
});
