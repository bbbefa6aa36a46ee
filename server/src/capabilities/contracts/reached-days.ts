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

/** Sums of the whole term are those of months, so the day on which a step was reached is looked for in the days of its month. */
export async function withReachedDays(deps: ContractsDeps, asked: Asked): Promise<JudgedStep[]> {
  return Promise.all(
    asked.steps.map(async (step) =>
      step.state === 'reached' ? { ...step, reachedOn: await findDay(deps, asked, step.hl) } : step,
    ),
  );
}

async function findDay(
  deps: Pick<ContractsDeps, 'sumByDay'>,
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
    const days = await deps.sumByDay(shipToIds, from, to);
    const nth = days.findIndex((_, index) => hlOf([...earlier, ...days.slice(0, index + 1)]) >= hl);
    return days[nth]?.day;
  }
  return undefined;
}
