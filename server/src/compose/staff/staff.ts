import { instantOf, localMoment } from '#capabilities/company/index.ts';
import { openStaff, staffRoutes } from '#capabilities/staff/index.ts';
import type { Base } from '../base.ts';

/** The supplier's own people, their roles, what waits for a second one, and the audit. */
export function composeStaff(base: Base, otherChangesOf: Parameters<typeof openStaff>[0]['otherChangesOf']) {
  const staffOf = openStaff({ ...base, instantOf, localMoment, otherChangesOf });
  return { staffOf, staffRoutes: staffRoutes(staffOf) };
}
