import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundles } from '../products/bundles/bundles.ts';
import { productsOf } from '../products/demo-products.ts';
import { banners } from './banners.ts';
import { helpPages } from './help-pages.ts';
import { links } from './links.ts';
import { spokenLanguages } from './texts.ts';

test('the world has the links, banners and help pages it promises', () => {
  // Two more links than the world was drawn up with: the terms and the agreement that the summary leads to.
  expect([links.length, banners.length, helpPages.length]).toEqual([20, 8, 5]);
});

test.each([...banners, ...helpPages])('$id speaks every language of the demo world', ({ title, body }) => {
  for (const texts of [title, body]) {
    expect(new Set(spokenLanguages.map((language) => texts[language])).size).toBe(spokenLanguages.length);
    expect(texts.es).not.toMatch(/[ľĺŕťďňôäčšž]/);
  }
});

test.each(banners)('the picture of $id is there', ({ image }) => {
  expect(existsSync(new URL(`../../../web/public/packs/${image}.svg`, import.meta.url))).toBe(true);
});

test.each(banners.filter(({ link }) => link.startsWith('/catalog/')))(
  '$id leads to goods that are sold wherever it is shown',
  ({ link, countries }) => {
    const { pathname, searchParams: asked } = new URL(link, 'https://portal.example');

    for (const country of countries) {
      const found =
        pathname === '/catalog/products'
          ? productsOf(country).filter(
              ({ name, line, pack }) =>
                name.includes(asked.get('q') ?? '') &&
                [null, line.brand].includes(asked.get('brand')) &&
                [null, String(pack.format)].includes(asked.get('filter_packaging')),
            )
          : bundles.filter((bundle) => bundle.country === country && pathname === `/catalog/${bundle.sku}`);
      expect(found).not.toHaveLength(0);
    }
  },
);

test('no banner of the home page leads to the contact page: each to what it shows', () => {
  expect(banners.filter(({ link }) => link === '/contact')).toEqual([]);
});
