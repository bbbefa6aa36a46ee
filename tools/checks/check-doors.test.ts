import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUnusedDoorMembers } from './check-doors.ts';

const door = `export function shop(deps: Deps) {
  return {
    findGoods: (name: string) => deps.find(name),
    async listAll(): Promise<string[]> {
      return [];
    },
  };
}
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dray-doors-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/shop.door.ts'), door);
});
afterEach(() => rmSync(root, { recursive: true }));

const plant = (file: string, source: string) => writeFileSync(join(root, 'src', file), source);

test('what is called, taken out of the door or picked in a type is used', () => {
  plant('a.ts', 'shop(deps).findGoods();\nconst { listAll } = shop(deps);');
  expect(findUnusedDoorMembers(root, ['src'])).toEqual([]);

  plant('a.ts', "type Part = Pick<Shop, 'listAll' | 'findGoods'>;");
  expect(findUnusedDoorMembers(root, ['src'])).toEqual([]);
});

test('what only the door itself and tests know is named', () => {
  plant('shop.test.ts', 'shop(deps).listAll();');
  plant('a.ts', 'shop(deps).findGoods();');

  expect(findUnusedDoorMembers(root, ['src'])).toEqual([
    'src/shop.door.ts offers listAll, which nothing but tests takes',
  ]);
});
