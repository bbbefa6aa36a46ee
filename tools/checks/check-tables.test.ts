import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSharedTables } from './check-tables.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dray-tables-'));
  plant('server/migrations/0001-goods.sql', 'create table product (sku text);\ncreate table price (sku text);');
  plant('server/src/capabilities/catalogue/product.store.ts', "tables.selectFrom('product')");
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test.each([
  ['by Kysely', "tables.innerJoin('product', 'product.sku', 'price.sku')"],
  ['by its picked tables', "transaction.$pickTables<'price' | 'product'>()"],
  ['in raw SQL', 'sql`select 1 from price join product using (sku)`'],
])('a store that names the table of a neighbour %s is found', (_how, text) => {
  plant('server/src/capabilities/pricing/import/price.store.ts', text);

  expect(findSharedTables(root)).toEqual([
    'table product is named by server/src/capabilities/catalogue/product.store.ts and by server/src/capabilities/pricing/import/price.store.ts',
  ]);
});

test('two stores of one capability share their tables, and a word that is no table is none', () => {
  plant('server/src/capabilities/catalogue/import/product-import.store.ts', 'sql`update product set sku = 1`');
  plant('server/src/capabilities/pricing/price.store.ts', "tables.selectFrom('price')\n// taken from product rows");

  expect(findSharedTables(root)).toEqual([]);
});
