import type { Section } from '@dray/contract/sections.ts';
import type { ReachTarget } from '#platform/request/reach.ts';
import type { AccessDeps } from './access.deps.ts';
import { findCaller } from './find-caller.ts';
import { mayStillRead } from './may-still-read.ts';
import type { NewGrant } from './role.model.ts';

export type AccessDoor = ReturnType<typeof access>;

export function access(deps: AccessDeps) {
  const { roleGrants } = deps;
  return {
    mayStillRead: (uid: string, section: Section, target: ReachTarget) => mayStillRead(deps, uid, section, target),
    findCaller: (uid: string) => findCaller(deps, uid),
    /** Those that count now, as a session has them. */
    listOwnGrants: (uid: string) => deps.grants.listGrants(uid),
    listRoles: () => roleGrants.listRoles(),
    listGrantsAt: (companyIds: readonly string[]) => roleGrants.listAtCompanies(companyIds),
    listGrantsOf: (uids: readonly string[]) => roleGrants.listOfPeople(uids),
    addGrants: (uid: string, added: readonly NewGrant[]) => roleGrants.addGrants(uid, added),
    removeGrants: (uid: string, removed: readonly NewGrant[]) => roleGrants.removeGrants(uid, removed),
    switchOffGrants: (uid: string, deactivationId: string) => roleGrants.switchOff(uid, deactivationId),
    switchOnGrants: (deactivationId: string) => roleGrants.switchOn(deactivationId),
  };
}
