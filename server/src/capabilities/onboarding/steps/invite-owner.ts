import { onboardingSteps } from '@dray/contract/onboarding/onboarding-steps.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { OnboardingDeps } from '../needs/onboarding.deps.ts';
import { type Onboarding, stateOf } from '../rules/onboarding.model.ts';
import { rowsOf } from '../rules/step-rows.model.ts';
import { findObstacles } from './find-obstacles.ts';
import { judgeStep } from './judge-step.ts';
import { lockWith } from './reach-onboarding.ts';
import { refuseStale } from './save-step.ts';

/** Comes last: whoever is invited can order. */
export async function inviteOwner(
  deps: OnboardingDeps,
  request: Request,
  { id, version }: { id: string; version: number },
): Promise<Onboarding> {
  const onboarding = await lockWith(deps, request.caller, { id, right: 'customers.edit' });
  // Sent once more.
  if (onboarding.state === 'finished') return onboarding;
  refuseStale(onboarding, version);
  const open = onboardingSteps.filter((step) => stateOf(onboarding, step) !== 'done');
  if (open.length > 0) throw new Refusal('ONBOARDING_NOT_READY', {}, undefined, { steps: open });
  const obstacles = await findObstacles(deps, request, onboarding);
  const gates = [...new Set(obstacles.flatMap(({ gates: closed }) => closed.map(({ gate }) => gate)))];
  if (gates.length > 0) throw new Refusal('ONBOARDING_NOT_READY', {}, undefined, { gates });
  const { faults, toWrite } = await judgeStep(deps, onboarding, 'owner', rowsOf(onboarding, 'owner'));
  if (faults.length > 0) throw new Refusal('CHANGED_MEANWHILE');

  const email = rowsOf(onboarding, 'owner')[0]?.email ?? '';
  const [known] = await deps.identity.listAccountsByEmail([email.toLowerCase()]);
  await deps.master.writeRows(request.actor, 'users', toWrite);
  // An invitation is written down by who sends it; somebody who is there already gets none.
  if (known)
    await deps.audit.record(request.actor, {
      action: 'onboarding-finished',
      subject: `onboarding:${id}`,
      details: {},
      companyId: onboarding.companyId,
    });
  return deps.onboardings.saveOnboarding({ ...onboarding, state: 'finished' }, deps.clock.now());
}
