import { monthsFrom } from './months.ts';

/** Twelve whole months of which today is in the eleventh, so that the end is near on whatever day the world is made. */
export type Term = { from: string; to: string };

const monthsPassed = 10;

export function runningTerm(today: string): Term {
  const from = monthsFrom(today, -monthsPassed);
  return { from, to: dayBefore(monthsFrom(from, 12)) };
}

/** The twelve months before another term. */
export const termBefore = ({ from }: Term): Term => ({ from: monthsFrom(from, -12), to: dayBefore(from) });

/** Lent equipment: three years, of which a few months are left. */
export const loanTerm = (today: string): Term => {
  const end = monthsFrom(today, 5);
  return { from: monthsFrom(end, -36), to: dayBefore(end) };
};

export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** How beer is drunk over a year, in shares of 240. */
const seasons = [14, 14, 17, 19, 22, 27, 29, 27, 20, 18, 16, 17] as const;

/** The promise spread over the months of its term; what rounding leaves goes to the last. */
export function monthlyPlan({ from }: Term, committedHl: number): { month: string; hl: number }[] {
  const months = Array.from({ length: 12 }, (_, index) => monthsFrom(from, index));
  const plan = months.map((month) => {
    const share = seasons[Number(month.slice(5, 7)) - 1] ?? 20;
    return { month, hl: Math.round((committedHl * share * 10) / 240) / 10 };
  });
  const rest = committedHl - plan.reduce((sum, { hl }) => sum + hl, 0);
  return plan.map((one, index) => (index === 11 ? { ...one, hl: Math.round((one.hl + rest) * 10) / 10 } : one));
}
