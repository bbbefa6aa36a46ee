import type { Language } from '@dray/contract/languages.ts';
import type {
  OnboardingHead,
  ShownOnboarding as OnWire,
  ShownStep,
  StepFault,
} from '@dray/contract/onboarding/onboarding-shapes.ts';
import { type OnboardingStep, onboardingSteps, stepRules } from '@dray/contract/onboarding/onboarding-steps.ts';
import { keptFaultText } from '@dray/contract/texts/fault-text.ts';
import { countDone, nextStep, type Onboarding, stateOf, waitsFor } from '../rules/onboarding.model.ts';
import type { People, ShownOnboarding } from '../show/show-onboarding.ts';

const personToWire = (uid: string, people: People) => {
  const account = people.get(uid);
  return { uid, name: account ? `${account.firstName} ${account.lastName}` : uid };
};

export function headToWire(
  onboarding: Onboarding,
  { people, rights }: { people: People; rights: ReadonlySet<string> },
): OnboardingHead {
  const next = onboarding.state === 'open' ? nextStep(onboarding) : undefined;
  return {
    id: onboarding.id,
    name: onboarding.name,
    country: onboarding.country,
    companyId: onboarding.companyId ?? null,
    state: onboarding.state,
    next: next
      ? {
          step: next,
          right: stepRules[next].right,
          state: stateOf(onboarding, next),
          isMine: rights.has(stepRules[next].right),
        }
      : null,
    done: countDone(onboarding),
    steps: onboardingSteps.length,
    createdBy: personToWire(onboarding.createdBy, people),
    createdAt: onboarding.createdAt.toISOString(),
    changedAt: onboarding.changedAt.toISOString(),
  };
}

export const onboardingToWire = (shown: ShownOnboarding, language: Language): OnWire => ({
  ...headToWire(shown.onboarding, shown),
  version: shown.onboarding.version,
  mayEdit: shown.rights.has('customers.edit'),
  steps: onboardingSteps.map((step) => stepToWire(shown, step, language)),
  priceLists: [...shown.priceLists],
});

function stepToWire(shown: ShownOnboarding, step: OnboardingStep, language: Language): ShownStep {
  const { onboarding, people, rights, rows, ownedByErp, change } = shown;
  const record = onboarding.steps[step];
  const asked = step === 'payment' ? change : undefined;
  // What a second person has not approved is typed anew.
  const isOver = record?.state === 'waiting' && asked?.state !== 'waiting';
  return {
    step,
    right: stepRules[step].right,
    isMine: rights.has(stepRules[step].right),
    state: isOver ? 'draft' : stateOf(onboarding, step),
    waitsFor: waitsFor(onboarding, step) ?? null,
    isOwnedByErp: ownedByErp.has(step),
    rows: rows[step].map((row) => ({ ...row })),
    written: record?.written.length ?? 0,
    faults: faultsToWire(onboarding, step, language),
    by: record ? personToWire(record.by, people) : null,
    at: record?.at ?? null,
    change: asked ? { id: asked.id, state: asked.state, reason: asked.reason ?? null } : null,
  };
}

export const faultsToWire = (onboarding: Onboarding, step: OnboardingStep, language: Language): StepFault[] =>
  (onboarding.steps[step]?.faults ?? []).map(({ row, ...fault }) => ({
    step,
    row: row ?? null,
    column: fault.column,
    code: fault.code,
    message: keptFaultText(fault, language),
  }));
