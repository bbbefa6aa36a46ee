import type { CreditVerdict } from '@dray/contract/company/credit.rest.ts';
import type { Minor } from '#platform/money.ts';

/** What a payer may owe, as the ERP reported it last. */
export type CreditLine = {
  payerId: string;
  /** Absent where nothing is limited. */
  limitMinor: Minor | undefined;
  currency: string;
  isBlocked: boolean;
  mode: 'none' | 'warn' | 'block';
  asOf: Date;
};

/** What a payer owes, from its bills and orders. */
export type CreditUse = {
  openBillsMinor: Minor;
  /** Ordered before the limit was read, and not delivered. */
  undeliveredMinor: Minor;
  /** Ordered since. */
  ordersSinceMinor: Minor;
};

export type Credit = CreditLine & {
  limitMinor: Minor;
  usedMinor: Minor;
  ordersSinceMinor: Minor;
  availableMinor: Minor;
  /** Of the limit, with the orders since; above 1 where it is exceeded. */
  share: number;
  isStale: boolean;
  verdict: Exclude<CreditVerdict, 'none' | 'needs-owner'>;
};

const staleAfterMs = 24 * 3_600_000;
const nearFrom = 0.9;

/** Undefined where nothing limits the payer. */
export function creditOf(line: CreditLine, use: CreditUse, now: Date): Credit | undefined {
  const { limitMinor, mode, asOf } = line;
  if (limitMinor === undefined || mode === 'none') return undefined;
  const usedMinor = use.openBillsMinor + use.undeliveredMinor;
  const allMinor = usedMinor + use.ordersSinceMinor;
  const share = limitMinor > 0 ? Math.round((allMinor / limitMinor) * 10_000) / 10_000 : Number(allMinor > 0);
  return {
    ...line,
    limitMinor,
    usedMinor,
    ordersSinceMinor: use.ordersSinceMinor,
    availableMinor: limitMinor - allMinor,
    share,
    isStale: now.getTime() - asOf.getTime() > staleAfterMs,
    verdict: verdictOf(line, { limitMinor, allMinor, share }),
  };
}

type Measured = { limitMinor: Minor; allMinor: Minor; share: number };

function verdictOf({ isBlocked }: CreditLine, { limitMinor, allMinor, share }: Measured): Credit['verdict'] {
  if (isBlocked) return 'blocked';
  if (allMinor > limitMinor) return 'exceeded';
  return share >= nearFrom ? 'near' : 'within';
}
