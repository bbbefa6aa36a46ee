import type { JudgedStep } from './bonus.model.ts';
import { type Contract, termIn } from './contract.model.ts';
import type { ContractsDeps } from './contracts.deps.ts';
import { type DeliveredSum, hlOf } from './fulfilment.model.ts';

type Asked = {
  contract: Contract;
  delivered: readonly DeliveredSum[];
  shipToIds: readonly string[];
  steps: readonly JudgedStep[];
};

const dayMs = 86_400_000;

/** Sums are kept by month, so the day on which a step was reached is looked for within its month, by halves. */
export async function withReachedDays(deps: ContractsDeps, asked: Asked): Promise<JudgedStep[]> {
  return Promise.all(
    asked.steps.map(async (step) =>
      step.state === 'reached' ? { ...step, reachedOn: await findDay(deps, asked, step.hl) } : step,
    ),
  );
}

async function findDay(
  deps: Pick<ContractsDeps, 'sumDelivered'>,
  { contract, delivered, shipToIds }: Asked,
  hl: number,
): Promise<string | undefined> {
  const months = [...new Set(delivered.map(({ month }) => month))].sort();
  const earlier: DeliveredSum[] = [];
  for (const month of months) {
    const ofMonth = delivered.filter((sum) => sum.month === month);
    if (hlOf([...earlier, ...ofMonth]) < hl) {
      earlier.push(...ofMonth);
      continue;
    }
    const { from, to } = termIn(month, contract);
    let [first, last] = [Date.parse(from), Date.parse(to)];
    while (first < last) {
      const middle = first + Math.floor((last - first) / 2 / dayMs) * dayMs;
      const till = await deps.sumDelivered(shipToIds, from, dayOf(middle));
      if (hlOf([...earlier, ...till]) >= hl) last = middle;
      else first = middle + dayMs;
    }
    return dayOf(first);
  }
  return undefined;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
