import { countries } from '@dray/contract/markets.ts';
import { type StaffRight, staffRights } from '@dray/contract/staff/rights.ts';
import type { StaffGrant } from '#platform/request/request.ts';

/** Everything, or these rights, in every market. */
export const everywhere = (rights: readonly StaffRight[] = staffRights): StaffGrant[] => [
  { roleId: 'test', rights, countries, companyIds: undefined },
];
