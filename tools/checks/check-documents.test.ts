import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findIncompleteDocuments } from './check-documents.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dray-documents-'));
  plant('server/migrations/0001-goods.sql', 'create table product (sku text);');
  plant('server/src/capabilities/catalogue/product.store.ts', "tables.selectFrom('product')");
  plant('docs/tables.md', '# Tables\n\n## catalogue\n\n| table | holds |\n|---|---|\n| `product` | goods |\n');
  plant('server/src/platform/jobs/job-names.ts', "export const jobNames = ['send-mail'] as const;");
  plant('server/src/compose/jobs.ts', "await queue.schedule('send-mail', '0 7 * * *');");
  plant('server/src/compose/erp.ts', '');
  plant('server/src/watch-health.ts', '');
  plant('server/src/capabilities/erp/store/erp-cursor.store.ts', "export const feedNames = ['orders'] as const;");
  plant(
    'docs/what-runs-when.md',
    '## Jobs\n\n| `send-mail` | sends |\n\n## Schedules\n\n| `send-mail` | `0 7 * * *` |\n\n## Feeds\n\n| `orders` | 15 s |\n',
  );
  plant('server/src/capabilities/catalogue/index.ts', '');
  plant('docs/product/catalogue.md', '# Catalogue');
  plant('docs/product.md', '[Catalogue](product/catalogue.md)');
  plant('server/src/config.ts', 'const schema = {\n  PORT: z.number(),\n};');
  plant('docs/configure.md', '| `PORT` | 3000 |');
  plant('package.json', '{ "scripts": { "start": "x", "verify": "x", "test:unit": "x" } }');
  plant('README.md', 'npm start, npm run verify');
  plant('docs/testing.md', '`npm run test:unit -- folder`');
  plant('docs/operate.md', '');
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('documents that name everything pass', () => {
  expect(findIncompleteDocuments(root)).toEqual([]);
});

test.each([
  ['a new table', 'create table price (sku text);', 'docs/tables.md does not name the table price'],
  ['a new view', 'create view offer as select 1;', 'docs/tables.md does not name the table offer'],
  [
    'a table by its new name',
    'alter table product rename to article;',
    'docs/tables.md does not name the table article',
  ],
])('%s is missed on the map', (_what, sql, fault) => {
  plant('server/migrations/0002-more.sql', sql);

  expect(findIncompleteDocuments(root)).toContain(fault);
});

test('a table that was dropped does not stay on the map', () => {
  plant('server/migrations/0002-less.sql', '-- drop table nothing;\ndrop table product;');

  expect(findIncompleteDocuments(root)).toEqual(['docs/tables.md names product, which is no table']);
});

test('a table stands under the capability whose stores name it', () => {
  plant('docs/tables.md', '## pricing\n\n| `product` | goods |\n');

  expect(findIncompleteDocuments(root)).toEqual([
    'docs/tables.md has product under pricing, its stores are in catalogue',
  ]);
});

test.each([
  ['job', 'server/src/platform/jobs/job-names.ts', "jobNames = ['send-mail', 'tidy-up']", 'the job tidy-up'],
  [
    'feed',
    'server/src/capabilities/erp/store/erp-cursor.store.ts',
    "feedNames = ['orders', 'bills']",
    'the feed bills',
  ],
])('a new %s is missed among what runs', (_what, file, text, missed) => {
  plant(file, text);

  expect(findIncompleteDocuments(root)).toEqual([`docs/what-runs-when.md does not name ${missed}`]);
});

test('a schedule is told with its own time', () => {
  plant('server/src/compose/erp.ts', "await queue.schedule('send-mail', '12 * * * *');");

  expect(findIncompleteDocuments(root)).toEqual([
    'docs/what-runs-when.md does not say that send-mail runs at 12 * * * *',
  ]);
});

test('a new variable is missed in the configuration', () => {
  plant('server/src/erp-config.ts', 'const schema = {\n  ERP_URL: z.string(),\n};');

  expect(findIncompleteDocuments(root)).toEqual(['docs/configure.md does not name ERP_URL']);
});

test('a page for operators explains commands, and the index leads to it', () => {
  plant('package.json', '{ "scripts": { "start": "x", "verify": "x", "test:unit": "x", "portal": "x" } }');
  plant('docs/operate/mail.md', '`npm run portal -- test-mail`, `npm run post`');

  expect(findIncompleteDocuments(root)).toEqual([
    'docs/operate.md does not lead to mail.md',
    'npm run post is named in README.md or docs/ and is no command',
  ]);
});

test('every command is explained, and nothing is explained as one that is none', () => {
  plant('README.md', 'npm start, npm run verified');

  expect(findIncompleteDocuments(root)).toEqual([
    'neither README.md nor docs/ explains npm run verify',
    'npm run verified is named in README.md or docs/ and is no command',
  ]);
});

test('a capability without a page, and a page that the index does not know, are found', () => {
  plant('server/src/capabilities/pricing/index.ts', '');
  plant('docs/product/cart.md', '# Cart');

  expect(findIncompleteDocuments(root)).toEqual([
    'docs/product.md does not lead to cart.md',
    'docs/product/pricing.md is missing: the rules of a capability',
  ]);
});
