import { expect, test } from 'vitest';
import { testClock } from '../../testing/clock.ts';
import { networkBudget } from './network-budget.ts';

const opened = () => {
  const clock = testClock('2026-11-16T10:00:00Z');
  return { clock, ...networkBudget(clock, 60_000, { login: 2, step: 5 }) };
};

test('the last of a budget is still given, and the next is told how long to wait', () => {
  const { take, clock } = opened();
  const given = [take('login', '10.0.0.1'), take('login', '10.0.0.1'), take('login', '10.0.0.1')];
  clock.advance({ ms: 30_500 });

  expect(given).toEqual([undefined, undefined, 60]);
  expect(take('login', '10.0.0.1')).toBe(30);
});

test('a window ends to the millisecond, and what was refused does not make it longer', () => {
  const { take, clock } = opened();
  for (let times = 0; times < 5; times += 1) take('login', '10.0.0.1');
  clock.advance({ ms: 59_999 });
  const before = take('login', '10.0.0.1');
  clock.advance({ ms: 1 });

  expect([before, take('login', '10.0.0.1')]).toEqual([1, undefined]);
});

test('each door and each network has a budget of its own', () => {
  const { take } = opened();
  for (let times = 0; times < 3; times += 1) take('login', '10.0.0.1');

  expect([take('step', '10.0.0.1', 5), take('login', '10.0.0.2')]).toEqual([undefined, undefined]);
  expect(take('step', '10.0.0.1')).toBe(60);
});

test('a clock that is set back keeps nobody out for longer than a window', () => {
  const { take, clock } = opened();
  for (let times = 0; times < 3; times += 1) take('login', '10.0.0.1');
  clock.advance({ minutes: -60 });

  expect(take('login', '10.0.0.1')).toBeUndefined();
});
