import { expect, test } from 'vitest';
import { hashOfTexts, textFileNames } from './text-file-names.ts';

test('texts carry one hash together, everything else its own', () => {
  const nameOf = textFileNames(hashOfTexts());
  const [czech, english] = ['cs', 'en'].map((language) =>
    nameOf({ facadeModuleId: `/web/src/i18n/${language}/cart.json` }),
  );

  expect(czech).toMatch(/^assets\/texts-[0-9a-f]{8}\/cs-cart\.js$/);
  expect(english).toBe(czech?.replace('cs-', 'en-'));
  expect([{ facadeModuleId: '/web/src/screens/cart/cart-screen.tsx' }, {}].map(nameOf)).toEqual([
    'assets/[name]-[hash:7].js',
    'assets/[name]-[hash:7].js',
  ]);
});
