import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findHiddenMocks } from './check-mocking.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dray-mocking-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

// Put together here, or this file would count.
const mocking = `vi.${'mock'}('./a.ts', () => ({}));`;

test('a test that mocks a module says so in its name', () => {
  writeFileSync(join(root, 'src/deep/named.mocking.test.tsx'), mocking);
  writeFileSync(join(root, 'src/deep/innocent.test.ts'), "vi.fn(); vi.stubGlobal('a', 1);");

  expect(findHiddenMocks(root, ['src'])).toEqual([]);
});

test.each(['hidden.test.ts', 'deep/hidden.test.tsx'])('%s is found', (file) => {
  writeFileSync(join(root, 'src', file), `vi\n  .${'doMock'}('./a.ts')`);
  writeFileSync(join(root, 'src/also.test.ts'), mocking);

  expect(findHiddenMocks(root, ['src'])).toEqual(
    ['src/also.test.ts', `src/${file}`]
      .sort()
      .map((path) => `${path} mocks a module: name it *.mocking.test.ts, so that it is run alone`),
  );
});
