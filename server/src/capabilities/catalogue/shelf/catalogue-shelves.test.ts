import { beforeEach, expect, test } from 'vitest';
import { testClock } from '../../../testing/clock.ts';
import { eventually } from '../../../testing/eventually.ts';
import type { Product } from '../product/product.model.ts';
import type { CatalogueStore, Look } from '../store/catalogue.store.ts';
import { aKeg, testCategories } from '../test-shelf.ts';
import { catalogueShelves } from './catalogue-shelves.ts';

/** Stands for the database where it would have to be restarted or to fail: products, and what a look tells of them. */
function aStore() {
  const products = new Map<string, Product>();
  const state = { horizon: 100n, runningSince: 'morning', digest: 'a', looks: 0, reads: 0, isAway: false };
  const arrive = () => {
    if (state.isAway) throw new Error('away');
  };
  const store: CatalogueStore = {
    async look(since, maxChanges): Promise<Look> {
      arrive();
      state.looks += 1;
      const changed = [...products.values()].filter(({ changedIn }) => BigInt(changedIn) >= BigInt(since));
      return { ...state, horizon: String(state.horizon), changed: changed.slice(0, maxChanges), removed: [] };
    },
    async listProductsAfter(sku, limit) {
      arrive();
      const skus = [...products.keys()].sort();
      const next = skus.findIndex((each) => each > sku);
      return next < 0 ? [] : skus.slice(next, next + limit).flatMap((each) => products.get(each) ?? []);
    },
    async findProducts(skus) {
      arrive();
      state.reads += 1;
      return skus.flatMap((sku) => products.get(sku) ?? []);
    },
    listCommonRows: async () => ({ categories: testCategories, returnables: new Map() }),
  };
  const put = (sku: string, name: string) => products.set(sku, aKeg({ sku, name, changedIn: String(state.horizon++) }));
  return { store, state, put };
}

let clock: ReturnType<typeof testClock>;
let database: ReturnType<typeof aStore>;
let shelfOf: ReturnType<typeof catalogueShelves>;
beforeEach(() => {
  clock = testClock('2026-11-12T09:30:00Z');
  database = aStore();
  shelfOf = catalogueShelves({ clock, maxAgeMs: 2_000, read: (work) => work(database.store) });
});

const names = async () => (await shelfOf('CZ')).products.map((product) => product?.name);

test('many who ask at once cause one look', async () => {
  database.put('A', 'One');

  await Promise.all(Array.from({ length: 50 }, names));
  const first = database.state.looks;
  clock.advance({ ms: 2_000 });
  await Promise.all(Array.from({ length: 50 }, names));

  expect([first, database.state.looks]).toEqual([1, 2]);
});

test('what a slow transaction makes a look name again is not read again', async () => {
  await names();
  database.put('A', 'One');
  clock.advance({ ms: 2_000 });
  await names();
  // Somebody's transaction from before is still open, so the horizon stays behind.
  database.state.horizon = 100n;
  clock.advance({ ms: 2_000 });
  await names();

  expect(database.state.reads).toBe(1);
});

test('a look that fails is reported to the person who asks, and tried again by the next', async () => {
  database.put('A', 'One');
  await names();
  database.put('A', 'Two');
  database.state.isAway = true;
  clock.advance({ ms: 2_000 });

  await expect(names()).rejects.toThrow('away');
  database.state.isAway = false;

  expect(await names()).toEqual(['Two']);
});

test('a first look that fails is no reason to stay without goods', async () => {
  database.put('A', 'One');
  database.state.isAway = true;
  await expect(names()).rejects.toThrow('away');

  database.state.isAway = false;

  expect(await names()).toEqual(['One']);
});

test.each([
  ['was started again', () => (database.state.runningSince = 'noon')],
  ['was replaced by an older copy', () => (database.state.horizon = 50n)],
])('when PostgreSQL %s, everything is read anew', async (_name, happen) => {
  database.put('A', 'One');
  await names();
  // Its number is one that was there before: a look from the horizon on would pass over it.
  database.state.horizon = 60n;
  database.put('A', 'Two');
  database.state.horizon = 200n;
  happen();
  clock.advance({ ms: 2_000 });

  expect(await names()).toEqual(['Two']);
});

test('a flood of changes is met by reading everything anew, while the old goods still show', async () => {
  for (let nth = 0; nth < 1_500; nth += 1) database.put(`A${nth}`, 'One');
  await names();
  for (let nth = 0; nth < 20_000; nth += 1) database.put(`B${nth}`, 'Two');
  clock.advance({ ms: 2_000 });

  const meanwhile = await names();
  const later = await eventually(async () => {
    const all = await names();
    return all.length > meanwhile.length ? all : undefined;
  });

  expect(meanwhile).toHaveLength(1_500);
  expect(later).toHaveLength(21_500);
  expect(database.state.reads).toBe(0);
});

test('another market’s goods are not on this one’s shelf', async () => {
  database.put('A', 'One');

  expect((await shelfOf('SK')).products).toEqual([]);
  expect(await names()).toEqual(['One']);
});
