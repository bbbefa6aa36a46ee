import { expect, test } from 'vitest';
import { getSalesArea } from '../customizing/sales-areas.ts';
import { type Ahead, timelineOf } from './timeline.ts';

const createdAt = new Date('2026-11-16T09:00:00Z');
const ordered: Ahead = {
  plan: 'plain',
  ripens: false,
  isWatched: true,
  reference: 'DRAY-1',
  createdAt,
  requestedDate: '2026-11-20',
  area: getSalesArea('CZ01'),
};
const dueAt = (ahead: Ahead, step: string): string | undefined =>
  timelineOf(ahead)
    .find((each) => each.step === step)
    ?.dueAt.toISOString();

test('an order that somebody watches is confirmed within seconds, and delivered on its day', () => {
  expect(dueAt(ordered, 'confirm')).toBe('2026-11-16T09:00:10.000Z');
  expect(dueAt({ ...ordered, plan: 'credit-block' }, 'confirm')).toBe('2026-11-16T09:00:20.000Z');
  expect(dueAt(ordered, 'create-delivery')).toBe('2026-11-19T17:00:00.000Z');
  expect(dueAt(ordered, 'issue-goods')).toBe('2026-11-20T05:00:00.000Z');
});

test('one that ripens is confirmed as soon, and delivered after five minutes', () => {
  expect(dueAt({ ...ordered, ripens: true }, 'confirm')).toBe('2026-11-16T09:00:10.000Z');
  expect(dueAt({ ...ordered, ripens: true }, 'prove')).toBe('2026-11-16T09:05:00.000Z');
});

test('unwatched it is confirmed after a quarter of an hour, and nothing happens before that', () => {
  const late = { ...ordered, isWatched: false, requestedDate: '2026-11-16' };

  expect(dueAt(late, 'confirm')).toBe('2026-11-16T09:15:00.000Z');
  expect(dueAt({ ...late, createdAt: new Date('2026-11-16T13:00:00Z') }, 'create-delivery')).toBe(
    '2026-11-16T13:20:00.000Z',
  );
});

test('what is fetched on the day of its order can be called off until noon', () => {
  const today = { ...ordered, isWatched: false, requestedDate: '2026-11-16' };

  // Noon in Prague.
  expect(dueAt(today, 'create-delivery')).toBe('2026-11-16T11:05:00.000Z');
  expect(dueAt(today, 'issue-goods')).toBe('2026-11-16T11:25:00.000Z');
});
