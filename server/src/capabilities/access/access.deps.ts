import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { AccessStore } from './access.store.ts';
import type { RoleGrantStore } from './role-grant.store.ts';

export type AccessDeps = {
  grants: AccessStore;
  roleGrants: RoleGrantStore;
  /** The portal's own on and off of each section, a few seconds old at most. */
  findSwitches: () => Promise<ReadonlyMap<string, string>>;
  identity: Pick<IdentityDoor, 'findAccount'>;
};
