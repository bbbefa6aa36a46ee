import type { Country } from '@dray/contract/markets.ts';
import { daysBefore, retention } from '@dray/contract/retention.ts';
import type { Request } from '#platform/request/request.ts';
import type { Onboarder, OnboardingDeps } from './needs/onboarding.deps.ts';
import type { Onboarding } from './rules/onboarding.model.ts';
import { listOnTurn } from './show/list-on-turn.ts';
import { listOnboardings, showOnboarding } from './show/show-onboarding.ts';
import { paymentChangeRules } from './steps/ask-payment.ts';
import { findObstacles } from './steps/find-obstacles.ts';
import { inviteOwner } from './steps/invite-owner.ts';
import { getOnboarding } from './steps/reach-onboarding.ts';
import { type SavedStep, saveStep } from './steps/save-step.ts';
import { discardOnboarding, startOnboarding } from './steps/start-onboarding.ts';
import type { AskedOnboardings } from './store/onboarding.store.ts';

export type OnboardingDoor = ReturnType<typeof onboarding>;

/** New customers, from a name to the first one who can order. */
export function onboarding(deps: OnboardingDeps) {
  return {
    listOnboardings: ({ caller }: Onboarder, asked: AskedOnboardings) => listOnboardings(deps, caller, asked),
    /** For a page that says what waits for the reader. */
    listOnTurn: ({ caller }: Pick<Onboarder, 'caller'>, max: number) => listOnTurn(deps, caller, max),
    startOnboarding: (request: Request, wanted: { country: Country; name: string }) =>
      startOnboarding(deps, request, wanted),
    getOnboarding: ({ caller }: Onboarder, id: string) => getOnboarding(deps, caller, id),
    showOnboarding: ({ caller }: Onboarder, shown: Onboarding) => showOnboarding(deps, caller, shown),
    saveStep: (request: Onboarder, saved: SavedStep) => saveStep(deps, request, saved),
    findObstacles: (request: Request, of: Onboarding) => findObstacles(deps, request, of),
    writeGates: deps.customers.writeGates,
    inviteOwner: (request: Request, asked: { id: string; version: number }) => inviteOwner(deps, request, asked),
    discardOnboarding: (request: Onboarder, asked: { id: string; version: number }) =>
      discardOnboarding(deps, request, asked),
    changeRules: paymentChangeRules(deps),
    /** For a job: at most so many. */
    forgetOld: (max: number) =>
      deps.onboardings.removeBefore(daysBefore(deps.clock.now(), retention.onboardingDays), max),
  };
}
