import { addStaff, approve, ask, end, grantIdOf, refuse, withdraw } from '../capabilities/staff/test-staff.ts';
import type { Answer } from '../testing/caller.ts';
import { actingWrites } from './test-acting-probes.ts';
import { calendarWrites } from './test-calendar-probes.ts';
import { contentWrites } from './test-content-probes.ts';
import { erpWrites } from './test-erp-probes.ts';
import { importWrites } from './test-import-probes.ts';
import { onboardingWrites } from './test-onboarding-probes.ts';
import { peopleDeskWrites } from './test-people-desk-probes.ts';
import { priceListWrites } from './test-price-list-probes.ts';
import type { Writers } from './test-probe-shapes.ts';
import { requestWrites } from './test-request-probes.ts';

/** Prepares what is needed and gives the one call that is looked at. */
type Prepare = (writers: Writers) => Promise<() => Promise<Answer>>;

let count = 0;
async function someone({ portal }: Writers, ...roles: Parameters<typeof addStaff>[2]) {
  count += 1;
  const email = `written-${count}@meridian.example`;
  return { email, uid: await addStaff(portal, email, roles) };
}
async function asked(writers: Writers): Promise<string> {
  const { email } = await someone(writers);
  return (await ask(writers.asker, { email, roleId: 'support', markets: ['CZ'] })).body.id;
}

/** Every call of the supplier's people that changes something. */
export const staffWrites: Readonly<Record<string, Prepare>> = {
  ...actingWrites,
  ...contentWrites,
  ...importWrites,
  ...peopleDeskWrites,
  ...priceListWrites,
  ...onboardingWrites,
  ...requestWrites,
  async askStaffGrant(writers) {
    const { email } = await someone(writers);
    return () => ask(writers.asker, { email, roleId: 'support', markets: ['CZ'] });
  },
  async endStaffGrant(writers) {
    const { uid } = await someone(writers, { role: 'support' });
    const id = await grantIdOf(writers.portal, uid, 'support');
    return () => end(writers.asker, id);
  },
  async approveChange(writers) {
    const id = await asked(writers);
    return () => approve(writers.second, id);
  },
  async refuseChange(writers) {
    const id = await asked(writers);
    return () => refuse(writers.second, id);
  },
  ...calendarWrites,
  ...erpWrites,
  async withdrawChange(writers) {
    const id = await asked(writers);
    return () => withdraw(writers.asker, id);
  },
};
