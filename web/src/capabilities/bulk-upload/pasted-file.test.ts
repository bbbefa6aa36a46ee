import { expect, test } from 'vitest';
import { toPastedFile } from './pasted-file.ts';

test.each(['VB-1\t100237\t20. 11. 2026', 'VB-1\nVB-2', 'VB-1;100237'])(
  'rows that were copied are a file: %o',
  async (text) => {
    const file = toPastedFile(text, 'Vložené řádky');

    expect(file?.name).toBe('Vložené řádky.csv');
    expect(await file?.text()).toBe(text);
  },
);

test.each(['', 'CZ100003', '  \n '])('a word is none: %o', (text) => {
  expect(toPastedFile(text, 'Vložené řádky')).toBeUndefined();
});
