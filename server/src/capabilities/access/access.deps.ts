import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { AccessStore } from './access.store.ts';
import type { RoleGrantStore } from './role-grant.store.ts';

export type AccessDeps = {
  grants: AccessStore;
  roleGrants: RoleGrantStore;
  identity: Pick<IdentityDoor, 'findAccount'>;
};
