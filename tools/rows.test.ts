import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const namesIn = (cell: string): string[] => (cell === '–' ? [] : cell.split(', '));
const root = new URL('../', import.meta.url);
const table = readFileSync(new URL('docs/rows.md', root), 'utf8');
const rows = [...table.matchAll(/^\| ([A-Z]\d+) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, id = '', modules = '', tests = '', journeys = '']) => ({
    id,
    modules: modules.split(', '),
    tests: namesIn(tests),
    journeys: namesIn(journeys),
  }),
);

/** How many rows the checklist has of each kind. */
const wanted = { S: 22, H: 13, L: 5, C: 11, K: 15, O: 10, U: 10, D: 7, N: 8, G: 3, E: 5 };

/** Of the supplier's side, those that are built. */
const built = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 24, 27, 28]
  .map((row) => `B${row}`)
  .concat('T144');

const folders = ['contract', 'server', 'web', 'embedded', 'demo'];
const unitTests = folders.flatMap((folder) =>
  globSync(`${folder}/src/**/*.test.{ts,tsx}`, { cwd: root.pathname }).map((file) => `/${file}`),
);

const pathOf = (module: string): string => {
  const [, workspace, path] = /^(web|embedded):(.+)$/.exec(module) ?? [];
  if (workspace) return `${workspace}/src/${path}`;
  return module.startsWith('`') ? module.slice(1, -1) : `server/src/capabilities/${module}`;
};

test('every row of the checklist is there once', () => {
  const ids = Object.entries(wanted).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, at) => `${kind}${at + 1}`),
  );

  expect(rows.map(({ id }) => id).toSorted()).toEqual([...ids, ...built].toSorted());
});

test.each(rows)('$id names modules and tests that are there', ({ modules, tests, journeys }) => {
  expect(tests.length + journeys.length).toBeGreaterThan(0);
  expect(modules.filter((module) => !existsSync(new URL(pathOf(module), root)))).toEqual([]);
  expect(tests.filter((name) => !unitTests.some((file) => /\.test\.tsx?$/.test(file) && has(file, name)))).toEqual([]);
  expect(journeys.filter((name) => !existsSync(new URL(`e2e/journeys/${name}.spec.ts`, root)))).toEqual([]);
});

const has = (file: string, name: string): boolean => file.replace(/(\.mocking)?\.test\.tsx?$/, '').endsWith(`/${name}`);
