import { Refusal } from '#platform/refusal.ts';
import type { Caller, Scope } from '#platform/request.ts';
import type { UsersDeps } from './users.deps.ts';
import type { AuthUser } from './users.model.ts';

/** One's own record; anybody else's answers like one that does not exist (A16). */
export async function getUserInfo(
  { identity, company }: UsersDeps,
  caller: Caller,
  scope: Scope,
  uid: string,
): Promise<AuthUser> {
  if (uid !== caller.uid) throw new Refusal('USER_NOT_FOUND');
  const [person, shipTos, companyName] = await Promise.all([
    identity.findPerson(uid),
    company.listShipTos(scope),
    caller.companyId ? company.findCompanyName(caller.companyId) : undefined,
  ]);
  if (!person) throw new Refusal('USER_NOT_FOUND');
  return { person, companyName, grants: caller.grants, shipTos };
}
