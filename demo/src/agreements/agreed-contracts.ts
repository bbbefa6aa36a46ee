import type { Country } from '../markets/demo-countries.ts';
import { loanTerm, runningTerm, type Term, termBefore } from './contract-terms.ts';
import { contractNames, type NamedContract } from './contract-words.ts';

/** A contract before anybody has said how much was bought under it. */
export type Agreed = {
  payerId: string;
  country: Country;
  name: NamedContract;
  term: Term;
  /** What has come so far is this share of the promise; absent where none was made. */
  fulfilled: number | undefined;
  /** The next step of the bonus is within reach of one order. */
  isNear: boolean;
};

const payer = (country: Country, payerId: string) => ({ country, payerId });
const running = (who: ReturnType<typeof payer>, fulfilled: number) => ({ ...who, kind: 'running' as const, fulfilled });
const former = (who: ReturnType<typeof payer>, fulfilled: number) => ({ ...who, kind: 'former' as const, fulfilled });
const loan = (who: ReturnType<typeof payer>) => ({ ...who, kind: 'loan' as const, fulfilled: undefined });

const ulipy = payer('CZ', '300101');
const tatravelko = payer('SK', '300201');
const bellini = payer('IT', '300301');
const romero = payer('ES', '300401');
const higuera = payer('ES', '300403');
const fiorino = payer('IT', '300304');

/** Eight Czech, four Slovak, five Italian and three Spanish ones. */
const agreed = [
  running(ulipy, 0.78),
  former(ulipy, 1.04),
  loan(ulipy),
  running(payer('CZ', '300102'), 0.91),
  former(payer('CZ', '300102'), 0.97),
  running(payer('CZ', '300104'), 0.84),
  running(payer('CZ', '300106'), 0.7),
  loan(payer('CZ', '300103')),
  running(tatravelko, 0.86),
  former(tatravelko, 1.02),
  running(payer('SK', '300202'), 0.8),
  loan(payer('SK', '300202')),
  running(bellini, 0.88),
  former(bellini, 0.99),
  running(payer('IT', '300302'), 0.94),
  running(fiorino, 0.75),
  loan(payer('IT', '300303')),
  running(romero, 0.82),
  former(romero, 1.06),
  running(higuera, 0.9),
] as const;

/** Whose demo accounts show what one order does for the bonus. */
const near: ReadonlySet<string> = new Set([ulipy, romero, tatravelko, fiorino, higuera].map(({ payerId }) => payerId));

export const agreedContracts = (today: string): Agreed[] =>
  agreed.map(({ country, payerId, kind, fulfilled }) => {
    const now = runningTerm(today);
    const term = { running: now, former: termBefore(now), loan: loanTerm(today) }[kind];
    const name = contractNames(country, kind === 'loan', term.from.slice(0, 4));
    return { payerId, country, name, term, fulfilled, isNear: kind === 'running' && near.has(payerId) };
  });

/** In whole tens where it is large enough, as people agree. */
export function promiseFor(deliveredHl: number, fulfilled: number): number {
  const exact = Math.max(1, deliveredHl / fulfilled);
  const unit = exact >= 120 ? 10 : 1;
  return Math.max(unit, Math.round(exact / unit) * unit);
}

/** So that the step at five sixths of it stands a little beyond what is there and on its way. */
export const promiseBeyond = (reachedHl: number): number => {
  const unit = reachedHl >= 120 ? 5 : 1;
  return (Math.ceil((reachedHl + 0.5) / unit) * unit * 6) / 5;
};

const stepShares = [
  [2 / 3, 2],
  [5 / 6, 3],
  [1, 4],
  [7 / 6, 5],
] as const;

/** The promise itself is a step; the others are around it. */
export function stepsFor(committedHl: number): { hl: number; bonus: number }[] {
  const unit = committedHl >= 120 ? 10 : 1;
  const steps = stepShares.map(([share, bonus]) => ({
    // Tenths of a thousandth are what thirds and sixths leave behind.
    hl:
      share === 1 || share === 5 / 6
        ? Math.round(committedHl * share * 1_000) / 1_000
        : Math.round((committedHl * share) / unit) * unit,
    bonus,
  }));
  return steps.filter(({ hl }, index) => hl > (steps[index - 1]?.hl ?? 0));
}
