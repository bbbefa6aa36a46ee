import type { Company } from '#capabilities/company/index.ts';
import type { Caller } from '#platform/request/request.ts';
import { managing } from '../rules/grant-target.model.ts';
import { readTeam } from './management.ts';
import type { UsersDeps } from './users.deps.ts';

export type ShownManager = { firstName: string; lastName: string; roleName: string };

/** Whom to ask at the companies where somebody does not manage access themselves: names and roles, nothing else (T137). */
export async function listManagers(
  deps: UsersDeps,
  caller: Caller,
  managed: readonly Company[],
): Promise<ShownManager[]> {
  const own = new Set(managed.map(({ id }) => id));
  const others = [...new Set(caller.grants.map(({ companyId }) => companyId))].filter((id) => !own.has(id));
  if (others.length === 0) return [];
  const { grants, accounts, active } = await readTeam(deps, others);
  const roleOf = new Map<string, string>();
  for (const { uid, isOff, sections, roleName } of grants)
    if (!isOff && active.has(uid) && sections.includes(managing) && !roleOf.has(uid)) roleOf.set(uid, roleName);
  return [...roleOf].flatMap(([uid, roleName]) => {
    const account = accounts.get(uid);
    return account && !account.isStaff ? [{ firstName: account.firstName, lastName: account.lastName, roleName }] : [];
  });
}
