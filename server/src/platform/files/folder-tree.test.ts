import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFolderTree } from './folder-tree.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dray-tree-'));
  await mkdir(join(root, 'a/b'), { recursive: true });
  await writeFile(join(root, 'a/b/text.md'), 'text');
  await writeFile(join(root, 'a/.hidden'), 'no');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const limits = { maxFiles: 5, maxDepth: 4 };

test('a folder is its files, by their paths', async () => {
  const tree = await readFolderTree(root, limits);

  expect([...tree.keys()]).toEqual(['a/b/text.md']);
  expect((await tree.get('a/b/text.md')?.read())?.toString()).toBe('text');
});

test('a link in it is refused, wherever it leads', async () => {
  await symlink('/etc/hostname', join(root, 'a/link.md'));

  await expect(readFolderTree(root, limits)).rejects.toThrow('a/link.md is a link');
});

test('too many files or folders in each other are refused', async () => {
  await expect(readFolderTree(root, { ...limits, maxDepth: 2 })).rejects.toThrow('deeper than 2');
  await expect(readFolderTree(root, { ...limits, maxFiles: 0 })).rejects.toThrow('more than 0 files');
  await expect(readFolderTree(join(root, 'none'), limits)).rejects.toThrow('There is no folder');
});
