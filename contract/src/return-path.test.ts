import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each([
  '//evil',
  '/\\evil',
  '/%09//evil'.replace('%09', '\t'),
  'https://evil',
  'javascript:alert(1)',
  '\\\\evil',
  '/login',
  '/auth/login?returnUrl=/',
  '',
  undefined,
  '/\n/evil',
])('%j leads home', (wanted) => {
  expect(safeReturnPath(wanted)).toBe('/');
});

test('a decoded %2F%5Cevil leads home', () => {
  expect(safeReturnPath(decodeURIComponent('%2F%5Cevil'))).toBe('/');
});

test.each(['/', '/catalog/products?page=2&brand=Havranov#top', '/support/faq'])('%j is kept', (wanted) => {
  expect(safeReturnPath(wanted)).toBe(wanted);
});

test('whatever is asked for, a browser stays on our site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (wanted) => {
        expect(new URL(safeReturnPath(wanted), 'https://dray.example').origin).toBe('https://dray.example');
      },
    ),
  );
});
