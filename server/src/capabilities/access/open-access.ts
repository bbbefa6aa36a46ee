import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { AccessDeps } from './access.deps.ts';
import { type AccessDoor, access } from './access.door.ts';
import { accessStore } from './access.store.ts';
import { roleGrantStore } from './role-grant.store.ts';

type Needs = Pick<AccessDeps, 'findSwitches'> & { identityOf: DoorOf<Pick<IdentityDoor, 'findAccount'>> };

export const openAccess =
  ({ identityOf, findSwitches }: Needs): DoorOf<AccessDoor> =>
  (transaction) =>
    access({
      grants: accessStore(transaction),
      identity: identityOf(transaction),
      findSwitches,
      // Every call asks for a caller and hardly any for more.
      get roleGrants() {
        return roleGrantStore(transaction);
      },
    });
