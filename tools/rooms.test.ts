import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { cruiseImports } from './cruise-imports.ts';
import { levelsOf, roomRules, rooms, ruleName } from './rooms.ts';

/** From a room to one that it must not reach, for every such two. */
const forbidden = Object.entries(rooms).flatMap(([folder, row]) =>
  levelsOf(row).flatMap((level, index, levels) =>
    level.flatMap((from) =>
      levels
        .slice(0, index + 1)
        .flat()
        .filter((to) => to !== from)
        .map((to) => ({ rule: ruleName(folder, level), from: join(folder, from), to: join(folder, to) })),
    ),
  ),
);

test('every rule of rooms can be broken', () => {
  expect([...new Set(forbidden.map(({ rule }) => rule))].sort()).toEqual(roomRules.map(({ name }) => name).sort());
});

test('a room that reaches one beside or above it is found', async () => {
  const root = mkdtempSync(join(tmpdir(), 'dray-rooms-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const planted = forbidden.map(({ rule, from, to }, nth) => ({ rule, file: join(from, `planted-${nth}.ts`), to }));
  try {
    for (const { file, to } of planted) {
      const up = '../'.repeat(file.split('/').length - 1);
      write(join(to, 'reached.ts'), 'export type Reached = number;\n');
      write(file, `import type { Reached } from '${up}${to}/reached.ts';\nexport type Own = Reached;\n`);
    }
    const { summary } = await cruiseImports(root, ['.']);

    const found = new Set(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`));
    expect(planted.filter(({ rule, file }) => !found.has(`${rule} ${file}`))).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
