import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importContent } from '@dray/server/capabilities/content/import/import-content.ts';
import { judgeContent } from '@dray/server/capabilities/files/judge-picture.ts';
import { readFolderTree } from '@dray/server/platform/files/folder-tree.ts';
import { beforeAll, expect, test } from 'vitest';
import { bundles } from '../products/bundles/bundles.ts';
import { productsOf } from '../products/demo-products.ts';
import { askersByWeek } from './asked-questions.ts';
import { spokenLanguages } from './texts.ts';

type Items = Parameters<Parameters<typeof importContent>[0]['items']['addVersions']>[0];

let items: Items;
let refused: unknown;
beforeAll(async () => {
  const taken: Items[number][] = [];
  const store = {
    findKnown: async () => new Map(),
    addVersions: async (versions: Items) => void taken.push(...versions),
    endItems: async () => undefined,
    reviveItems: async () => undefined,
  };
  const files = { judgeContent, addFiles: async () => undefined };
  const now = new Date('2026-11-12T09:30:00Z');
  const tree = await readFolderTree(fileURLToPath(new URL('../../content', import.meta.url)), {
    maxFiles: 5_000,
    maxDepth: 8,
  });
  ({ refused } = await importContent({ items: store, files, now, today: '2026-11-12', hasRelativeDays: true }, tree));
  items = taken;
});

const ofKind = (kind: string) => items.filter((item) => item.kind === kind);

test('everything in the folder can be taken, and the world has what it promises', () => {
  expect(refused).toEqual([]);
  const counts = ['link', 'banner', 'help-page', 'news', 'training', 'faq', 'knowledge', 'material'].map(
    (kind) => ofKind(kind).length,
  );
  // Two more links than the world was drawn up with: the terms and the agreement that the summary leads to.
  expect(counts).toEqual([20, 8, 5, 24, 15, 40, 25, 80]);
});

test('banners, help pages and questions speak every language of the demo world', () => {
  for (const { path, texts } of [...ofKind('banner'), ...ofKind('help-page'), ...ofKind('faq')]) {
    expect([path, texts.map(({ language }) => language).sort()]).toEqual([path, [...spokenLanguages].sort()]);
    expect(new Set(texts.map(({ body }) => body.title)).size).toBe(spokenLanguages.length);
    expect(texts.find(({ language }) => language === 'es')?.body.title).not.toMatch(/[ľĺŕťďňôäčšž]/);
  }
});

test('what is asked most in the demo world is a question of it, and no two are asked equally often', () => {
  const paths = ofKind('faq').map(({ path }) => path);
  const counts = Object.values(askersByWeek);

  expect(paths).toEqual(expect.arrayContaining(Object.keys(askersByWeek)));
  expect(new Set(counts).size).toBe(counts.length);
});

test('the picture of every banner is there', () => {
  for (const { texts } of ofKind('banner')) {
    const { picture, image } = texts[0]?.body ?? {};
    const isThere = existsSync(new URL(`../../../web/public${picture?.link}`, import.meta.url));
    expect(image !== undefined || isThere).toBe(true);
  }
});

test('a banner leads to goods that are sold wherever it is shown, and none to the contact page', () => {
  for (const { path, texts, markets } of ofKind('banner')) {
    const { pathname, searchParams: asked } = new URL(texts[0]?.body.link ?? '', 'https://portal.example');
    expect(pathname).not.toBe('/contact');
    for (const country of pathname.startsWith('/catalog/') ? markets : []) {
      const found =
        pathname === '/catalog/products'
          ? productsOf(country as 'CZ').filter(
              ({ name, line, pack }) =>
                name.includes(asked.get('q') ?? '') &&
                [null, line.brand].includes(asked.get('brand')) &&
                [null, String(pack.format)].includes(asked.get('filter_packaging')),
            )
          : bundles.filter((bundle) => bundle.country === country && pathname === `/catalog/${bundle.sku}`);
      expect([path, found.length > 0]).toEqual([path, true]);
    }
  }
});
