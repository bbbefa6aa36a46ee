import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { cruiseImports } from './cruise-imports.ts';
import { repositoryRoot } from './repository.ts';
import { levelsOf, roomRules, rooms, ruleName } from './rooms.ts';

/** Folders of the first kind have rooms themselves, of the second each of their own folders may. */
const withRooms = ['server/src/{platform,edge}', 'web/src/{app,ui,platform}'];
const ofFolders = ['server/src/capabilities/*', 'web/src/{capabilities,screens}/*'];

/** What is imported by tests alone is no room, nor is a folder of pictures or styles. */
const modules = globSync(
  [...withRooms, ...ofFolders].map((folder) => `${folder}/**/*.{ts,tsx}`),
  { cwd: repositoryRoot },
).filter((file) => !/\.test\.tsx?$|\/test-[a-z-]+\.tsx?$|\/testing\//.test(file));

test('every folder with rooms has a row that names each of them', () => {
  const found = new Map<string, Set<string>>();
  const depth = (folder: string): number => folder.split('/').length;
  for (const file of modules) {
    const top = /^(?:server|web)\/src\/(?:(?:capabilities|screens)\/)?[a-z0-9-]+/.exec(file)?.[0] ?? '';
    for (let room = dirname(file); depth(room) > depth(top); room = dirname(room)) {
      const folder = dirname(room);
      found.set(folder, (found.get(folder) ?? new Set()).add(room.slice(folder.length + 1)));
    }
  }

  const named = Object.entries(rooms).map(([folder, row]) => [
    folder,
    levelsOf(row)
      .flat()
      .filter((room) => room !== '.')
      .sort(),
  ]);
  expect(Object.fromEntries(named)).toEqual(
    Object.fromEntries([...found].map(([folder, names]) => [folder, [...names].sort()])),
  );
});

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

test('a room that reaches one beside or above it is found', { timeout: 120_000 }, async () => {
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
