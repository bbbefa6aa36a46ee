import { expect, test } from 'vitest';
import { changedFilters } from './changed-filters.ts';
import { type Filter, isSet } from './filter.ts';
import { rangePresets } from './range-presets.ts';
import { shownValue } from './shown-value.ts';

const t = (key: string, values?: Readonly<Record<string, unknown>>) => `${key} ${JSON.stringify(values)}`;
const said = (filter: Filter) => shownValue(t as Parameters<typeof shownValue>[0], 'cs', filter);
const nothing = () => undefined;

const choices = (...chosen: string[]): Filter => ({
  kind: 'choices',
  name: 'place',
  label: 'Place',
  options: [{ value: '1', label: 'U Lípy' }],
  chosen,
  onChange: nothing,
});
const range = (from: string | undefined, to: string | undefined): Filter => ({
  kind: 'range',
  name: 'day',
  label: 'Day',
  from,
  to,
  today: '2026-11-16',
  presets: [],
  onChange: nothing,
});

test('a filter says its first choice and how many more there are', () => {
  expect(said(choices('1'))).toBe('U Lípy');
  expect(said(choices('9'))).toBe('9');
  expect(said(choices('1', '2', '3'))).toBe('filters.andMore {"first":"U Lípy","n":"2"}');
});

test('a range says both ends, one of them, or the one day it is', () => {
  expect(said(range('2026-11-01', '2026-11-15'))).toBe('1. 11. 2026 – 15. 11. 2026'.replaceAll('. ', '.\u00a0'));
  expect(said(range('2026-11-01', '2026-11-01'))).toBe('1.\u00a011.\u00a02026');
  expect(said(range('2026-11-01', undefined))).toContain('filters.since');
  expect(said(range(undefined, '2026-11-01'))).toContain('filters.until');
});

test('a filter that is not set says that it leaves everything', () => {
  expect(said(choices())).toContain('filters.any ');
  expect(said(range(undefined, undefined))).toContain('filters.anyTime ');
});

test('only what narrows is set', () => {
  expect([choices(), choices('1'), range(undefined, undefined), range(undefined, '2026-11-01')].map(isSet)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('what a change empties leaves the address', () => {
  expect(changedFilters({ a: ['1'], q: 'x' }, { a: [], q: 'y' })).toEqual({ q: 'y' });
  expect(changedFilters({ q: 'x' }, { q: undefined })).toEqual({});
});

test('the usual periods end today or with the last month, whatever its length', () => {
  const periods = rangePresets('2028-03-05', (name) => name).map(({ label, range: { from, to } }) => [label, from, to]);
  expect(periods).toEqual([
    ['last30', '2028-02-05', '2028-03-05'],
    ['thisMonth', '2028-03-01', '2028-03-05'],
    ['lastMonth', '2028-02-01', '2028-02-29'],
  ]);
});
