import type { NewUser, UserUpdate } from '@dray/contract/users/managed-user-shapes.ts';
import type { Actor, Caller, Scope } from '#platform/request/request.ts';
import { correctDetails } from './changes/correct-details.ts';
import { createUser, type Managing, showOne } from './changes/create-user.ts';
import { getUserInfo } from './changes/get-user-info.ts';
import { listAssignableRoles } from './changes/list-assignable-roles.ts';
import { type AskedChanges, listChanges } from './changes/list-changes.ts';
import { listEmployees } from './changes/list-employees.ts';
import { type AskedPeople, listPeople } from './changes/list-people.ts';
import { resendInvitation, sendAgain } from './changes/resend-invitation.ts';
import { setFirstLoginFlag } from './changes/set-first-login-flag.ts';
import { setUserStatus, type WantedStatus } from './changes/set-user-status.ts';
import { updateUser } from './changes/update-user.ts';
import type { UsersDeps } from './changes/users.deps.ts';
import { findRoleShipTos } from './find-role-ship-tos.ts';

/** What a function asks for besides what it needs. */
type Rest<F> = F extends (deps: UsersDeps, ...rest: infer R) => unknown ? R : never;

export type UsersDoor = ReturnType<typeof users>;

export function users(deps: UsersDeps) {
  return {
    getUserInfo: (caller: Caller, scope: Scope, uid: string) => getUserInfo(deps, caller, scope, uid),
    findRoleShipTos: (uid: string) => findRoleShipTos(deps, uid),
    setFirstLoginFlag: (caller: Caller, actor: Actor, flag: { uid: string; firstLogin: boolean }) =>
      setFirstLoginFlag(deps, caller, actor, flag),
    listPeople: (caller: Caller, managed: Scope | undefined, asked: AskedPeople) =>
      listPeople(deps, caller, managed, asked),
    listAssignableRoles: (caller: Caller, scope: Scope) => listAssignableRoles(deps, caller, scope),
    createUser: (request: Managing, given: NewUser) => createUser(deps, request, given),
    showPerson: (request: Managing, uid: string) => showOne(deps, request, uid, request.scope.companyIds),
    updateUser: (request: Managing, uid: string, update: UserUpdate) => updateUser(deps, request, uid, update),
    /** For the people desk; of those who are reached there. */
    sendInvitationAgain: (...asked: Rest<typeof sendAgain>) => sendAgain(deps, ...asked),
    correctDetails: (...asked: Rest<typeof correctDetails>) => correctDetails(deps, ...asked),
    setUserStatus: (request: Managing, wanted: WantedStatus) => setUserStatus(deps, request, wanted),
    resendInvitation: (request: Managing, uid: string) => resendInvitation(deps, request, uid),
    listChanges: (caller: Caller, scope: Scope, asked: AskedChanges) => listChanges(deps, caller, scope, asked),
    listEmployees: (caller: Caller, managed: Scope | undefined, companyIds: readonly string[]) =>
      listEmployees(deps, caller, managed, companyIds),
  };
}
