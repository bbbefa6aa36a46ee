import type { Country } from '@dray/contract/markets.ts';
import { type OnboardingStep, stepRules } from '@dray/contract/onboarding/onboarding-steps.ts';
import type { Caller } from '#platform/request/request.ts';
import type { OnboardingDeps } from '../needs/onboarding.deps.ts';
import { holdsRightOn, nextStep, stateOf } from '../rules/onboarding.model.ts';
import { listOnboardings } from './show-onboarding.ts';

export type OnTurn = { id: string; name: string; country: Country; step: OnboardingStep; since: Date };

/** New customers whose next step the reader may do; what waits for a second person waits for them elsewhere. */
export async function listOnTurn(
  deps: OnboardingDeps,
  caller: Caller,
  max: number,
): Promise<{ rows: OnTurn[]; isCut: boolean }> {
  const asked = { isOpen: true, companyId: undefined, offset: 0, limit: max };
  const { results, total } = await listOnboardings(deps, caller, asked);
  const rows = results.flatMap(({ onboarding }): OnTurn[] => {
    const step = nextStep(onboarding);
    if (step === undefined || stateOf(onboarding, step) === 'waiting') return [];
    if (!holdsRightOn(caller, stepRules[step].right, onboarding)) return [];
    const { id, name, country, changedAt } = onboarding;
    return [{ id, name, country, step, since: changedAt }];
  });
  return { rows, isCut: total > max };
}
