import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRouteFiles } from './route-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dray-web-'));
});
afterEach(() => rm(folder, { recursive: true }));

const filesOf = (name: string) => ({ scripts: [`assets/${name}.js`], styles: [`assets/${name}.css`] });

test('a page names the files of the screen at its path, and those of no other', async () => {
  const routes = { '/': filesOf('home'), '/catalog/$id': filesOf('article'), '/catalog/products': filesOf('list') };
  await writeFile(join(folder, 'route-files.json'), JSON.stringify(routes));
  const tagsOf = await readRouteFiles(folder);

  expect(tagsOf('/catalog/products')).toBe(
    '<link rel="modulepreload" nonce="__CSP_NONCE__" crossorigin href="/assets/list.js">' +
      '<link rel="preload" as="style" nonce="__CSP_NONCE__" crossorigin href="/assets/list.css">',
  );
  expect(tagsOf('/catalog/CZ100003')).toContain('article.js');
  expect(tagsOf('/')).toContain('home.js');
  expect(['/catalog', '/catalog/a/b', '/nowhere', '/catalogxproducts'].map(tagsOf)).toEqual(['', '', '', '']);
});

test('a web that was built without the list is served as it is', async () => {
  const tagsOf = await readRouteFiles(folder);

  expect(tagsOf('/')).toBe('');
});
