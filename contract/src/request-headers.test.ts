import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHeaderValue } from './request-headers.ts';

test.each([
  ['Žluťoučký kůň', 'Zlutoucky kun'],
  ['Straße', 'Strasse'],
  ['Łódź', 'Lodz'],
  ['Zvoňte\r\nu zadních dveří', 'Zvonte u zadnich dveri'],
  ['año', 'ano'],
  ['東京 12', '12'],
])('the header value of %j is %j', (text, header) => {
  expect(toHeaderValue(text)).toBe(header);
});

test('any text becomes a value that HTTP can carry and that folding leaves alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const value = toHeaderValue(text);

      expect(value).toMatch(/^[\x20-\x7e]{0,200}$/);
      expect(toHeaderValue(value)).toBe(value);
    }),
  );
});
