import { useParams, useSearch } from '@tanstack/react-router';
import { readOnboarding, readOnboardings } from '#capabilities/onboarding/index.ts';
import { OnboardingPage } from './onboarding/onboarding-page.tsx';
import { OnboardingsPage } from './onboardings/onboardings-page.tsx';
import { StaffGate } from './parts/staff-gate.tsx';

/** New customers on their way, whose turn it is, and a further one. */
export function OnboardingsScreen() {
  const address = readOnboardings(useSearch({ strict: false }));
  return (
    <StaffGate right="customers.edit" or="assignments.edit" screen="onboardings">
      <OnboardingsPage address={address} />
    </StaffGate>
  );
}

/** One of them, step by step. */
export function OnboardingScreen() {
  const { id = '' } = useParams({ strict: false });
  const { step } = readOnboarding(useSearch({ strict: false }));
  return (
    <StaffGate right="customers.edit" or="assignments.edit" screen="onboardings">
      <OnboardingPage key={id} id={id} step={step} />
    </StaffGate>
  );
}
