import { existsSync } from 'node:fs';
import { languages } from '@dray/contract/languages.ts';
import { expect, test } from 'vitest';
import { banners } from './banners.ts';
import { helpPages } from './help-pages.ts';
import { links } from './links.ts';

test('the world has the links, banners and help pages it promises', () => {
  expect([links.length, banners.length, helpPages.length]).toEqual([18, 6, 5]);
});

test.each([...banners, ...helpPages])('$id speaks five languages', ({ title, body }) => {
  for (const texts of [title, body]) {
    expect(new Set(languages.map((language) => texts[language])).size).toBe(languages.length);
    expect(texts.es).not.toMatch(/[ľĺŕťďňôäčšž]/);
  }
});

test.each(banners)('the picture of $id is there', ({ image }) => {
  expect(existsSync(new URL(`../../../../web/public/packs/${image}.svg`, import.meta.url))).toBe(true);
});
