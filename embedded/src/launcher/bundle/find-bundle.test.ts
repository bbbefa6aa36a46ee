import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleStamp, findBundle, STAMP } from './find-bundle.ts';

let repository: string;
const at = (path: string) => join(repository, path);
const longAgo = new Date('2026-01-01T12:00:00Z');
const write = (path: string, content: string, time = longAgo) => {
  writeFileSync(at(path), content);
  utimesSync(at(path), time, time);
};

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'dray-bundle-'));
  for (const name of [
    'server/src',
    'contract/src',
    'demo/src',
    'embedded/src',
    'node_modules',
    'programs',
    'web/src',
  ]) {
    mkdirSync(at(name), { recursive: true });
  }
  write('server/src/main.ts', 'one');
  write('node_modules/.package-lock.json', '{}');
  writeFileSync(at(`programs/${STAMP}`), bundleStamp(repository));
});
afterEach(() => rmSync(repository, { recursive: true }));

test.each([
  ['a source has another size', () => write('server/src/main.ts', 'three')],
  ['a source was written anew', () => write('server/src/main.ts', 'two', new Date('2026-01-01T12:00:00.001Z'))],
  ['a source came', () => write('demo/src/more.ts', '')],
  ['a source went', () => rmSync(at('server/src/main.ts'))],
  ['a package was installed', () => write('node_modules/.package-lock.json', '{ }')],
  ['nothing was bundled', () => rmSync(at(`programs/${STAMP}`))],
])('the sources run themselves when %s', (_, change) => {
  expect(findBundle(repository, at('programs'))).toBe(at('programs'));

  change();

  expect(findBundle(repository, at('programs'))).toBeUndefined();
});

test.each([
  ['a test', 'server/src/main.test.ts'],
  ['the web', 'web/src/main.tsx'],
])('what was bundled still runs after a change of %s', (_, path) => {
  write(path, 'new');

  expect(findBundle(repository, at('programs'))).toBe(at('programs'));
});

test('what was bundled in another place runs its sources', () => {
  expect(bundleStamp(repository)).toContain(repository);
});
