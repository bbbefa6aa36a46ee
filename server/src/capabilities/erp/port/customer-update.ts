import type { Country } from '@dray/contract/markets.ts';
import type { Minor } from '#platform/money.ts';

/** One contract as the ERP has it now. Bonus steps and the plan by month are not in it. */
export type ContractUpdate = {
  number: string;
  country: Country;
  payerId: string;
  kind: 'volume' | 'equipment';
  name: string;
  from: string;
  to: string;
  currency: string;
  committedHl: number | undefined;
  /** Rejected or completed there before its term was over. */
  isEnded: boolean;
  changedAt: Date;
};

/** One account of the ERP's credit management; what is owed is not in it. */
export type CreditAccount = {
  payerId: string;
  /** Absent where nothing is limited. */
  limitMinor: Minor | undefined;
  currency: string;
  isBlocked: boolean;
};

/** As of when it was read: the ERP tells of no change. */
export type CreditUpdate = CreditAccount & { asOf: Date };
