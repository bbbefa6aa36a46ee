import type { OnboardingStep } from '@dray/contract/onboarding/onboarding-steps.ts';
import type { Onboarder, OnboardingDeps } from '../needs/onboarding.deps.ts';
import { type Onboarding, reopened, type StepRecord } from '../rules/onboarding.model.ts';
import { shipToIdsOf } from '../rules/step-rows.model.ts';

export type OfStep = { onboarding: Onboarding; step: OnboardingStep; record: StepRecord };

export async function finishStep(
  deps: Pick<OnboardingDeps, 'audit' | 'clock' | 'onboardings'>,
  { actor }: Pick<Onboarder, 'actor'>,
  { onboarding, step, record }: OfStep,
): Promise<Onboarding> {
  const companyId = step === 'company' ? record.rows[0]?.id : onboarding.companyId;
  await deps.audit.record(actor, {
    action: 'onboarding-step-done',
    subject: `onboarding:${onboarding.id}`,
    details: { step, rows: record.rows.length },
    companyId,
  });
  const name = (step === 'company' && record.rows[0]?.name) || onboarding.name;
  return keepStep(deps, { onboarding: { ...onboarding, companyId, name }, step, record });
}

export function keepStep(
  { onboardings, clock }: Pick<OnboardingDeps, 'clock' | 'onboardings'>,
  { onboarding, step, record }: OfStep,
): Promise<Onboarding> {
  const steps = { ...onboarding.steps, [step]: record };
  const isSpread = step === 'ship-tos' && record.state === 'done';
  const kept = isSpread ? reopened(steps, shipToIdsOf({ steps })) : steps;
  return onboardings.saveOnboarding({ ...onboarding, steps: kept }, clock.now());
}
