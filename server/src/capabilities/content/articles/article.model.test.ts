import { expect, test } from 'vitest';
import type { EntryHead } from '../rules/content-entry.model.ts';
import { countKinds, leadOf } from './article.model.ts';

const head = (path: string, subKind: string | undefined, eventDate?: string): EntryHead => ({
  id: path,
  path,
  subKind,
  group: undefined,
  date: '2026-11-01',
  position: 0,
  eventDate,
  title: path,
  material: undefined,
});

test.each([
  [
    'the nearest event ahead',
    [head('a', 'news'), head('b', 'event', '2026-12-01'), head('c', 'event', '2026-11-12')],
    'c',
  ],
  ['the newest where no event is ahead', [head('a', 'news'), head('b', 'event', '2026-11-11')], 'a'],
  ['nothing where there is nothing', [], undefined],
])('%s comes first', (_name, heads, path) => {
  expect(leadOf(heads, '2026-11-12')?.path).toBe(path);
});

test('a kind that nobody knows counts as news', () => {
  expect(countKinds([head('a', undefined), head('b', 'else'), head('c', 'price')])).toEqual([
    { kind: 'news', total: 2 },
    { kind: 'price', total: 1 },
  ]);
});
