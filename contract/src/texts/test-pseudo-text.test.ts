import { expect, test } from 'vitest';
import { pseudoText, pseudoTexts } from './test-pseudo-text.ts';

test('a text is accented, longer by two fifths, and in brackets', () => {
  expect(pseudoText('Save order')).toBe('⟦Šààvéé ôôřďééř⟧');
});

test('places for values and forms of plurals stay as they are, a number beside its noun', () => {
  expect(pseudoTexts({ found_one: '{count} row', menu: { open: 'OK' } })).toEqual({
    found_one: '⟦{count}\u00a0řôôwé⟧',
    menu: { open: '⟦ÖöK⟧' },
  });
});
