import { expect, test } from 'vitest';
import { positionOf } from '#platform/log-position.ts';
import { testClock } from '../../testing/clock.ts';
import { recentChanges } from './recent-changes.ts';

const early = positionOf('0/10');
const late = positionOf('0/20');

test('the latest change of a person counts for a minute', () => {
  const clock = testClock('2026-11-16T10:00:00Z');
  const changes = recentChanges(clock);
  changes.note('u-1', late);
  changes.note('u-1', early);

  clock.advance({ ms: 59_999 });
  expect([changes.find('u-1'), changes.find('u-2')]).toEqual([late, undefined]);
  clock.advance({ ms: 1 });
  expect(changes.find('u-1')).toBeUndefined();
});

test('of too many people those are forgotten whose change was longest ago', () => {
  const changes = recentChanges(testClock('2026-11-16T10:00:00Z'));
  for (let person = 0; person < 10_000; person += 1) changes.note(`u-${person}`, early);
  changes.note('u-0', late);

  changes.note('u-new', late);

  expect([changes.find('u-0'), changes.find('u-1'), changes.find('u-new')]).toEqual([late, undefined, late]);
});
