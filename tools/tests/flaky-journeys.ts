import type { Count } from './count.ts';

type Suite = { title: string; suites?: readonly Suite[]; specs?: readonly Spec[] };
type Spec = { title: string; tests: readonly { status: string }[] };
export type JourneyReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly Suite[];
};

/** So many may pass at their second try (T160); more of them are no accident. */
const maxFlaky = 3;

/** The figures of a run of the journeys, with those that passed only when they were repeated named for `e2e/flaky.md`. */
export function judgeJourneys({ stats, suites }: JourneyReport): Count & { flaky: string[] } {
  const flaky = suites.flatMap((suite) => flakyIn(suite, []));
  const isRed = stats.flaky > maxFlaky;
  return {
    passed: stats.expected + (isRed ? 0 : stats.flaky),
    failed: stats.unexpected + (isRed ? stats.flaky : 0),
    flaky,
  };
}

function flakyIn(suite: Suite, within: readonly string[]): string[] {
  const path = [...within, suite.title].filter(Boolean);
  const here = (suite.specs ?? []).filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [
    ...here.map(({ title }) => [...path, title].join(' › ')),
    ...(suite.suites ?? []).flatMap((inner) => flakyIn(inner, path)),
  ];
}
