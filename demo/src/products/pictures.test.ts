import { expect, test } from 'vitest';
import { countries } from '../markets/demo-countries.ts';
import { brandLooks } from '../pictures/brand-looks.ts';
import { drawnPack, packSlug } from '../pictures/index.ts';
import { demoProducts, productsOf } from './demo-products.ts';

test('each product of a market has a picture of its own, as large as a card and as small as a thumbnail', () => {
  for (const detail of ['detailed', 'small'] as const)
    for (const country of countries) {
      const products = productsOf(country);
      const drawn = products.map(({ line, pack }) =>
        drawnPack(pack.format, packSlug(line.brand, line.subBrand), detail),
      );
      expect(new Set(drawn).size, `${country} ${detail}`).toBe(products.length);
    }
});

test('every drink of the demo world has a look of its own in the table', () => {
  const slugs = [...new Set(demoProducts.map(({ line }) => packSlug(line.brand, line.subBrand)))];

  const missing = slugs.filter((slug) => {
    const [brand = '', subBrand = ''] = slug.split('--');
    return brand !== 'technika' && !brandLooks[brand]?.[subBrand];
  });

  expect(missing).toEqual([]);
});
