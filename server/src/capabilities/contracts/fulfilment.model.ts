import { type BonusStep, progressOf, roundHl } from '@dray/contract/contracts/contract-progress.ts';
import { isComparedMonth } from '@dray/contract/reporting/compared-months.ts';
import { shiftMonth } from '@dray/contract/reporting/report-month.ts';
import type { Minor } from '#platform/money.ts';
import { bonusAt, bonusOf, type JudgedStep, percentOf, roughly, stateOfStep } from './bonus.model.ts';
import {
  type Contract,
  type ContractState,
  daysBetween,
  monthsOf,
  plannedBy,
  planOf,
  stateOf,
} from './contract.model.ts';

/** What came to one ship-to in one month. */
export type DeliveredSum = {
  shipToId: string;
  /** `2026-11`. */
  month: string;
  /** Whole numbers, so that sums are exact. */
  hlTenThousandths: number;
  netMinor: Minor;
};

/** What came to some ship-tos on one day. */
export type DeliveredOn = { day: string; hlTenThousandths: number };

export type NamedShipTo = { id: string; name: string; city: string };

/** Everything that a contract is measured by. */
export type Measures = {
  today: string;
  delivered: readonly DeliveredSum[];
  /** In the same days of the year before. */
  lastYear: readonly DeliveredSum[];
  /** The first month of which both years are known (T158). */
  comparedFrom: string | undefined;
  orderedHl: number;
  cartHl: number;
  /** Of the payer's ship-tos those that the reader reaches. */
  shipTos: readonly NamedShipTo[];
};

export type ShipToShare = {
  /** Undefined: all that the reader does not reach. */
  shipTo: NamedShipTo | undefined;
  deliveredHl: number;
  share: number;
  /** In the months that both years know; undefined where none is. */
  compared: { nowHl: number; lastYearHl: number } | undefined;
};

export type Fulfilment = {
  state: ContractState;
  daysLeft: number;
  elapsedShare: number;
  deliveredHl: number;
  orderedHl: number;
  cartHl: number;
  /** To what was promised, besides what is ordered and in the cart. */
  remainingHl: number;
  planTodayHl: number | undefined;
  netMinor: Minor;
  steps: readonly JudgedStep[];
  next: { step: BonusStep; missingHl: number; gainMinor: Minor } | undefined;
  months: readonly { month: string; planHl: number | undefined; deliveredHl: number }[];
  shipTos: readonly ShipToShare[];
  comparedFrom: string | undefined;
  outlook: { hl: number; bonus: number | undefined; missingHl: number } | undefined;
};

export function fulfilmentOf(contract: Contract, measures: Measures): Fulfilment {
  const { from, to, steps, committedHl } = contract;
  const { today, delivered } = measures;
  const state = stateOf(contract, today);
  const isOpen = state === 'running';
  const deliveredHl = hlOf(delivered);
  const orderedHl = isOpen ? roundHl(measures.orderedHl) : 0;
  const cartHl = isOpen ? roundHl(measures.cartHl) : 0;
  const netMinor = sumOf(delivered.map((sum) => sum.netMinor));
  const { withCartHl, next, missingHl } = progressOf(steps, { deliveredHl, orderedHl, cartHl });
  const judged = steps.map((step): JudgedStep => {
    const reached = stateOfStep(step, deliveredHl, next);
    const isCommitment = step.hl === committedHl;
    const amountMinor = bonusOf(step, reached, { deliveredHl, netMinor });
    return {
      ...step,
      isCommitment,
      state: reached,
      reachedOn: undefined,
      amountMinor,
      isEstimate: reached === 'ahead',
    };
  });
  const plan = planOf(contract);
  const day = today < to ? today : to;
  const planToday = plan && plannedBy(contract, plan, day);
  return {
    state,
    daysLeft: isOpen ? daysBetween(today, to) - 1 : 0,
    elapsedShare: daysBetween(from, day) / daysBetween(from, to),
    deliveredHl,
    orderedHl,
    cartHl,
    netMinor,
    remainingHl: committedHl === undefined ? 0 : Math.max(0, roundHl(committedHl - withCartHl)),
    planTodayHl: planToday === undefined ? undefined : roundHl(planToday),
    steps: judged,
    next: isOpen && next ? { step: next, missingHl, gainMinor: gainOf(steps, next, deliveredHl, netMinor) } : undefined,
    months: committedHl === undefined ? [] : monthsIn(contract, delivered, plan),
    comparedFrom: measures.comparedFrom,
    shipTos: committedHl === undefined ? [] : sharesOf(measures),
    outlook: isOpen && planToday ? outlookOf(contract, deliveredHl, planToday) : undefined,
  };
}

/** What the next step brings beyond the one that is reached, on what was bought so far. */
const gainOf = (steps: readonly BonusStep[], next: BonusStep, deliveredHl: number, netMinor: Minor): Minor =>
  roughly(percentOf(netMinor, next.bonus) - percentOf(netMinor, bonusAt(steps, deliveredHl)?.bonus ?? 0));

function monthsIn(
  { from, to }: Contract,
  delivered: readonly DeliveredSum[],
  plan: ReadonlyMap<string, number> | undefined,
): Fulfilment['months'] {
  const byMonth = Map.groupBy(delivered, ({ month }) => month);
  return monthsOf(from, to).map((month) => ({
    month,
    planHl: plan && roundHl(plan.get(month) ?? 0),
    deliveredHl: hlOf(byMonth.get(month) ?? []),
  }));
}

/** Ship-tos that the reader does not reach are shown as one, so that the sum is still that of the contract. */
function sharesOf({ delivered, lastYear, comparedFrom, shipTos }: Measures): ShipToShare[] {
  const all = hlOf(delivered);
  const now = delivered.filter(({ month }) => isComparedMonth(comparedFrom, month));
  const before = lastYear.filter(({ month }) => isComparedMonth(comparedFrom, shiftMonth(month, 12)));
  const isKnown = (id: string) => shipTos.some((shipTo) => shipTo.id === id);
  const shareOf = (shipTo: NamedShipTo | undefined, isCounted: (shipToId: string) => boolean): ShipToShare => {
    const of = (sums: readonly DeliveredSum[]) => hlOf(sums.filter(({ shipToId }) => isCounted(shipToId)));
    const reached = of(delivered);
    const compared = comparedFrom === undefined ? undefined : { nowHl: of(now), lastYearHl: of(before) };
    return { shipTo, deliveredHl: reached, share: all > 0 ? reached / all : 0, compared };
  };
  const own = shipTos.map((shipTo) => shareOf(shipTo, (id) => id === shipTo.id));
  const others = shareOf(undefined, (id) => !isKnown(id));
  return [
    ...own.toSorted((one, other) => other.deliveredHl - one.deliveredHl),
    ...(others.deliveredHl > 0 || (others.compared?.lastYearHl ?? 0) > 0 ? [others] : []),
  ];
}

/** As the plan goes on, in the proportion that has been kept so far. */
function outlookOf(
  { committedHl = 0, steps }: Contract,
  deliveredHl: number,
  planToday: number,
): Fulfilment['outlook'] {
  const hl = Math.round((deliveredHl / planToday) * committedHl);
  return { hl, bonus: bonusAt(steps, hl)?.bonus, missingHl: Math.max(0, roundHl(committedHl - hl)) };
}

export const hlOf = (sums: readonly Pick<DeliveredSum, 'hlTenThousandths'>[]): number =>
  roundHl(sumOf(sums.map(({ hlTenThousandths }) => hlTenThousandths)) / 10_000);

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
