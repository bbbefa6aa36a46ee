import { expect, test } from 'vitest';
import { daysBetween, monthsOf, plannedBy, planOf, stateOf, termIn, yearBefore } from './contract.model.ts';
import { aContract } from './test-contract.ts';

test.each([
  ['2025-12-31', 'coming'],
  ['2026-01-01', 'running'],
  ['2026-12-31', 'running'],
  ['2027-01-01', 'ended'],
])('on %s a contract over the year 2026 is %s', (today, state) => {
  expect(stateOf(aContract(), today)).toBe(state);
});

test.each(['2025-12-31', '2026-06-01'])('one that was ended early is over on %s', (today) => {
  expect(stateOf(aContract({ isEnded: true }), today)).toBe('ended');
});

test.each([
  ['2026-03-01', '2026-03-01', 1],
  ['2026-03-01', '2026-03-31', 31],
  ['2026-03-28', '2026-03-30', 3],
  ['2026-03-02', '2026-03-01', 0],
])('from %s to %s both days count: %i', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-11-12', '2025-11-12'],
  ['2024-02-29', '2023-02-28'],
  ['2024-02-28', '2023-02-28'],
  ['2000-01-01', '1999-01-01'],
])('a year before %s it was %s', (day, before) => {
  expect(yearBefore(day)).toBe(before);
});

test('the months of a term go over the turn of a year and hold its first and its last', () => {
  expect(monthsOf('2026-11-15', '2027-02-01')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(monthsOf('2026-09-01', '2026-10-31')).toEqual(['2026-09', '2026-10']);
  expect(monthsOf('2026-05-03', '2026-05-04')).toEqual(['2026-05']);
});

test('no more than ten years of months are shown', () => {
  expect(monthsOf('2020-01-01', '2029-12-31')).toHaveLength(120);
  expect(monthsOf('2020-01-01', '2030-01-01')).toHaveLength(120);
});

test.each([
  ['2026-02', { from: '2026-02-10', to: '2026-02-28' }],
  ['2026-03', { from: '2026-03-01', to: '2026-03-31' }],
  ['2026-04', { from: '2026-04-01', to: '2026-04-20' }],
])('of %s those days belong to the term that the contract runs', (month, term) => {
  expect(termIn(month, aContract({ from: '2026-02-10', to: '2026-04-20' }))).toEqual(term);
});

test('without a plan of its own the promise is spread by days', () => {
  const contract = aContract({ from: '2026-01-22', to: '2026-03-31', committedHl: 69 });

  expect(planOf(contract)).toEqual(
    new Map([
      ['2026-01', 10],
      ['2026-02', 28],
      ['2026-03', 31],
    ]),
  );
});

test('the plan that was agreed goes before an even one, and without a promise there is none', () => {
  const plan = new Map([['2026-01', 200]]);

  expect(planOf(aContract({ plan }))).toBe(plan);
  expect(planOf(aContract({ plan, committedHl: undefined }))).toBeUndefined();
});

test.each([
  ['2026-01-31', 0],
  ['2026-02-09', 0],
  ['2026-02-10', 1],
  ['2026-02-28', 19],
  ['2026-03-01', 21],
  ['2026-03-15', 49],
  ['2026-03-31', 81],
  ['2027-01-01', 81],
])('by the end of %s the plan wanted %i hl', (day, hl) => {
  const contract = aContract({ from: '2026-02-10', to: '2026-03-31', committedHl: 81 });
  const plan = new Map([
    ['2026-02', 19],
    ['2026-03', 62],
  ]);

  expect(plannedBy(contract, plan, day)).toBe(hl);
});
