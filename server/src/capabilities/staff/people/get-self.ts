import type { StaffRole } from '#capabilities/access/index.ts';
import type { Caller } from '#platform/request/request.ts';
import { countToDecide } from '../changes/list-changes.ts';
import type { StaffDeps } from '../needs/staff.deps.ts';
import { giveableIn, rightsOf } from '../rules/giving.model.ts';

export type StaffSelf = { uid: string; rights: ReturnType<typeof rightsOf>; changesToDecide: number };

/** What somebody may do, and what waits for them. */
export async function getSelf(deps: StaffDeps, caller: Caller): Promise<StaffSelf> {
  return { uid: caller.uid, rights: rightsOf(caller), changesToDecide: await countToDecide(deps, caller) };
}

export type GiveableRole = StaffRole & { giveableIn: readonly string[] };

export async function listRoles({ access }: StaffDeps, caller: Caller): Promise<GiveableRole[]> {
  const roles = await access.listStaffRoles();
  return roles.map((role) => ({ ...role, giveableIn: giveableIn(caller, role) }));
}
