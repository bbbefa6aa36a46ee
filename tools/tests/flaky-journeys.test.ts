import { expect, test } from 'vitest';
import { type JourneyReport, judgeJourneys } from './flaky-journeys.ts';

/** As Playwright reports them: one file with a describe in it. */
const reportOf = (flaky: readonly string[], unexpected = 0): JourneyReport => ({
  stats: { expected: 10, unexpected, flaky: flaky.length },
  suites: [
    {
      title: 'journeys/cart.spec.ts',
      specs: [{ title: 'a steady one', tests: [{ status: 'expected' }] }],
      suites: [{ title: 'a buyer', specs: flaky.map((title) => ({ title, tests: [{ status: 'flaky' }] })) }],
    },
  ],
});

test('a journey that passes when repeated counts as passed, and is named', () => {
  expect(judgeJourneys(reportOf(['pays', 'cancels', 'repeats']))).toEqual({
    passed: 13,
    failed: 0,
    flaky: [
      'journeys/cart.spec.ts › a buyer › pays',
      'journeys/cart.spec.ts › a buyer › cancels',
      'journeys/cart.spec.ts › a buyer › repeats',
    ],
  });
});

test('more than three of them are failures', () => {
  expect(judgeJourneys(reportOf(['a', 'b', 'c', 'd']))).toMatchObject({ passed: 10, failed: 4 });
});

test('one that fails twice is a failure beside any that passed then', () => {
  expect(judgeJourneys(reportOf(['a'], 1))).toMatchObject({ passed: 11, failed: 1 });
});
