import { expect, test } from 'vitest';
import { affectedTests, type Module } from './affected-tests.ts';

const modules: readonly Module[] = [
  { path: 'contract/src/cart/load.ts', imports: [] },
  { path: 'contract/src/cart/load.test.ts', imports: ['contract/src/cart/load.ts'] },
  { path: 'server/src/capabilities/cart/cart.model.ts', imports: ['contract/src/cart/load.ts'] },
  { path: 'server/src/capabilities/cart/index.ts', imports: ['server/src/capabilities/cart/cart.model.ts'] },
  { path: 'server/src/capabilities/cart/changes/add.test.ts', imports: ['server/src/testing/open-test-portal.ts'] },
  { path: 'server/src/compose/cart.ts', imports: ['server/src/capabilities/cart/index.ts'] },
  { path: 'server/src/testing/open-test-portal.ts', imports: ['server/src/compose/cart.ts'] },
  { path: 'server/src/capabilities/users/users.test.ts', imports: ['server/src/testing/open-test-portal.ts'] },
  { path: 'web/src/capabilities/cart/gauge.ts', imports: ['contract/src/cart/load.ts'] },
  { path: 'web/src/screens/cart/cart-page.test.tsx', imports: ['web/src/capabilities/cart/gauge.ts'] },
  { path: 'web/src/screens/news/news.test.tsx', imports: [] },
];

test('a rule of the contract runs its own tests, those of the screens that use it and of the capability that judges by it', () => {
  expect(affectedTests(modules, ['contract/src/cart/load.ts'])).toEqual([
    'contract/src/cart/load.test.ts',
    'server/src/capabilities/cart/changes/add.test.ts',
    'web/src/screens/cart/cart-page.test.tsx',
  ]);
});

test('a file of a capability runs the tests of its folder, and not everything that opens a whole portal', () => {
  expect(affectedTests(modules, ['server/src/capabilities/cart/cart.model.ts'])).toEqual([
    'server/src/capabilities/cart/changes/add.test.ts',
  ]);
});

test('what assembles the whole runs everything that depends on it', () => {
  expect(affectedTests(modules, ['server/src/testing/open-test-portal.ts'])).toEqual([
    'server/src/capabilities/cart/changes/add.test.ts',
    'server/src/capabilities/users/users.test.ts',
  ]);
});

test('a migration runs every test with a database, and a new package every test', () => {
  expect(affectedTests(modules, ['server/migrations/0100-new.sql'])).toEqual([
    'server/src/capabilities/cart/changes/add.test.ts',
    'server/src/capabilities/users/users.test.ts',
  ]);
  expect(affectedTests(modules, ['package-lock.json'])).toHaveLength(5);
});

test('a test that was changed is run, and words about the product run nothing', () => {
  expect(affectedTests(modules, ['web/src/screens/news/news.test.tsx', 'README.md'])).toEqual([
    'web/src/screens/news/news.test.tsx',
  ]);
  expect(affectedTests(modules, ['docs/product.md'])).toEqual([]);
});
