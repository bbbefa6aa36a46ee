import { expect, test } from 'vitest';
import { statementNames } from './statement-names.ts';

// Of its own: other tests of the process have filled the portal's.
const { nameOfStatement, forgetOutdatedPlan } = statementNames();

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

test('beyond a thousand texts none is named any more, and those that are stay so', () => {
  const { nameOfStatement } = statementNames();
  const named = Array.from({ length: 1_001 }, (_, n) => nameOfStatement(`select ${n}`));

  expect(named.filter(Boolean)).toHaveLength(1_000);
  expect(nameOfStatement('select 999')).toBe(named[999]);
});
