import { expect, test } from 'vitest';
import { bellEntries, byDay, keyOfEntry } from './bell-entries.ts';
import type { BellItem } from './notifications.queries.ts';

const at = (id: string, kind: BellItem['kind'], moment: string): BellItem => ({
  id,
  kind,
  group: 'account',
  at: moment,
  isUnread: true,
  href: '/',
  values: {},
});

const shape = (items: readonly BellItem[]) =>
  bellEntries(items).map(({ item, items: many }) => item?.id ?? many?.map(({ id }) => id));

test('sign-ins of one day are one entry where the newest is, and what came between stays in sight', () => {
  const items = [
    at('a', 'new-device', '2026-11-18T09:00:00Z'),
    at('b', 'order-confirmed', '2026-11-18T08:00:00Z'),
    at('c', 'new-device', '2026-11-18T07:00:00Z'),
    at('d', 'new-device', '2026-11-17T09:00:01Z'),
    at('e', 'new-device', '2026-11-17T09:00:00Z'),
  ];

  expect(shape(items)).toEqual([['a', 'c', 'd'], 'b', 'e']);
});

test('orders that were sent stay apart: each is its own proof', () => {
  const items = [
    at('a', 'order-confirmed', '2026-11-18T09:00:00Z'),
    at('b', 'order-confirmed', '2026-11-18T08:00:00Z'),
  ];

  expect(shape(items)).toEqual(['a', 'b']);
});

test('the day ends by the clock of the reader', () => {
  const entries = bellEntries([
    at('a', 'order-confirmed', '2026-11-17T23:30:00Z'),
    at('b', 'order-confirmed', '2026-11-17T22:30:00Z'),
  ]);

  const { today, earlier } = byDay(entries, new Date('2026-11-18T08:00:00Z'), 'Europe/Prague');

  expect([today.map(keyOfEntry), earlier.map(keyOfEntry)]).toEqual([['a'], ['b']]);
});
