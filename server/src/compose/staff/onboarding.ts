import { openCompanyNumbers } from '#capabilities/company/index.ts';
import { onboardingRoutes, openOnboarding } from '#capabilities/onboarding/index.ts';
import type { Base } from '../base.ts';

type Needs = Omit<Parameters<typeof openOnboarding>[0], 'clock' | 'auditOf' | 'identityOf' | 'companyNumbersOf'>;

/** New customers: their rows are master data, and what stands in their way is judged as for any other. */
export function composeOnboarding(base: Base, { customersOf, masterDataOf, staffOf }: Needs) {
  const companyNumbersOf = openCompanyNumbers();
  const onboardingOf = openOnboarding({ ...base, companyNumbersOf, customersOf, masterDataOf, staffOf });
  return { onboardingOf, onboardingRoutes: onboardingRoutes(onboardingOf) };
}
