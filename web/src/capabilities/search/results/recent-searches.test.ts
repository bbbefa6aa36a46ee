// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { store } from '#platform/storage-keys.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => {
  localStorage.clear();
  store('uid', 'jana');
});

test('the last five searches are kept, the newest first and each once', () => {
  for (const query of ['ležák', 'keg', 'co2', 'cider', 'voda', 'Ležák ', '0,0']) rememberSearch(query);

  expect(recentSearches()).toEqual(['0,0', 'Ležák', 'voda', 'cider', 'co2']);
});

test('nobody sees what somebody else looked for in the same browser', () => {
  rememberSearch('ležák');

  store('uid', 'petr');

  expect(recentSearches()).toEqual([]);
  rememberSearch('cider');
  expect(recentSearches()).toEqual(['cider']);
});

test('they can be forgotten, and spoilt ones do no harm', () => {
  rememberSearch('ležák');
  forgetSearches();
  expect(recentSearches()).toEqual([]);

  for (const spoilt of ['{', '[]', 'null', '{"uid":"jana","queries":[1,{},null,"keg"]}']) {
    store('recentSearches', spoilt);
    expect(recentSearches()).toEqual([]);
  }
});

test('they are gone after thirty days, from the browser’s storage, too', () => {
  rememberSearch('ležák', new Date('2026-10-01T10:00:00Z'));
  rememberSearch('keg', new Date('2026-10-20T10:00:00Z'));

  expect(recentSearches(new Date('2026-10-31T10:00:00Z'))).toEqual(['keg', 'ležák']);
  expect(recentSearches(new Date('2026-10-31T10:00:01Z'))).toEqual(['keg']);
  expect(localStorage.getItem('recentSearches')).not.toContain('ležák');
  expect(recentSearches(new Date('2026-12-01T10:00:00Z'))).toEqual([]);
  expect(localStorage.getItem('recentSearches')).toBeNull();
});

test('an empty search is none', () => {
  rememberSearch('   ');

  expect(recentSearches()).toEqual([]);
});
