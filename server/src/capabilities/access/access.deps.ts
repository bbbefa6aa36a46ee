import type { Audit } from '#capabilities/audit/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { AccessStore } from './access.store.ts';
import type { RoleGrantStore } from './role-grant.store.ts';
import type { StaffGrantStore } from './staff-grant.store.ts';
import type { StaffGroupStore } from './staff-group.store.ts';
import type { StaffPeopleStore } from './staff-people.store.ts';

export type AccessDeps = {
  grants: AccessStore;
  roleGrants: RoleGrantStore;
  staffGrants: StaffGrantStore;
  staffPeople: StaffPeopleStore;
  staffGroups: StaffGroupStore;
  audit: Pick<Audit, 'record'>;
  clock: Clock;
  /** The portal's own on and off of each section, a few seconds old at most. */
  findSwitches: () => Promise<ReadonlyMap<string, string>>;
  identity: Pick<IdentityDoor, 'findAccount' | 'knowsGroupsNow'>;
};
