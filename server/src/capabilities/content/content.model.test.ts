import { expect, test } from 'vitest';
import { textIn } from './content.model.ts';

test('a text comes in the reader’s language, else in English, else empty', () => {
  expect(textIn({ cs: 'Pivo', en: 'Beer' }, 'cs')).toBe('Pivo');
  expect(textIn({ cs: 'Pivo', en: 'Beer' }, 'it')).toBe('Beer');
  expect(textIn({ cs: 'Pivo' }, 'it')).toBe('');
});
