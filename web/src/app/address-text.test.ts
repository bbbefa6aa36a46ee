import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAddressText, toAddressText } from './address-text.ts';

test('a search for a number stays what was typed', () => {
  expect(parseAddressText('?q=2000000000107')).toEqual({ q: '2000000000107' });
  expect(parseAddressText('?q=true&page=2')).toEqual({ q: 'true', page: '2' });
});

test('several values of one name are a list, and an empty list is written', () => {
  expect(parseAddressText('?brand=Havranov&brand=%C5%BDlut%C3%BD+Ml%C3%BDn')).toEqual({
    brand: ['Havranov', 'Žlutý Mlýn'],
  });
  expect(toAddressText({ brand: ['Havranov', 'Žlutý Mlýn'], page: 2 })).toBe(
    '?brand=Havranov&brand=%C5%BDlut%C3%BD+Ml%C3%BDn&page=2',
  );
  expect(toAddressText({ packaging: [] })).toBe('?packaging=');
});

test('what is not there is not written', () => {
  expect(toAddressText({ q: undefined, page: null })).toBe('');
  expect(toAddressText({})).toBe('');
});

test('whatever text is written is read again', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' })), (search) => {
      const wellFormed = Object.fromEntries(
        Object.entries(search).map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]),
      );

      expect(parseAddressText(toAddressText(wellFormed))).toEqual(wellFormed);
    }),
  );
});

test('no address breaks the reading', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseAddressText(text)));
});
