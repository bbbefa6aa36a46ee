import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { makeImageTree } from './image-tree.ts';
import { findRuntimePackages } from './runtime-packages.ts';

const root = repositoryRoot.replace(/\/$/, '');
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dray-image-tree-'));
  makeImageTree(root, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the image holds what the server runs with, and nothing that it is built or tested with', () => {
  const packages = findRuntimePackages(root).map((path) => path.replace('node_modules/', ''));

  expect(packages).toEqual(expect.arrayContaining(['fastify', 'pg', 'kysely', '@node-rs/argon2']));
  expect(packages).not.toEqual(expect.arrayContaining(['typescript', 'vitest', 'vite', 'react', '@playwright/test']));
  expect(globSync('app/{contract,server}/**/*.test.ts', { cwd: folder })).toEqual([]);
  for (const own of ['server/src/testing', 'demo', 'embedded', 'e2e']) {
    expect(existsSync(join(folder, 'app', own)), own).toBe(false);
  }
});

test('what was left out of packages is not missed by any of them', () => {
  const wanted = Object.keys(readJson('server/package.json').dependencies).filter((name) => !fontsOnly.test(name));
  const script = `await Promise.all(${JSON.stringify(wanted)}.map((name) => import(name)))`;

  const said = execFileSync(join(folder, 'usr/local/bin/node'), ['--input-type=module', '-e', script], {
    cwd: join(folder, 'app/server'),
    encoding: 'utf8',
    stdio: 'pipe',
  });

  expect(wanted.length).toBeGreaterThan(20);
  expect(said).toBe('');
});

test('the recipe brings the manifest of every workspace before it installs', () => {
  const recipe = readFileSync(join(root, 'deploy/Containerfile'), 'utf8');
  const copied = [...recipe.matchAll(/^COPY (\w+)\/package\.json/gm)].map(([, name]) => name);

  expect(copied).toEqual(readJson('package.json').workspaces);
});

/** Files, or our own, which has no door of its own. */
const fontsOnly = /^(@fontsource-variable\/|dejavu-fonts-ttf|@dray\/)/;
