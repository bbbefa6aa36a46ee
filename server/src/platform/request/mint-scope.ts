import type { StaffRight } from '@dray/contract/staff/rights.ts';
import { reachOf, staffReachOf } from './reach.ts';
import type { Caller, Grant, Scope } from './request.ts';

/**
 * The only way to make a scope. Nothing but the edge may import this file (an import rule says so), after its guard has
 * found the grants that count for the call. The supplier's people reach what the right of the call lets them reach, and on
 * the customers' own calls nothing, unless they act for one (T145).
 */
export function mintScope(caller: Caller, grants: readonly Grant[], right?: StaffRight): Scope {
  const own = reachOf(grants);
  const served = right ? staffReachOf(caller.staffGrants, right) : { markets: [], companyIds: [] };
  const scope: Omit<Scope, symbol> = {
    markets: served.markets,
    companyIds: served.companyIds.length > 0 ? [...own.companyIds, ...served.companyIds] : own.companyIds,
    shipToIds: own.shipToIds,
  };
  return scope as Scope;
}
