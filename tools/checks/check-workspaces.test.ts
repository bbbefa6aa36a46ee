import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { findWorkspaceCircles } from './check-workspaces.ts';
import { findWorkspaceUses } from './workspace-uses.ts';

const planted: string[] = [];
afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true });
});

/** A repository of three workspaces in a row, house on wall on ground, and whatever a test adds. */
function plant(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'dray-workspaces-'));
  planted.push(folder);
  const manifests = {
    'package.json': JSON.stringify({ name: 'all', workspaces: ['ground', 'wall', 'house'] }),
    'ground/package.json': JSON.stringify({ name: '@all/ground' }),
    'wall/package.json': JSON.stringify({ name: '@all/wall', dependencies: { '@all/ground': '1' } }),
    'house/package.json': JSON.stringify({ name: '@all/house', dependencies: { '@all/wall': '1', pg: '8' } }),
  };
  for (const [path, text] of Object.entries({ ...manifests, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test('workspaces that build on each other in one direction are no circle', () => {
  const folder = plant({
    'house/src/a.ts': `import { b } from '@all/wall/b.ts';\nimport pg from 'pg';`,
    'wall/src/b.ts': `export * from '../../ground/src/c.ts';\nexport * from './d.ts';`,
    'tools/build.ts': `import { a } from '../house/src/a.ts';`,
  });

  expect(findWorkspaceCircles(folder)).toEqual([]);
});

test.each([
  ['a dependency', { dependencies: { '@all/house': '1' } }],
  ['a dependency of its tests', { devDependencies: { '@all/house': '1' } }],
  ['a dependency where it can be had', { optionalDependencies: { '@all/house': '1' } }],
])('a circle by %s is found, once, and reported by the files that make it', (_name, dependencies) => {
  const folder = plant({ 'ground/package.json': JSON.stringify({ name: '@all/ground', ...dependencies }) });

  expect(findWorkspaceCircles(folder)).toEqual([
    'workspaces in a circle: ground → house (ground/package.json), house → wall (house/package.json), ' +
      'wall → ground (wall/package.json)',
  ]);
});

test.each([
  ['a name', `import { a } from '@all/wall/a.ts';`],
  ['a type', `import type { A } from '@all/wall/a.ts';`],
  ['several lines', `import {\n  a,\n} from '@all/wall/a.ts';`],
  ['what is passed on', `export { a } from '@all/wall/a.ts';`],
  ['what is loaded later', `const a = await import('@all/wall/a.ts');`],
  ['what is only run', `import '@all/wall/a.ts';`],
  ['a path', `import { a } from '../../wall/src/a.ts';`],
])('a circle that no manifest admits is found by its import: %s', (_name, text) => {
  const folder = plant({ 'ground/src/b.test.ts': text });

  expect(findWorkspaceCircles(folder)).toEqual([
    'workspaces in a circle: ground → wall (ground/src/b.test.ts), wall → ground (wall/package.json)',
  ]);
});

test('the tools count, though they are no workspace', () => {
  const folder = plant({
    'tools/build.ts': `import { a } from '@all/ground/a.ts';`,
    'ground/src/a.ts': `import { build } from '../../tools/build.ts';`,
  });

  expect(findWorkspaceCircles(folder)).toHaveLength(1);
});

test('of this repository all needs are seen', () => {
  const uses = findWorkspaceUses(repositoryRoot).map(({ from, to }) => `${from} → ${to}`);

  expect(uses).toEqual(expect.arrayContaining(['demo → server', 'web → contract', 'bench → web', 'tools → embedded']));
  expect(uses.filter((use) => /^server → (?!contract)/.test(use))).toEqual([]);
});
