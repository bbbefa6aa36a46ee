import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetMailsBefore } from './old-mails.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dray-mails-'));
});
afterEach(() => rm(folder, { recursive: true }));

const moment = new Date('2026-11-16T10:00:00Z');

test('mails and drafts from before a moment are gone, and nothing else', async () => {
  const files = { 'old.eml': -1, 'old.draft': -1, 'old.txt': -1, 'of that moment.eml': 0, 'new.eml': 1 };
  for (const [name, seconds] of Object.entries(files)) {
    await writeFile(join(folder, name), '');
    const at = new Date(moment.getTime() + seconds * 1_000);
    await utimes(join(folder, name), at, at);
  }

  expect(await forgetMailsBefore(folder, moment)).toBe(2);
  expect((await readdir(folder)).sort()).toEqual(['new.eml', 'of that moment.eml', 'old.txt']);
});

test('where no mail was ever written there is nothing to forget', async () => {
  expect(await forgetMailsBefore(join(folder, 'none'), moment)).toBe(0);
});
