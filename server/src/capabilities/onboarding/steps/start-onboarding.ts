import { randomUUID } from 'node:crypto';
import type { Country } from '@dray/contract/markets.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { Onboarder, OnboardingDeps } from '../needs/onboarding.deps.ts';
import type { Onboarding } from '../rules/onboarding.model.ts';
import { lockWith } from './reach-onboarding.ts';
import { refuseStale } from './save-step.ts';

/** In a whole market: a new customer is in nobody's portfolio yet. */
export async function startOnboarding(
  { onboardings, audit, clock }: OnboardingDeps,
  { caller, actor, scope }: Pick<Request, 'caller' | 'actor' | 'scope'>,
  { country, name }: { country: Country; name: string },
): Promise<Onboarding> {
  if (!scope.markets.includes(country)) throw new Refusal('NOT_FOUND');
  const id = randomUUID();
  await audit.record(actor, {
    action: 'onboarding-started',
    subject: `onboarding:${id}`,
    details: { market: country },
    companyId: undefined,
  });
  return onboardings.addOnboarding({ id, country, name, createdBy: caller.uid, createdAt: clock.now() });
}

/** What was written stays: it ends by an import, as all master data does. */
export async function discardOnboarding(
  deps: OnboardingDeps,
  { caller, actor }: Onboarder,
  { id, version }: { id: string; version: number },
): Promise<Onboarding> {
  const onboarding = await lockWith(deps, caller, { id, right: 'customers.edit' });
  if (onboarding.state === 'discarded') return onboarding;
  refuseStale(onboarding, version);
  await deps.audit.record(actor, {
    action: 'onboarding-discarded',
    subject: `onboarding:${id}`,
    details: {},
    companyId: onboarding.companyId,
  });
  return deps.onboardings.saveOnboarding({ ...onboarding, state: 'discarded' }, deps.clock.now());
}
