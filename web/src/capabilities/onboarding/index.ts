export {
  freshIn,
  useDiscardOnboarding,
  useInviteOwner,
  useSaveStep,
  useStartOnboarding,
} from './change-onboarding.ts';
export {
  type OnboardingHead,
  onboardingQueries,
  onboardingsPerPage,
  type ShownOnboarding,
  type ShownStep,
  type StepFault,
} from './onboarding.queries.ts';
export {
  isOnboardingId,
  type OnboardingAddress,
  type OnboardingsAddress,
  readOnboarding,
  readOnboardings,
} from './onboarding-address.ts';
