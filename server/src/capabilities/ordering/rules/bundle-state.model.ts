import type { LineState } from './order-facts.model.ts';
import type { OrderLine } from './ordering.model.ts';

type ReportedState = Omit<LineState, 'lineNo' | 'ordered'>;

const unreported: ReportedState = {
  confirmed: undefined,
  delivered: undefined,
  rejected: undefined,
  rejectionReason: undefined,
};

/** What became of a line, in its own packs. Of a bundle the ERP knows the parts alone: it is as whole as its scarcest part. */
export function stateOfLine({ lineNo, packs, options }: OrderLine, states: readonly LineState[]): ReportedState {
  if (options.length === 0) return states.find((state) => state.lineNo === lineNo) ?? unreported;
  const parts = options.map((option) => ({
    perBundle: option.quantity,
    state: states.find((state) => state.lineNo === option.lineNo),
  }));
  const whole = (amountOf: (state: LineState) => number | undefined): number | undefined => {
    const bundles = parts.map(({ state, perBundle }) => bundlesIn(state && amountOf(state), perBundle));
    return bundles.every((count) => count !== undefined) ? Math.min(...bundles) : undefined;
  };
  const left = whole(({ ordered, rejected }) => (rejected === undefined ? undefined : ordered - rejected));
  return {
    confirmed: whole(({ confirmed }) => confirmed),
    delivered: whole(({ delivered }) => delivered),
    rejected: left === undefined ? undefined : packs - left,
    rejectionReason: parts.find(({ state }) => (state?.rejected ?? 0) > 0)?.state?.rejectionReason,
  };
}

const bundlesIn = (amount: number | undefined, perBundle: number): number | undefined =>
  amount === undefined || perBundle <= 0 ? undefined : Math.floor(amount / perBundle);

export const stateOfOption = (lineNo: number, states: readonly LineState[]): ReportedState =>
  states.find((state) => state.lineNo === lineNo) ?? unreported;
