import type { Audit } from '#capabilities/audit/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { AccessDeps } from './access.deps.ts';
import { type AccessDoor, access } from './access.door.ts';
import { accessStore } from './access.store.ts';
import { roleGrantStore } from './role-grant.store.ts';
import { staffGrantStore } from './staff-grant.store.ts';
import { staffGroupStore } from './staff-group.store.ts';
import { staffPeopleStore } from './staff-people.store.ts';

type Needs = Pick<AccessDeps, 'findSwitches' | 'clock'> & {
  auditOf: DoorOf<Audit>;
  identityOf: DoorOf<AccessDeps['identity']>;
};

export const openAccess =
  ({ auditOf, identityOf, findSwitches, clock }: Needs): DoorOf<AccessDoor> =>
  (transaction) =>
    access({
      grants: accessStore(transaction),
      identity: identityOf(transaction),
      findSwitches,
      clock,
      // Every call asks for a caller and hardly any for more.
      get roleGrants() {
        return roleGrantStore(transaction);
      },
      get staffGrants() {
        return staffGrantStore(transaction);
      },
      get staffPeople() {
        return staffPeopleStore(transaction);
      },
      get staffGroups() {
        return staffGroupStore(transaction);
      },
      get audit() {
        return auditOf(transaction);
      },
    });
