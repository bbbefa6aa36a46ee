import type { DemoPart } from '../demo-part.ts';
import { findStaff } from '../people/find-staff.ts';
import { onboardingRows } from './onboarding-rows.ts';

/** New customers on the way, as far as somebody has typed them; none of them is in the master data yet. */
export const onboardingsPart: DemoPart = {
  name: 'onboardings',
  async load(transaction, now) {
    const by = await findStaff(transaction, 'operator@meridian.example');
    await transaction.insertInto('onboarding').values(onboardingRows(now, by)).execute();
  },
};
