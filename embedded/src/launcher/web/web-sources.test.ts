import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashWebSources } from './web-sources.ts';

let repository: string;
const write = (path: string, content: string) => writeFileSync(join(repository, path), content);

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'dray-web-'));
  for (const folder of ['web/src', 'web/dist', 'web/node_modules', 'contract/src', 'server/src']) {
    mkdirSync(join(repository, folder), { recursive: true });
  }
  write('web/src/main.tsx', 'one');
  write('contract/src/limits.ts', 'two');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(repository, { recursive: true }));

test.each([
  ['a source changes', () => write('web/src/main.tsx', 'ONE')],
  ['a source is added', () => write('web/src/more.tsx', '')],
  ['a source is renamed', () => renameSync(join(repository, 'web/src/main.tsx'), join(repository, 'web/src/app.tsx'))],
  ['a source is removed', () => rmSync(join(repository, 'web/src/main.tsx'))],
  ['the contract changes', () => write('contract/src/limits.ts', 'three')],
  ['a package changes', () => write('package-lock.json', '{"lockfileVersion":3}')],
  ['the build is set up anew', () => write('web/vite.config.ts', 'export default {}')],
])('the web is built again when %s', (_, change) => {
  const before = hashWebSources(repository);

  change();

  expect(hashWebSources(repository)).not.toBe(before);
});

test.each([
  ['the server changes', () => write('server/src/main.ts', 'x')],
  ['it was built', () => write('web/dist/index.html', 'x')],
  ['a package left a cache', () => write('web/node_modules/cache', 'x')],
  ['a clone has new times', () => utimesSync(join(repository, 'web/src/main.tsx'), 1, 1)],
])('the web is not built again because %s', (_, change) => {
  const before = hashWebSources(repository);

  change();

  expect(hashWebSources(repository)).toBe(before);
});
