import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileStorage } from './file-storage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dray-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('what was put in comes out again, until it is removed', async () => {
  const files = fileStorage(folder);

  await files.put('tickets/4711.pdf', Readable.from(['Příloha']));
  const stored = await files.open('tickets/4711.pdf');
  expect(stored && (await text(stored))).toBe('Příloha');

  await files.remove('tickets/4711.pdf');
  expect(await files.open('tickets/4711.pdf')).toBeUndefined();
});

test('an upload that breaks off leaves nothing behind', async () => {
  const files = fileStorage(folder);
  const broken = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('connection lost');
    })(),
  );

  await expect(files.put('broken/1.pdf', broken)).rejects.toThrow('connection lost');
  expect(await files.open('broken/1.pdf')).toBeUndefined();
  expect(await readdir(join(folder, 'broken'))).toEqual([]);
});

test.each(['../secret', '/etc/passwd', 'a/../../b', 'a//b', 'Jan Novák.pdf', ''])('%j is not a key', async (key) => {
  await expect(fileStorage(folder).open(key)).rejects.toThrow('not a key');
});
