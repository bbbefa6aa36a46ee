import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLostPaths } from './check-document-paths.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dray-paths-'));
  plant('server/src/capabilities/cart/cart.store.ts', '');
  plant('docs/import.md', '');
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test.each([
  ['a path', 'README.md', 'See `server/src/gone.ts`.', 'server/src/gone.ts'],
  ['a link', 'docs/testing.md', 'See [how](gone.md#part).', 'gone.md'],
  ['a link of operators', 'docs/operate/mail.md', 'See [how](../gone.md).', '../gone.md'],
  ['a file of a capability', 'docs/product/cart.md', '- **K1** → `cart/gone.store.ts`', 'cart/gone.store.ts'],
])('%s that leads nowhere is found', (_what, page, text, path) => {
  plant(page, text);

  expect(findLostPaths(root)).toEqual([`${page} leads to ${path}, which is not there`]);
});

test.each([
  ['README.md', '`server/src/capabilities/cart`, [docs](docs/import.md#columns), [out](https://example.com/a)'],
  ['README.md', '`server/src/<name>/x.ts`, `web/dist`, `gone.ts`\n```sh\nls `server/gone`\n```'],
  ['docs/product/cart.md', '- **K1** → `cart/cart.store.ts`, [import](../import.md)'],
  ['docs/decisions/0001-then.md', '`server/src/of-that-day.ts`'],
])('what is there, a pattern, or of another day is left alone: %s', (page, text) => {
  plant(page, text);

  expect(findLostPaths(root)).toEqual([]);
});
