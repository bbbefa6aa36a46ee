import type { MondayFigures } from './figures.ts';

/** What a call may touch more of from one size to the next; the biggest customer has grown with it. */
export const maxGrowth = { usual: 1.5, biggest: 2 } as const;

type Grown = { call: string; whose: keyof typeof maxGrowth; fewer: number; more: number; from: number; to: number };

/** Calls that cost too much more where there is more, size by size. */
export function findGrown(sizes: readonly Pick<MondayFigures, 'orders' | 'usual' | 'biggest'>[]): Grown[] {
  const ascending = sizes.toSorted((one, other) => one.orders - other.orders);
  return ascending.slice(1).flatMap((larger, nth) => {
    const smaller = ascending[nth];
    if (!smaller) return [];
    return (['usual', 'biggest'] as const).flatMap((whose) =>
      Object.entries(larger[whose]).flatMap(([call, { buffers: more }]) => {
        const fewer = smaller[whose][call]?.buffers;
        // One that is new has nothing to be compared with.
        if (fewer === undefined || more <= maxGrowth[whose] * fewer) return [];
        return [{ call, whose, fewer, more, from: smaller.orders, to: larger.orders }];
      }),
    );
  });
}

/** Jobs that were given up, by size. */
export const findEndless = (
  sizes: readonly Pick<MondayFigures, 'orders' | 'jobs'>[],
): { job: string; orders: number }[] =>
  sizes.flatMap(({ orders, jobs }) =>
    Object.entries(jobs).flatMap(([job, { seconds }]) => (seconds === undefined ? [{ job, orders }] : [])),
  );

/** Calls that failed beside everything else, by size. */
export const findFailed = (
  sizes: readonly Pick<MondayFigures, 'orders' | 'failed'>[],
): { call: string; reason: string; orders: number }[] =>
  sizes.flatMap(({ orders, failed }) => Object.entries(failed).map(([call, reason]) => ({ call, reason, orders })));
