import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { journeysOf, walksOfAll } from '../../e2e/journeys-of.ts';
import { repositoryRoot } from '../repository.ts';
import { affectedJourneys } from './affected-journeys.ts';

const foldersIn = (parent: string): string[] =>
  readdirSync(join(repositoryRoot, parent), { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? each.name : [],
  );
/** Made by a command: what it is made of has its own folder. */
const withoutJourney = ['generated'];

test('the map knows every folder of contract, server and web, and none that is gone', () => {
  const parents = ['contract/src', 'server/src/capabilities', 'server/src/edge', 'web/src/screens'];
  const folders = [...parents, 'web/src/capabilities', 'web/src/ui'].flatMap(foldersIn);
  const expected = new Set([...folders, 'app', 'platform'].filter((name) => !withoutJourney.includes(name)));

  expect(Object.keys(journeysOf).sort()).toEqual([...expected].sort());
});

test('the map names every journey, and none that is gone', () => {
  const there = globSync('e2e/journeys/*.spec.ts', { cwd: repositoryRoot });
  const named = new Set([...Object.values(journeysOf).flat(), ...walksOfAll]);

  expect([...named].sort()).toEqual(there.map((file) => /([^/]+)\.spec\.ts$/.exec(file)?.[1]).sort());
});

test('a folder has few enough journeys for a quick look', () => {
  expect(Object.values(journeysOf).filter((journeys) => journeys.length === 0 || journeys.length > 5)).toEqual([]);
});

test('a screen runs its journeys, its test alone none', () => {
  expect(affectedJourneys([], ['web/src/screens/orders-saved/page.tsx', 'docs/product.md'])).toEqual(['saved-orders']);
  expect(affectedJourneys([], ['web/src/screens/orders-saved/page.test.tsx'])).toEqual([]);
});

test('what journeys share runs those that use it', () => {
  const modules = [
    { path: 'e2e/journeys/cart.spec.ts', imports: ['e2e/people/filled-cart.ts'] },
    { path: 'e2e/journeys/news.spec.ts', imports: [] },
  ];

  expect(affectedJourneys(modules, ['e2e/people/filled-cart.ts'])).toEqual(['cart']);
});
