import type { JudgedObstacles } from '#capabilities/customers/index.ts';
import type { Request } from '#platform/request/request.ts';
import type { OnboardingDeps } from '../needs/onboarding.deps.ts';
import type { Onboarding } from '../rules/onboarding.model.ts';
import { rowsOf, shipToIdsOf } from '../rules/step-rows.model.ts';

export type ShipToObstacles = { shipTo: { id: string; name: string }; gates: JudgedObstacles['gates'] };

/** By ship-to, the gates that are closed to everybody; only of those that are written. */
export async function findObstacles(
  { customers }: Pick<OnboardingDeps, 'customers'>,
  request: Request,
  onboarding: Onboarding,
): Promise<ShipToObstacles[]> {
  const { companyId } = onboarding;
  if (companyId === undefined || (onboarding.steps['ship-tos']?.written.length ?? 0) === 0) return [];
  const names = new Map(rowsOf(onboarding, 'ship-tos').map(({ id, name }) => [id, name]));
  const written = new Set(onboarding.steps['ship-tos']?.written);
  const found: ShipToObstacles[] = [];
  for (const shipToId of shipToIdsOf(onboarding).filter((id) => written.has(id))) {
    const { gates } = await customers.judgeObstacles(request, { companyId, shipToId, uid: undefined });
    const closed = gates.filter(({ state }) => state === 'closed');
    found.push({ shipTo: { id: shipToId, name: names.get(shipToId) ?? '' }, gates: closed });
  }
  return found;
}
