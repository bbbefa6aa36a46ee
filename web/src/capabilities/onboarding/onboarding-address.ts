import { onboardingSteps } from '@dray/contract/onboarding/onboarding-steps.ts';
import { pageNumber, readAddress } from '#ui/list/filters/address-fields.ts';

const listFields = {
  /** The form for a further one is open. */
  start: (raw: unknown) => (raw === 'new' ? raw : undefined),
  state: (raw: unknown) => (raw === 'ended' ? raw : undefined),
  page: pageNumber,
};

const pageFields = { step: (raw: unknown) => onboardingSteps.find((step) => step === raw) };

export type OnboardingsAddress = ReturnType<typeof readOnboardings>;
export type OnboardingAddress = ReturnType<typeof readOnboarding>;

type Raw = Readonly<Record<string, unknown>>;

export const readOnboardings = (raw: Raw) => readAddress(listFields, raw);
export const readOnboarding = (raw: Raw) => readAddress(pageFields, raw);

/** As the server numbers them; whatever else stands in an address is none, and nobody has to be asked. */
export const isOnboardingId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
