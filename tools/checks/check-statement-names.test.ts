import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { findUnnamedStores } from './check-statement-names.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dray-names-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  const path = join(root, 'server/src/capabilities', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

test('the stores that there are name their statements', () => {
  expect(findUnnamedStores(repositoryRoot)).toEqual([]);
});

test('one that is exported as it is, is refused', () => {
  write('cart/cart.store.ts', 'export function cartStore(transaction: Transaction) {\n}\n');

  expect(findUnnamedStores(root)).toEqual([
    'server/src/capabilities/cart/cart.store.ts sends statements without a name: open it by namedStore',
  ]);
});

test('a part of one that names its statements is not', () => {
  write(
    'cart/cart.store.ts',
    "import { c } from '@dray/server/capabilities/cart/store/coupon.store.ts';\nexport const cartStore = namedStore('cart', c);\n",
  );
  write('cart/coupon.store.ts', 'export function c(transaction: Transaction) {\n}\n');

  expect(findUnnamedStores(root)).toEqual([]);
});
