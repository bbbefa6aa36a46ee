import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUnexplainedIds } from './check-ids.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dray-ids-'));
  plant('docs/product/cart.md', '- **K9, H5–H7, T74 (browser)** A rule.\n- **moment 11** A moment.');
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('what the documents explain may be cited, a range among them', () => {
  plant('src/a.ts', '/** As it is (K9, T74). */\n// Shown (H6).\n/** Kept\n * (moment 11). */\nconst pack = 1;');

  expect(findUnexplainedIds(root, ['src'])).toEqual([]);
});

// Put together here, or this file would cite it.
const unknown = 'T75';

test.each([
  ['in a block', `/** Judged alike (K9, ${unknown}). */`, unknown],
  ['in a line', '// Always 0 (T96).', 'T96'],
  ['in SQL', '-- Numbered once (T129).', 'T129'],
  ['as a moment', '/** Seen\n * before (moment 12). */', 'moment 12'],
])('a row that nobody explains is found %s', (_where, text, name) => {
  plant('src/a.ts', text);

  expect(findUnexplainedIds(root, ['src'])).toEqual([`src/a.ts cites ${name}, which docs/product does not explain`]);
});

test('a code in the program or in running text is no citation', () => {
  plant('src/a.ts', "const format = draw('CR20');\n/** A crate of twenty, CR20 on the wire (the usual one). */");

  expect(findUnexplainedIds(root, ['src'])).toEqual([]);
});
