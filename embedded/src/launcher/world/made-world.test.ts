import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryFiles } from '@dray/server/testing/memory-files.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMadeWorld } from './made-world.ts';
import { writePack } from './world-pack.ts';

let parentFolder: string;
const below = (path: string) => join(parentFolder, path);
const contents = () => below('world/contents');

beforeEach(() => {
  parentFolder = mkdtempSync(join(tmpdir(), 'dray-made-'));
  mkdirSync(below('cluster/base/5'), { recursive: true });
  mkdirSync(below('cluster/pg_twophase'));
  writeFileSync(below('cluster/PG_VERSION'), '18\n');
  writeFileSync(below('cluster/base/5/1259'), Buffer.alloc(8192, 7));
  writeFileSync(below('cluster/base/5/empty'), '');
  const files = new Map([['product/lager.png', { content: Buffer.from('a picture'), type: 'image/png' }]]);
  writePack(below('world'), { key: 'of today', cluster: below('cluster'), files });
});
afterEach(() => rmSync(parentFolder, { recursive: true }));

const unpack = (fileStore = memoryFiles()) =>
  findMadeWorld('of today', below('world'))?.unpack(below('copy'), fileStore);

test('a world is unpacked as it was packed, its empty folders with it, for its owner alone', async () => {
  const fileStore = memoryFiles();

  await unpack(fileStore);

  const list = (folder: string) => readdirSync(below(folder), { recursive: true }).sort();
  expect(list('copy')).toEqual(list('cluster'));
  for (const file of ['PG_VERSION', 'base/5/1259', 'base/5/empty']) {
    expect(readFileSync(below(`copy/${file}`)).equals(readFileSync(below(`cluster/${file}`)))).toBe(true);
    expect(statSync(below(`copy/${file}`)).mode & 0o777).toBe(0o600);
  }
  for (const folder of ['', 'base', 'pg_twophase']) expect(statSync(below(`copy/${folder}`)).mode & 0o777).toBe(0o700);
  expect([...fileStore.contents].map(([key, content]) => [key, String(content)])).toEqual([
    ['product/lager.png', 'a picture'],
  ]);
});

test.each([
  ['of another key', () => findMadeWorld('of tomorrow', below('world'))],
  ['that nobody made', () => findMadeWorld('of today', below('none'))],
  [
    'whose index is cut off',
    () => {
      truncateSync(below('world/index.json'), 20);
      return findMadeWorld('of today', below('world'));
    },
  ],
])('a world %s is none', (_, find) => {
  expect(find()).toBeUndefined();
});

test.each([
  ['is cut off', () => truncateSync(contents(), 8000)],
  ['has lost its last file', () => truncateSync(contents(), 8195 + 4)],
  ['is gone', () => rmSync(contents())],
  [
    'has one changed byte',
    () => {
      const bytes = readFileSync(contents());
      bytes[5000] = 8;
      writeFileSync(contents(), bytes);
    },
  ],
])('a world that %s is not taken for whole', async (_, damage) => {
  damage();

  await expect(unpack()).rejects.toThrow();
});

test('a world whose files find no room is not taken for whole', async () => {
  const full = { ...memoryFiles(), put: () => Promise.reject(new Error('no room')) };

  await expect(unpack(full)).rejects.toThrow('no room');
});
