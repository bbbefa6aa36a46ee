import { expect, test } from 'vitest';
import { forgetOutdatedPlan, nameOfStatement } from './statement-names.ts';

test('a statement has the same name in every process, whatever that process prepared before', () => {
  nameOfStatement('select 2 as two');

  expect(nameOfStatement('select 1 as one')).toBe('s4-4pMq3DZrMypr3Qgcg2lDXXpRILn3y4O-_J2HQ3GQ0');
  expect(nameOfStatement('select 1 as one')).toBe(nameOfStatement('select 1 as one'));
  expect(nameOfStatement('select 2 as two')).not.toBe(nameOfStatement('select 1 as one'));
});

test('after a migration the plan is made under another name, which is the next one everywhere', () => {
  const text = 'select * from market_of_yesterday';
  const first = nameOfStatement(text);

  expect(forgetOutdatedPlan(text, new Error('another'))).toBe(false);
  expect(nameOfStatement(text)).toBe(first);
  expect(forgetOutdatedPlan(text, new Error('cached plan must not change result type'))).toBe(true);

  expect(nameOfStatement(text)).toBe('syAiDywHb18Ln51eVyjDONtwLp0_Ogy_2QXl-SvcObK8');
});

test('a text of unbounded length has none', () => {
  expect(nameOfStatement(`select ${'1,'.repeat(5_000)}1`)).toBe('');
});
