import type { DoorOf } from '#platform/request/request.ts';
import type { OnboardingDeps } from './needs/onboarding.deps.ts';
import { type OnboardingDoor, onboarding } from './onboarding.door.ts';
import { onboardingStore } from './store/onboarding.store.ts';

type Needs = Pick<OnboardingDeps, 'clock'> & {
  auditOf: DoorOf<OnboardingDeps['audit']>;
  identityOf: DoorOf<OnboardingDeps['identity']>;
  companyNumbersOf: DoorOf<OnboardingDeps['company']>;
  customersOf: DoorOf<OnboardingDeps['customers']>;
  masterDataOf: DoorOf<OnboardingDeps['master']>;
  staffOf: DoorOf<OnboardingDeps['staff']>;
};

export const openOnboarding =
  ({ clock, ...of }: Needs): DoorOf<OnboardingDoor> =>
  (transaction) =>
    onboarding({
      clock,
      onboardings: onboardingStore(transaction),
      audit: of.auditOf(transaction),
      identity: of.identityOf(transaction),
      company: of.companyNumbersOf(transaction),
      customers: of.customersOf(transaction),
      master: of.masterDataOf(transaction),
      // Asked when wanted: its changes are this one's to apply.
      staff: {
        askChange: (...asked) => of.staffOf(transaction).askChange(...asked),
        getChange: (...asked) => of.staffOf(transaction).getChange(...asked),
      },
    });
