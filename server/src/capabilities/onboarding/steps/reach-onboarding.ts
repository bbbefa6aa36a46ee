import type { StaffRight } from '@dray/contract/staff/rights.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Caller } from '#platform/request/request.ts';
import type { OnboardingDeps } from '../needs/onboarding.deps.ts';
import { holdsRightOn, isWithin, type Onboarding, onboardingRights } from '../rules/onboarding.model.ts';

type Reading = Pick<Caller, 'staffGrants'>;

/** Whoever holds none of the rights anywhere is told which one it takes. */
export function refuseWithoutRight(caller: Reading): void {
  const [first] = onboardingRights;
  const holds = onboardingRights.some((right) => caller.staffGrants.some(({ rights }) => rights.includes(right)));
  if (!holds) throw new Refusal('STAFF_RIGHT_MISSING', { right: first });
}

/** One out of the reader's markets and portfolio answers like one that does not exist. */
export async function getOnboarding(
  { onboardings }: Pick<OnboardingDeps, 'onboardings'>,
  caller: Reading,
  id: string,
): Promise<Onboarding> {
  refuseWithoutRight(caller);
  return within(caller, await onboardings.findOnboarding(id));
}

/** For changing it, with one right. */
export async function lockWith(
  { onboardings }: Pick<OnboardingDeps, 'onboardings'>,
  caller: Reading,
  { id, right }: { id: string; right: StaffRight },
): Promise<Onboarding> {
  refuseWithoutRight(caller);
  const found = within(caller, await onboardings.lockOnboarding(id));
  if (!holdsRightOn(caller, right, found)) throw new Refusal('STAFF_RIGHT_MISSING', { right });
  return found;
}

function within(caller: Reading, found: Onboarding | undefined): Onboarding {
  if (!found || !isWithin(caller, found)) throw new Refusal('NOT_FOUND');
  return found;
}
