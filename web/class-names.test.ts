import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNameOf } from './class-names.ts';

test('no two sheets give the same name', () => {
  const sheets = globSync('src/**/*.module.css', { cwd: import.meta.dirname });
  const names = sheets.map((sheet) => classNameOf('name', join(import.meta.dirname, sheet)));

  expect(sheets.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(sheets.length);
});

test('a name does not depend on the folder in which the web is built', () => {
  expect(classNameOf('row', join(import.meta.dirname, 'src/a.module.css'))).toBe('row_4_H5');
});
