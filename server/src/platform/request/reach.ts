import type { Country } from '@dray/contract/markets.ts';
import type { StaffRight } from '@dray/contract/staff/rights.ts';
import type { Grant, Scope, StaffGrant } from './request.ts';

/** Whole companies and single ship-tos; staff reach whole markets besides. */
type Reach = Pick<Scope, 'companyIds' | 'shipToIds'> & Partial<Pick<Scope, 'markets'>>;

/** One ship-to, or, without its number, all of a company at once. */
export type ReachTarget = { companyId: string; shipToId: string | undefined; country?: Country };

/** A role without a ship-to holds at every ship-to of its company (T26). */
export const reachOf = (grants: readonly Pick<Grant, 'companyId' | 'shipToId'>[]): Reach => ({
  companyIds: grants.filter(({ shipToId }) => shipToId === undefined).map(({ companyId }) => companyId),
  shipToIds: grants.flatMap(({ shipToId }) => shipToId ?? []),
});

/** Where a right of the supplier's people holds: whole markets, and single companies of a portfolio. */
export function staffReachOf(
  staffGrants: readonly StaffGrant[],
  right: StaffRight,
): { markets: readonly Country[]; companyIds: readonly string[] } {
  const holding = staffGrants.filter(({ rights }) => rights.includes(right));
  const whole = holding.filter(({ companyIds }) => companyIds === undefined);
  return {
    markets: [...new Set(whole.flatMap(({ countries }) => countries))],
    companyIds: [...new Set(holding.flatMap(({ companyIds = [] }) => companyIds))],
  };
}

/** The one rule for "reaches this ship-to". Stores have the same in SQL, over the same lists. */
export const reaches = (
  { markets = [], companyIds, shipToIds }: Reach,
  { companyId, shipToId, country }: ReachTarget,
): boolean =>
  (country !== undefined && markets.includes(country)) ||
  companyIds.includes(companyId) ||
  (shipToId !== undefined && shipToIds.includes(shipToId));
