import { lstatSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { giveTree } from './give-tree.ts';
import { isRoot, NOBODY } from './system-user.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dray-tree-'));
  mkdirSync(join(folder, 'tree/below'), { recursive: true });
  writeFileSync(join(folder, 'tree/below/file'), '');
  writeFileSync(join(folder, 'outside'), '');
  symlinkSync(join(folder, 'outside'), join(folder, 'tree/link'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const ownerOf = (path: string) => lstatSync(join(folder, path)).uid;

test.runIf(isRoot())('a folder is given with all that is in it, but not what a link in it leads to', () => {
  giveTree(join(folder, 'tree'), NOBODY);

  const given = ['tree', 'tree/below', 'tree/below/file', 'tree/link'].map(ownerOf);
  expect(given).toEqual(Array(4).fill(NOBODY.uid));
  expect(ownerOf('outside')).toBe(0);
});

test.runIf(isRoot())('a folder that is the user’s already is left alone', () => {
  giveTree(join(folder, 'tree'), NOBODY);
  writeFileSync(join(folder, 'tree/later'), '');

  giveTree(join(folder, 'tree'), NOBODY);

  expect(ownerOf('tree/later')).toBe(0);
});

test('a folder of our own can be given to ourselves', () => {
  const { uid, gid } = statSync(folder);

  giveTree(join(folder, 'tree'), { uid, gid });

  expect(ownerOf('tree/below/file')).toBe(uid);
});
