import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each([
  '//evil',
  '//evil/cart',
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
  // A browser takes the dots away first: what is left is another site.
  '/.//evil',
  '/..//evil',
  '/%2e//evil',
  '/.%2E//evil',
  '/catalog/..//evil',
  '/catalog/%2e%2e//evil.example/login',
  '/./\\evil',
  '/.\t//evil',
  // In a circle, however it is spelled.
  '/./login',
  '/%2e/auth/login',
  '/cart/../idp/session/end',
  '/login#top',
  '/auth',
])('%j leads home', (wanted) => {
  expect(safeReturnPath(wanted)).toBe('/');
});

test('a decoded %2F%5Cevil leads home', () => {
  expect(safeReturnPath(decodeURIComponent('%2F%5Cevil'))).toBe('/');
});

test('a path as long as an address may be is kept, a longer one leads home', () => {
  const longest = `/${'a'.repeat(1_999)}`;

  expect([safeReturnPath(longest), safeReturnPath(`${longest}a`)]).toEqual([longest, '/']);
});

test.each(['/', '/catalog/products?page=2&brand=Havranov#top', '/support/faq', '/logins', '/catalog/auth', '/a//b'])(
  '%j is kept',
  (wanted) => {
    expect(safeReturnPath(wanted)).toBe(wanted);
  },
);

/** Put together of what browsers read in a way of their own. */
const tricks = fc
  .array(fc.constantFrom('/', '\\', '.', '..', '%2e', '%2f', '%5c', '\t', '\n', 'evil', '@', ':', '?', '#'), {
    maxLength: 9,
  })
  .map((parts) => `/${parts.join('')}`);

test('whatever is asked for, a browser stays on our site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
        tricks,
      ),
      (wanted) => {
        expect(new URL(safeReturnPath(wanted), 'https://dray.example').origin).toBe('https://dray.example');
      },
    ),
  );
});
