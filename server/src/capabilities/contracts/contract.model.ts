import type { BonusStep } from '@dray/contract/contracts/contract-progress.ts';
import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';

export type ContractKind = 'volume' | 'equipment';

/** What was agreed with a payer. */
export type Contract = {
  id: string;
  payerId: string;
  country: Country;
  kind: ContractKind;
  name: string;
  from: string;
  to: string;
  currency: string;
  committedHl: number | undefined;
  /** Before its term was over. */
  isEnded: boolean;
  /** By the hectolitres that they begin with. */
  steps: readonly BonusStep[];
  /** By month (`2026-11`); without any the promise is spread evenly. */
  plan: ReadonlyMap<string, number>;
  payOutBy: string | undefined;
  conditions: Partial<Record<Language, string>>;
  fileKey: string | undefined;
};

export type ContractState = 'coming' | 'running' | 'ended';

export function stateOf(
  { from, to, isEnded }: Pick<Contract, 'from' | 'to' | 'isEnded'>,
  today: string,
): ContractState {
  if (isEnded || today > to) return 'ended';
  return today < from ? 'coming' : 'running';
}

const dayMs = 86_400_000;

/** Both days count. */
export const daysBetween = (from: string, to: string): number =>
  from > to ? 0 : Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** The same day of the year before; 29 February becomes the 28th. */
export function yearBefore(day: string): string {
  const earlier = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return earlier.endsWith('-02-29') ? `${earlier.slice(0, 8)}28` : earlier;
}

/** `2026-01` to `2026-12`, at most ten years of them. */
export function monthsOf(from: string, to: string): string[] {
  const months: string[] = [];
  let [year, month] = from.split('-').map(Number) as [number, number];
  while (`${year}-${String(month).padStart(2, '0')}` <= to.slice(0, 7) && months.length < 120) {
    months.push(`${year}-${String(month).padStart(2, '0')}`);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return months;
}

const lastDayOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** The days of a month that belong to the term. */
export function termIn(month: string, { from, to }: Pick<Contract, 'from' | 'to'>): { from: string; to: string } {
  const first = `${month}-01`;
  const last = lastDayOf(month);
  return { from: first < from ? from : first, to: last > to ? to : last };
}

/** What each month was to bring; undefined where nothing was promised. */
export function planOf(contract: Contract): ReadonlyMap<string, number> | undefined {
  const { committedHl, from, to, plan } = contract;
  if (committedHl === undefined) return undefined;
  if (plan.size > 0) return plan;
  const days = daysBetween(from, to);
  return new Map(
    monthsOf(from, to).map((month) => {
      const term = termIn(month, contract);
      return [month, (committedHl * daysBetween(term.from, term.to)) / days];
    }),
  );
}

/** What was to be there by the end of a day: whole months, and of its own month as much as of its days. */
export function plannedBy(contract: Contract, plan: ReadonlyMap<string, number>, day: string): number {
  let sum = 0;
  for (const [month, hl] of plan) {
    const term = termIn(month, contract);
    const passed = daysBetween(term.from, day < term.to ? day : term.to);
    sum += (hl * passed) / Math.max(1, daysBetween(term.from, term.to));
  }
  return sum;
}
