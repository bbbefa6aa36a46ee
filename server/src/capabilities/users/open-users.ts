import type { AccessDoor } from '#capabilities/access/index.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { UsersDeps } from './changes/users.deps.ts';
import { deactivationStore } from './store/deactivation.store.ts';
import { type UsersDoor, users } from './users.door.ts';

type Needs = Pick<UsersDeps, 'clock' | 'instantOf'> & {
  identityOf: DoorOf<IdentityDoor>;
  accessOf: DoorOf<AccessDoor>;
  companyOf: DoorOf<CompanyDoor>;
  auditOf: DoorOf<Audit>;
};

export const openUsers =
  ({ identityOf, accessOf, companyOf, auditOf, ...needs }: Needs): DoorOf<UsersDoor> =>
  (transaction) =>
    users({
      ...needs,
      identity: identityOf(transaction),
      access: accessOf(transaction),
      company: companyOf(transaction),
      deactivations: deactivationStore(transaction),
      audit: auditOf(transaction),
    });
