import { type OnboardingStep, stepRules } from '@dray/contract/onboarding/onboarding-steps.ts';
import type { MasterRow } from '#platform/master/master-kind.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Onboarder, OnboardingDeps } from '../needs/onboarding.deps.ts';
import { type Onboarding, type StepRecord, waitsFor } from '../rules/onboarding.model.ts';
import { readTyped } from '../rules/step-rows.model.ts';
import { askPayment, refuseWhileAsked } from './ask-payment.ts';
import { judgeStep } from './judge-step.ts';
import { finishStep, keepStep, type OfStep } from './keep-step.ts';
import { lockWith } from './reach-onboarding.ts';

export type SavedStep = {
  id: string;
  step: OnboardingStep;
  version: number;
  rows: readonly MasterRow[];
  isComplete: boolean;
};

/** Keeps what was typed in any case; what is complete and has no faults is written, or waits for a second person. */
export async function saveStep(deps: OnboardingDeps, request: Onboarder, saved: SavedStep): Promise<Onboarding> {
  const { id, step, version, isComplete } = saved;
  const onboarding = await lockWith(deps, request.caller, { id, right: stepRules[step].right });
  refuseStale(onboarding, version);
  const typed = readTyped(step, saved.rows);
  if ('unknown' in typed) throw new Refusal('UNKNOWN_FIELD', { field: typed.unknown });
  if (step === 'payment') await refuseWhileAsked(deps, request, onboarding);
  const { rows } = typed;
  const record = draftOf(deps, request, { onboarding, step, rows });
  if (!isComplete) return keepDraft(deps, request, { onboarding, step, record });

  const missing = waitsFor(onboarding, step);
  if (missing) throw new Refusal('ONBOARDING_STEP_EARLY', {}, undefined, { waitsFor: missing });
  const { faults, toWrite, keys } = await judgeStep(deps, onboarding, step, rows);
  if (faults.length > 0) return keepDraft(deps, request, { onboarding, step, record: { ...record, faults } });
  if (step === 'payment' && toWrite.length > 0) return askPayment(deps, request, { onboarding, record });

  const isWritten = step !== 'owner';
  if (isWritten) await deps.master.writeRows(request.actor, stepRules[step].kind, toWrite);
  const done: StepRecord = { ...record, state: 'done', written: isWritten ? keys : [] };
  return finishStep(deps, request, { onboarding, step, record: done });
}

export function refuseStale({ state, version }: Onboarding, read: number): void {
  if (state !== 'open') throw new Refusal('ONBOARDING_ENDED');
  if (version !== read) throw new Refusal('CHANGED_MEANWHILE');
}

const draftOf = (
  { clock }: Pick<OnboardingDeps, 'clock'>,
  { caller }: Onboarder,
  { onboarding, step, rows }: { onboarding: Onboarding; step: OnboardingStep; rows: readonly MasterRow[] },
): StepRecord => ({
  rows,
  state: 'draft',
  faults: [],
  written: onboarding.steps[step]?.written ?? [],
  by: caller.uid,
  at: clock.now().toISOString(),
});

async function keepDraft(deps: OnboardingDeps, { actor }: Onboarder, { onboarding, step, record }: OfStep) {
  await deps.audit.record(actor, {
    action: 'onboarding-step-saved',
    subject: `onboarding:${onboarding.id}`,
    details: { step, faults: record.faults.length },
    companyId: onboarding.companyId,
  });
  return keepStep(deps, { onboarding, step, record });
}
