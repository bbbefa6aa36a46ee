import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSpreadLiterals } from './check-spreads.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dray-spreads-'));
  mkdirSync(join(root, 'src'));
});
afterEach(() => rmSync(root, { recursive: true }));

// Put together here, or this file would count.
const dots = '.'.repeat(3);

test('what is spread for a reason is no fault', () => {
  writeFileSync(join(root, 'src/a.ts'), `f({ ${dots}rest, ${dots}(isOpen ? { a: 1 } : {}) }, [${dots}all]);`);

  expect(findSpreadLiterals(root, ['src'])).toEqual([]);
});

test.each(['a.ts', 'a.tsx'])('a literal spread into a literal is found in %s, with its line', (file) => {
  writeFileSync(join(root, 'src', file), `const a = {\n  ${dots}{ b: 1 },\n  c: 2,\n};`);

  expect(findSpreadLiterals(root, ['src'])).toEqual([`src/${file}:2 spreads a literal: write it out`]);
});
