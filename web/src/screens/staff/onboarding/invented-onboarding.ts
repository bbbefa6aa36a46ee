import { onboardingSteps, stepRules } from '@dray/contract/onboarding/onboarding-steps.ts';
import type { ShownOnboarding } from '#capabilities/onboarding/index.ts';

/** Of the size of a real one, for the time until it comes. */
export const inventedOnboarding: ShownOnboarding = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'Xxxxxxxx Xxxxxx',
  country: 'CZ',
  companyId: null,
  state: 'open',
  next: null,
  done: 0,
  createdBy: { uid: 'u', name: 'Xxxx Xxxxxx' },
  createdAt: '2026-01-01T00:00:00Z',
  changedAt: '2026-01-01T00:00:00Z',
  version: 1,
  mayEdit: false,
  steps: onboardingSteps.map((step) => ({
    step,
    right: stepRules[step].right,
    isMine: true,
    state: 'empty',
    waitsFor: null,
    isOwnedByErp: false,
    rows: [{}],
    written: 0,
    faults: [],
    by: null,
    at: null,
    change: null,
  })),
  priceLists: [],
};
