import { expect, test } from 'vitest';
import { folderRows } from './folder-rows.ts';

const folder = (id: string, parentId: string | null) => ({ id, parentId, name: id, total: 1 });
const drawn = (folders: Parameters<typeof folderRows>[0]) =>
  folderRows(folders).map(({ id, depth }) => `${'-'.repeat(depth)}${id}`);

test('folders are below the one they lie in, in the order they came', () => {
  expect(
    drawn([folder('a', null), folder('b', null), folder('a1', 'a'), folder('a2', 'a'), folder('a11', 'a1')]),
  ).toEqual(['a', '-a1', '--a11', '-a2', 'b']);
});

test('a folder whose parent is not the reader’s is at the top', () => {
  expect(drawn([folder('b1', 'b'), folder('a', null)])).toEqual(['b1', 'a']);
});

test('folders that lie in each other do not go on for ever', () => {
  expect(drawn([folder('a', 'b'), folder('b', 'a')])).toEqual([]);
});
