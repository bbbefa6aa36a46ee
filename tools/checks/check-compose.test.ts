import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLongBindings } from './check-compose.ts';

test('a binding of sixty lines is taken and one more is not; the whole may have a hundred and fifty', () => {
  const root = mkdtempSync(join(tmpdir(), 'dray-compose-'));
  const write = (name: string, lines: number) =>
    writeFileSync(join(root, 'server/src/compose', name), 'bind();\n'.repeat(lines));
  try {
    mkdirSync(join(root, 'server/src/compose'), { recursive: true });
    write('cart.ts', 60);
    write('cart.test.ts', 200);
    write('compose.ts', 150);
    expect(findLongBindings(root)).toEqual([]);

    write('cart.ts', 61);
    write('compose.ts', 151);

    expect(findLongBindings(root)).toEqual([
      'server/src/compose/cart.ts has 61 lines, 60 at most: compose only binds doors',
      'server/src/compose/compose.ts has 151 lines, 150 at most: compose only binds doors',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
