export type { OnboardingDoor } from './onboarding.door.ts';
export { onboardingRoutes } from './onboarding.routes.ts';
export { openOnboarding } from './open-onboarding.ts';
