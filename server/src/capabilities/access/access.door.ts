import type { Section } from '@dray/contract/sections.ts';
import type { ReachTarget } from '#platform/request/reach.ts';
import type { Actor } from '#platform/request/request.ts';
import type { AccessDeps } from './access.deps.ts';
import { applyStaffGroups, areGroupsMapped } from './apply-staff-groups.ts';
import { findCaller } from './find-caller.ts';
import { mayStillRead } from './may-still-read.ts';
import type { NewGrant } from './role.model.ts';
import { removeStaffGroup, setStaffGroup } from './set-staff-group.ts';
import type { StaffGroup } from './staff-groups.model.ts';
import type { NewStaffGrant } from './staff-role.model.ts';

export type AccessDoor = ReturnType<typeof access>;

export function access(deps: AccessDeps) {
  const { roleGrants, clock } = deps;
  return {
    mayStillRead: (uid: string, section: Section, target: ReachTarget) => mayStillRead(deps, uid, section, target),
    findCaller: (uid: string) => findCaller(deps, uid),
    /** Those that count now, as a session has them. */
    listOwnGrants: (uid: string) => deps.grants.listGrants(uid),
    listRoles: () => roleGrants.listRoles(),
    listGrantsAt: (companyIds: readonly string[]) => roleGrants.listAtCompanies(companyIds),
    listGrantsOf: (uids: readonly string[]) => roleGrants.listOfPeople(uids),
    listHoldersAfter: (uid: string, max: number) => roleGrants.listHoldersAfter(uid, max),
    /** How many people of these companies hold each section. */
    countHolders: (companyIds: readonly string[]) => roleGrants.countHolders(companyIds),
    addGrants: (uid: string, added: readonly NewGrant[]) => roleGrants.addGrants(uid, added),
    removeGrants: (uid: string, removed: readonly NewGrant[]) => roleGrants.removeGrants(uid, removed),
    switchOffGrants: (uid: string, deactivationId: string) => roleGrants.switchOff(uid, deactivationId),
    switchOnGrants: (deactivationId: string) => roleGrants.switchOn(deactivationId),
    listStaffRoles: () => deps.staffPeople.listRoles(),
    /** Those that count now, of everybody; there are few of the supplier's people. */
    listStaffGrants: () => deps.staffPeople.listAllHeld(clock.now()),
    listStaffGrantsOf: (uid: string) => deps.staffPeople.listHeldBy(uid, clock.now()),
    findStaffGrant: (id: string) => deps.staffPeople.findGrant(id),
    lockStaffManagers: () => deps.staffPeople.lockManagers(),
    replaceStaffGrant: (grant: NewStaffGrant) => deps.staffPeople.replaceGrant(grant, clock.now()),
    endStaffGrant: (id: string, by: string) => deps.staffPeople.endGrant(id, by, clock.now()),
    areGroupsMapped: (names: readonly string[]) => areGroupsMapped(deps, names),
    applyStaffGroups: (actor: Actor, uid: string, names: readonly string[]) =>
      applyStaffGroups(deps, actor, uid, names),
    listStaffGroups: () => deps.staffGroups.listGroups(),
    setStaffGroup: (actor: Actor, wanted: StaffGroup) => setStaffGroup(deps, actor, wanted),
    removeStaffGroup: (actor: Actor, group: Pick<StaffGroup, 'group' | 'roleId'>) =>
      removeStaffGroup(deps, actor, group),
  };
}
