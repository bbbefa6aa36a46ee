import { daysBefore, retention } from '@dray/contract/retention.ts';
import type { WantedGrant } from '@dray/contract/staff/staff-grant-shapes.ts';
import type { TrailSlice } from '#capabilities/audit/index.ts';
import type { Actor, Caller, Scope } from '#platform/request/request.ts';
import { askChange, type Recorded } from './changes/ask-change.ts';
import { approveChange, refuseChange, withdrawChange } from './changes/decide-change.ts';
import { type AskedChanges, getChange, listChanges, listToDecide } from './changes/list-changes.ts';
import { showChange } from './changes/show-changes.ts';
import type { Managing, StaffDeps } from './needs/staff.deps.ts';
import { askGrant } from './people/ask-grant.ts';
import { type CommandedGrant, endAtOnce, giveFirstRoles, grantAtOnce, listHeld } from './people/command-grants.ts';
import { endGrant } from './people/end-grant.ts';
import { getSelf, listRoles } from './people/get-self.ts';
import { type AskedStaff, listStaff } from './people/list-staff.ts';
import type { NewChange } from './rules/change-request.model.ts';
import { listTrail, readTrail, type TrailFilter } from './trail/list-trail.ts';

export type StaffDoor = ReturnType<typeof staff>;

export function staff(deps: StaffDeps) {
  return {
    getSelf: (caller: Caller) => getSelf(deps, caller),
    listRoles: (caller: Caller) => listRoles(deps, caller),
    listStaff: (caller: Caller, asked: AskedStaff) => listStaff(deps, caller, asked),
    askGrant: (request: Managing, wanted: WantedGrant) => askGrant(deps, request, wanted),
    endGrant: (request: Managing, id: string) => endGrant(deps, request, id),
    /** For a capability with changes of its own: it has judged whether the change may be asked for at all. */
    askChange: (request: Managing, wanted: NewChange, recorded: Recorded) => askChange(deps, request, wanted, recorded),
    listChanges: (caller: Caller, asked: AskedChanges) => listChanges(deps, caller, asked),
    listToDecide: (caller: Caller, max: number) => listToDecide(deps, caller, max),
    getChange: (caller: Caller, id: string) => getChange(deps, caller, id),
    approveChange: async (request: Managing, id: string) =>
      showChange(deps, request.caller, await approveChange(deps, request, id)),
    refuseChange: async (request: Managing, refused: { id: string; reason: string }) =>
      showChange(deps, request.caller, await refuseChange(deps, request, refused)),
    withdrawChange: async (request: Managing, id: string) =>
      showChange(deps, request.caller, await withdrawChange(deps, request, id)),
    listTrail: (scope: Scope, filter: TrailFilter, slice: TrailSlice) => listTrail(deps, scope, filter, slice),
    readTrail: (scope: Scope, filter: TrailFilter, slice: TrailSlice) => readTrail(deps, scope, filter, slice),
    listHeld: () => listHeld(deps),
    grantAtOnce: (actor: Actor, wanted: CommandedGrant) => grantAtOnce(deps, actor, wanted),
    giveFirstRoles: (actor: Actor, uid: string) => giveFirstRoles(deps, actor, uid),
    endAtOnce: (actor: Actor, email: string, roleId: string) => endAtOnce(deps, actor, email, roleId),
    forgetOld: (max: number) =>
      deps.changes.removeDecidedBefore(daysBefore(deps.clock.now(), retention.decidedChangeDays), max),
  };
}
