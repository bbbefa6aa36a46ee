import type { AccessDoor } from '#capabilities/access/index.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { ChangeKinds, GrantDeps, StaffDeps } from './needs/staff.deps.ts';
import { grantRules } from './people/grant-rules.ts';
import { type StaffDoor, staff } from './staff.door.ts';
import { changeRequestStore } from './store/change-request.store.ts';

type Needs = Pick<StaffDeps, 'clock' | 'instantOf' | 'localMoment'> & {
  identityOf: DoorOf<IdentityDoor>;
  accessOf: DoorOf<AccessDoor>;
  companyOf: DoorOf<CompanyDoor>;
  auditOf: DoorOf<Audit>;
  /** What other capabilities put before a second person. */
  otherChangesOf: DoorOf<Omit<ChangeKinds, 'staff-grant'>>;
};

/** The supplier's own people: what they may, who gave it to them, and what waits for a second one. */
export const openStaff =
  ({
    clock,
    instantOf,
    localMoment,
    identityOf,
    accessOf,
    companyOf,
    auditOf,
    otherChangesOf,
  }: Needs): DoorOf<StaffDoor> =>
  (transaction) => {
    const grants: GrantDeps = {
      clock,
      localMoment,
      identity: identityOf(transaction),
      access: accessOf(transaction),
      audit: auditOf(transaction),
    };
    return staff({
      ...grants,
      instantOf,
      company: companyOf(transaction),
      changes: changeRequestStore(transaction),
      kinds: { 'staff-grant': grantRules(grants), ...otherChangesOf(transaction) },
    });
  };
