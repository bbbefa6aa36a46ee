import { expect, test } from 'vitest';
import { stateOfStep } from './bonus.model.ts';
import type { ContractsDeps } from './contracts.deps.ts';
import { withReachedDays } from './reached-days.ts';
import { aContract, delivered } from './test-contract.ts';

/** What came on which day; 40 hl by the end of March, 50 with the third of May. */
const days = [
  ['2026-03-05', 25],
  ['2026-03-20', 15],
  ['2026-05-01', 4],
  ['2026-05-03', 6],
  ['2026-05-31', 10],
] as const;

const sumDelivered: ContractsDeps['sumDelivered'] = async (_, from, to) =>
  days.filter(([day]) => day >= from && day <= to).map(([day, hl]) => delivered('100234', day.slice(0, 7), hl));

const sumByDay: ContractsDeps['sumByDay'] = async (_, from, to) =>
  days.filter(([day]) => day >= from && day <= to).map(([day, hl]) => ({ day, hlTenThousandths: hl * 10_000 }));

async function daysOf(steps: readonly number[], fields: Parameters<typeof aContract>[0] = {}) {
  const contract = aContract(fields);
  const sums = await sumDelivered([], contract.from, contract.to);
  const judged = steps.map((hl) => ({
    hl,
    bonus: 1,
    isCommitment: false,
    reachedOn: undefined,
    amountMinor: 0,
    isEstimate: false,
    state: stateOfStep({ hl, bonus: 1 }, 60, undefined),
  }));
  const asked = { contract, delivered: sums, shipToIds: ['100234'], steps: judged };
  return (await withReachedDays({ sumByDay } as ContractsDeps, asked)).map(({ reachedOn }) => reachedOn);
}

test.each([
  [0.01, '2026-03-05'],
  [25, '2026-03-05'],
  [25.01, '2026-03-20'],
  [40, '2026-03-20'],
  [40.01, '2026-05-01'],
  [44, '2026-05-01'],
  [50, '2026-05-03'],
  [50.01, '2026-05-31'],
  [60, '2026-05-31'],
])('a step from %f hl on was reached on %s', async (hl, day) => {
  expect(await daysOf([hl])).toEqual([day]);
});

test('what is not reached has no day', async () => {
  expect(await daysOf([25, 60.01])).toEqual(['2026-03-05', undefined]);
});

test('what came in the first month before the term does not count', async () => {
  expect(await daysOf([10], { from: '2026-03-06' })).toEqual(['2026-03-20']);
});
