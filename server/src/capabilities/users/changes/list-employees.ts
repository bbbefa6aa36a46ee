import type { UserStatus } from '@dray/contract/users/user-status.ts';
import type { HeldGrant } from '#capabilities/access/index.ts';
import type { Caller, Scope } from '#platform/request/request.ts';
import { listManagers } from './list-managers.ts';
import { readManagement, readTeam } from './management.ts';
import type { UsersDeps } from './users.deps.ts';

/** Somebody who works for a company; whole only for anyone who manages access there (T137). */
export type Employee = {
  uid: string | undefined;
  firstName: string;
  lastName: string;
  status: UserStatus | undefined;
  roles: readonly Pick<HeldGrant, 'companyId' | 'shipToId' | 'roleId' | 'roleName'>[];
  roleName: string;
};

export async function listEmployees(
  deps: UsersDeps,
  caller: Caller,
  scope: Scope | undefined,
  companyIds: readonly string[],
): Promise<Employee[]> {
  const asked = new Set(companyIds);
  const management = scope && (await readManagement(deps, caller, scope));
  const managed = (management?.companies ?? []).filter(({ id }) => asked.has(id));
  const others = { ...caller, grants: caller.grants.filter(({ companyId }) => asked.has(companyId)) };
  const [team, managers] = await Promise.all([
    readTeam(
      deps,
      managed.map(({ id }) => id),
    ),
    listManagers(deps, others, managed),
  ]);
  const grantsOf = Map.groupBy(team.grants, ({ uid }) => uid);
  const whole = [...team.accounts.values()]
    .filter(({ status }) => status !== 'Exited' && status !== 'Move Out')
    .map(({ uid, firstName, lastName, status }) => {
      const roles = grantsOf.get(uid) ?? [];
      return { uid, firstName, lastName, status, roles, roleName: roles[0]?.roleName ?? '' };
    });
  const named = managers.map((manager) => ({ ...manager, uid: undefined, status: undefined, roles: [] }));
  return [...whole, ...(managed.length < asked.size ? await showSelf(deps, caller, whole) : []), ...named];
}

async function showSelf(
  { identity }: UsersDeps,
  { uid, grants }: Caller,
  shown: readonly Employee[],
): Promise<Employee[]> {
  if (shown.some((employee) => employee.uid === uid)) return [];
  const accounts = await identity.listManagedAccounts([uid]);
  return accounts.map(({ firstName, lastName, status }) => ({
    uid,
    firstName,
    lastName,
    status,
    roles: grants,
    roleName: grants[0]?.roleName ?? '',
  }));
}
