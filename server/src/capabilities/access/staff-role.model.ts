import type { Country } from '@dray/contract/markets.ts';
import type { StaffRight } from '@dray/contract/staff/rights.ts';

/** What may be given to one of the supplier's people. */
export type StaffRole = {
  id: string;
  name: string;
  rights: readonly StaffRight[];
  /** In the markets of a grant it reaches the companies of the holder's own portfolio alone. */
  ownCustomersOnly: boolean;
};

/** A role that one of the supplier's people holds in some markets, by hand or by a group of the directory. */
export type HeldStaffGrant = {
  id: string;
  uid: string;
  roleId: string;
  countries: readonly Country[];
  source: 'manual' | 'idp';
  /** A person's uid, or `operator` and the like. */
  grantedBy: string;
  grantedAt: Date;
  /** The last day on which it holds, as the head office counts days. */
  endsOn: string | undefined;
};

export type NewStaffGrant = Pick<HeldStaffGrant, 'uid' | 'roleId' | 'countries' | 'source' | 'grantedBy' | 'endsOn'>;
