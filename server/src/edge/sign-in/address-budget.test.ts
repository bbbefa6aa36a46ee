import { expect, test } from 'vitest';
import { testClock } from '../../testing/clock.ts';
import { addressBudget, budgets } from './address-budget.ts';

const take = (budget: ReturnType<typeof addressBudget>, times: number, address = '198.51.100.7') =>
  Array.from({ length: times }, () => budget.take('login', address)).at(-1);

test('what one machine has spent comes back a quarter of an hour after it began', () => {
  const clock = testClock('2026-11-12T09:37:00Z');
  const budget = addressBudget(clock);

  expect(take(budget, budgets.login)).toBeUndefined();
  clock.advance({ minutes: 14 });
  expect(take(budget, 1)).toBe(60);
  clock.advance({ minutes: 1 });
  expect(take(budget, budgets.login)).toBeUndefined();
  expect(take(budget, 1)).toBe(900);
});

test('one door does not use up another’s, nor one line another’s', () => {
  const budget = addressBudget(testClock('2026-11-12T09:30:00Z'));
  take(budget, budgets.login, '2001:db8:1:2::1');

  expect(budget.take('login', '2001:db8:1:2:ffff::9')).toBe(900);
  expect(budget.take('authorize', '2001:db8:1:2::1')).toBeUndefined();
  expect(budget.take('login', '2001:db8:1:3::1')).toBeUndefined();
});
