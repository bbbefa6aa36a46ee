import { expect, test } from 'vitest';
import { positionOf } from '#platform/log-position.ts';
import type { Caller, Grant } from '#platform/request/request.ts';
import { testClock } from '../../testing/clock.ts';
import { recentChanges } from './recent-changes.ts';

const early = positionOf('0/10');
const late = positionOf('0/20');

type Who = Pick<Caller, 'uid' | 'isStaff' | 'grants'>;
const who = (uid: string, companies: readonly string[] = [], isStaff = false): Who => ({
  uid,
  isStaff,
  grants: companies.map((companyId) => ({ companyId }) as Grant),
});
const order = {
  kind: 'order',
  id: 'L1',
  section: 'My Orders',
  companyId: 'c-1',
  shipToId: '1',
  country: 'CZ',
} as const;

test('the latest change of a person counts for a minute', () => {
  const clock = testClock('2026-11-16T10:00:00Z');
  const changes = recentChanges(clock);
  changes.note('u-1', late);
  changes.note('u-1', early);

  clock.advance({ ms: 59_999 });
  expect([changes.find(who('u-1')), changes.find(who('u-2'))]).toEqual([late, undefined]);
  clock.advance({ ms: 1 });
  expect(changes.find(who('u-1'))).toBeUndefined();
});

test('what was told of a company counts for its people and for staff, what was told one person for them alone', () => {
  const changes = recentChanges(testClock('2026-11-16T10:00:00Z'));
  changes.noteEvent(order, early);
  changes.noteEvent({ kind: 'notification', id: 'n', uid: 'u-1' }, late);

  expect(changes.find(who('u-1', ['c-1', 'c-2']))).toBe(late);
  expect(changes.find(who('u-2', ['c-2', 'c-1']))).toBe(early);
  expect(changes.find(who('s-1', [], true))).toBe(early);
  expect([who('u-3', ['c-2']), who('c-1'), who('staff'), who('everybody')].map(changes.find)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('what nobody knows to be missed counts for everybody', () => {
  const changes = recentChanges(testClock('2026-11-16T10:00:00Z'));
  changes.noteMissed(early);

  expect([who('u-1'), who('s-1', [], true)].map(changes.find)).toEqual([early, early]);
});

test('of too many those are forgotten whose change was longest ago', () => {
  const changes = recentChanges(testClock('2026-11-16T10:00:00Z'));
  for (let person = 0; person < 50_000; person += 1) changes.note(`u-${person}`, early);
  changes.note('u-0', late);

  changes.note('u-new', late);

  expect(['u-0', 'u-1', 'u-new'].map((uid) => changes.find(who(uid)))).toEqual([late, undefined, late]);
});
