import type { OnboardingHead } from '#capabilities/onboarding/index.ts';

/** Rows of the size of real ones, for the time until these come. */
export const inventedOnboardings: readonly OnboardingHead[] = Array.from({ length: 4 }, (_, index) => ({
  id: String(index),
  name: 'Xxxxxxxx Xxxxxx',
  country: 'CZ',
  companyId: null,
  state: 'open',
  next: { step: 'company', right: 'customers.edit', state: 'draft', isMine: true },
  done: 3,
  steps: 8,
  createdBy: { uid: 'u', name: 'Xxxx Xxxxxx' },
  createdAt: '2026-01-01T00:00:00Z',
  changedAt: '2026-01-01T00:00:00Z',
}));
