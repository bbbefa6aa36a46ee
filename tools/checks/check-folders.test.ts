import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFullFolders } from './check-folders.ts';

test('the twenty-sixth module of a folder is refused, a test beside it is not', () => {
  const root = mkdtempSync(join(tmpdir(), 'dray-folders-'));
  try {
    mkdirSync(join(root, 'src/room'), { recursive: true });
    for (let n = 1; n <= 25; n += 1) writeFileSync(join(root, `src/room/part-${n}.ts`), '');
    for (const name of ['part-1.test.ts', 'test-part.ts']) writeFileSync(join(root, 'src/room', name), '');
    expect(findFullFolders(root, ['src'])).toEqual([]);

    writeFileSync(join(root, 'src/room/one-more.tsx'), '');

    expect(findFullFolders(root, ['src'])).toEqual(['src/room has 26 modules, 25 at most: it wants rooms']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
