import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { worldKey } from './world-key.ts';

let repository: string;
const write = (path: string, content: string) => {
  mkdirSync(dirname(join(repository, path)), { recursive: true });
  writeFileSync(join(repository, path), content);
};
const sources = [
  'contract/src/texts/cs/mail.json',
  'server/src/capabilities/cart/cart.store.ts',
  'server/migrations/0001-accounts.sql',
  'server/erp-mapping.json',
  'demo/src/markets/markets-part.ts',
  'demo/content/news/first.md',
  'embedded/src/erp/store/schema.ts',
  'package-lock.json',
];
const noon = new Date('2026-11-18T12:00:00Z');

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'dray-key-'));
  for (const source of sources) write(source, 'as it was');
});
afterEach(() => rmSync(repository, { recursive: true }));

test.each(sources)('another %s makes another world', (source) => {
  const before = worldKey(repository, noon);

  write(source, 'changed');

  expect(worldKey(repository, noon)).not.toBe(before);
});

test('a source that comes or goes makes another world', () => {
  const before = worldKey(repository, noon);
  write('demo/src/markets/more.ts', '');
  const after = worldKey(repository, noon);
  rmSync(join(repository, 'demo/src/markets/more.ts'));

  expect(after).not.toBe(before);
  expect(worldKey(repository, noon)).toBe(before);
});

test.each([
  ['at noon of the next day', '2026-11-19T12:00:00Z'],
  ['after midnight of the markets', '2026-11-18T23:00:00Z'],
  ['before midnight of Greenwich', '2026-11-17T23:59:59Z'],
])('the world is another one %s', (_, moment) => {
  expect(worldKey(repository, new Date(moment))).not.toBe(worldKey(repository, noon));
});

test('the world stays the same from the first to the last minute that both clocks call the same day', () => {
  const [first, last] = ['2026-11-18T00:00:00Z', '2026-11-18T22:59:59Z'].map((at) =>
    worldKey(repository, new Date(at)),
  );

  expect(first).toBe(worldKey(repository, noon));
  expect(last).toBe(first);
});

test('a machine of another kind has another world', () => {
  expect(worldKey(repository, noon, 'linux-arm64')).not.toBe(worldKey(repository, noon, 'linux-x64'));
});

test.each([
  ['a test changes', () => write('server/src/server.test.ts', 'x')],
  ['the web changes', () => write('web/src/main.tsx', 'x')],
  ['a world was made', () => write('demo/dist/world/index.json', 'x')],
  ['a clone has new times', () => utimesSync(join(repository, 'package-lock.json'), 1, 1)],
])('the world is not made again because %s', (_, change) => {
  const before = worldKey(repository, noon);

  change();

  expect(worldKey(repository, noon)).toBe(before);
});
