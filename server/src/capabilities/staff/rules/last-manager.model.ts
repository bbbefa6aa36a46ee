import { type Country, countries } from '@dray/contract/markets.ts';
import type { HeldStaffGrant } from '#capabilities/access/index.ts';

type Held = Pick<HeldStaffGrant, 'uid' | 'roleId' | 'countries' | 'endsOn'>;

export type Managers = {
  /** Roles that manage staff. */
  roleIds: ReadonlySet<string>;
  /** Who can come in. */
  active: ReadonlySet<string>;
};

const nobody = 0;
const forSomeTime = 1;
const forGood = 2;

/**
 * The markets that a change would leave without anybody who manages staff there, or only with somebody until a last day: on
 * that day nobody would be asked any more.
 */
export function marketsLeftAlone(before: readonly Held[], after: readonly Held[], managers: Managers): Country[] {
  return countries.filter((market) => staysIn(market, after, managers) < staysIn(market, before, managers));
}

function staysIn(market: Country, grants: readonly Held[], { roleIds, active }: Managers): number {
  const counting = grants.filter(
    (grant) => roleIds.has(grant.roleId) && active.has(grant.uid) && grant.countries.includes(market),
  );
  if (counting.length === 0) return nobody;
  return counting.some(({ endsOn }) => endsOn === undefined) ? forGood : forSomeTime;
}
