import { expect, test, vi } from 'vitest';
import type { Request, Scope } from '#platform/request/request.ts';
import type { Finder, SearchDeps } from './finders/search.deps.ts';
import type { Found, Hit } from './rules/search.model.ts';
import { searchEverywhere } from './search-everywhere.ts';

const hit = (key: string): Hit => ({ key, title: key, detail: '', href: `/${key}` });
const found = (keys: readonly string[], more: Partial<Found> = {}): Found => ({
  exact: [],
  results: keys.map(hit),
  total: keys.length,
  isMore: false,
  corrected: undefined,
  href: undefined,
  ...more,
});
const finding =
  (...given: Parameters<typeof found>): Finder =>
  async () =>
    found(...given);

const scopes = new Map<string, Scope>();
const scopeNamed = (name: string) => ({ name }) as unknown as Scope;
const request = { scopeOf: (section: string) => scopes.get(section) ?? scopeNamed(section) } as unknown as Request;
const error = vi.fn();
const search = (finders: SearchDeps['finders'], deadlineMs = 1_000) =>
  searchEverywhere({ finders, deadlineMs, logger: { error } }, request, { text: 'x', max: 2, sections: undefined });

test('a section that fails, or keeps silent, leaves the others and is named', async () => {
  const { groups, failed } = await search(
    {
      orders: () => Promise.reject(new Error('no orders today')),
      documents: () => new Promise(() => undefined),
      news: finding(['n']),
    },
    5,
  );

  expect(groups.map(({ section }) => section)).toEqual(['news']);
  expect(failed).toEqual(['orders', 'documents']);
  expect(error.mock.calls.map(([{ section }]) => section).sort()).toEqual(['documents', 'orders']);
});

test('each section is asked within its own scope', async () => {
  const asked: unknown[] = [];
  const asks: Finder = async ({ scope }) => {
    asked.push(scope);
    return found([]);
  };
  await search({ orders: asks, documents: asks });

  expect(asked).toEqual([scopeNamed('My Orders'), scopeNamed('My Documents')]);
});

test('what has the very number comes first and nowhere else', async () => {
  const { groups } = await search({
    orders: finding(['1', '11', '12'], { exact: [hit('1')], total: 9 }),
    documents: finding(['2'], { exact: [hit('2')] }),
  });

  expect(groups.map(({ section, total, results }) => [section, total, results.map(({ key }) => key)])).toEqual([
    ['exact', 2, ['1', '2']],
    ['orders', 8, ['11', '12']],
  ]);
});

test('a guess is left out where something was found as it was written', async () => {
  const guess = finding(['g'], { corrected: 'keg' });

  expect((await search({ products: guess, news: finding(['n']) })).groups.map(({ section }) => section)).toEqual([
    'news',
  ]);
  expect((await search({ products: guess, news: finding([]) })).groups.map(({ section }) => section)).toEqual([
    'products',
  ]);
});
