import { expect, test } from 'vitest';
import { Refusal } from '#platform/refusal.ts';
import { testClock } from '../../testing/clock.ts';
import { callBudget } from './call-budget.ts';

const home = '203.0.113.7';

function spendOf(perMinute: number) {
  const clock = testClock('2026-11-12T09:30:00Z');
  const budget = callBudget(perMinute, clock);
  const spend = (address: string, amount = 1): string => {
    try {
      budget.spend(address, amount);
      return 'spent';
    } catch (error) {
      return error instanceof Refusal ? `${error.code} ${error.retryAfterSeconds}` : String(error);
    }
  };
  return { clock, spend };
}

test('a minute’s budget can be spent at once, and comes back when the minute is over', () => {
  const { clock, spend } = spendOf(60);
  for (let call = 0; call < 60; call += 1) expect(spend(home)).toBe('spent');

  clock.advance({ ms: 20_000 });
  expect(spend(home)).toBe('TOO_MANY_CALLS 40');
  clock.advance({ ms: 40_000 });
  for (let call = 0; call < 60; call += 1) expect(spend(home)).toBe('spent');
  expect(spend(home)).toBe('TOO_MANY_CALLS 60');
});

test('each network has its own, and one of IPv6 is one however many addresses it uses', () => {
  const { spend } = spendOf(2);

  expect([spend(home, 2), spend(home), spend('203.0.113.8')]).toEqual(['spent', 'TOO_MANY_CALLS 60', 'spent']);
  expect([spend('2001:db8::1', 2), spend('2001:db8::3'), spend('2001:db8:0:1::3')]).toEqual([
    'spent',
    'TOO_MANY_CALLS 60',
    'spent',
  ]);
});

test('without a limit nothing is refused', () => {
  expect(spendOf(0).spend(home, 1_000_000)).toBe('spent');
});

test('a clock that is set back locks nobody out for longer than a minute', () => {
  const { clock, spend } = spendOf(1);
  expect(spend(home)).toBe('spent');

  clock.set('2026-11-11T09:30:00Z');
  expect([spend(home), spend(home)]).toEqual(['spent', 'TOO_MANY_CALLS 60']);
});
