import { Refusal } from '#platform/refusal.ts';
import type { Caller, Scope } from '#platform/request/request.ts';
import { managing, shipTosReached } from '../rules/grant-target.model.ts';
import type { AuthUser } from '../rules/users.model.ts';
import type { UsersDeps } from './users.deps.ts';

/**
 * One's own record, or that of somebody who works for a company where the caller manages access, as far as that company
 * goes (U1). Anybody else's answers like one that does not exist (A16).
 */
export async function getUserInfo(deps: UsersDeps, caller: Caller, scope: Scope, uid: string): Promise<AuthUser> {
  if (uid !== caller.uid) return getColleague(deps, caller, scope, uid);
  const { identity, company } = deps;
  const [person, shipTos, companyName] = await Promise.all([
    identity.findPerson(uid),
    company.listShipTos(scope),
    caller.companyId ? company.findCompanyName(caller.companyId) : undefined,
  ]);
  if (!person) throw new Refusal('USER_NOT_FOUND');
  return { person, isCaller: true, companyName, grants: caller.grants, shipTos };
}

async function getColleague(
  { identity, company, access }: UsersDeps,
  caller: Caller,
  scope: Scope,
  uid: string,
): Promise<AuthUser> {
  const managed = caller.isStaff ? [] : caller.grants.filter(managesWhole).map(({ companyId }) => companyId);
  const held = managed.length > 0 ? await access.listGrantsAt([...new Set(managed)]) : [];
  const grants = held.filter((grant) => grant.uid === uid);
  const person = grants.length > 0 ? await identity.findPerson(uid) : undefined;
  if (!person) throw new Refusal('USER_NOT_FOUND');
  const [shipTos, companyName] = await Promise.all([
    company.listShipTos(scope),
    person.companyId ? company.findCompanyName(person.companyId) : undefined,
  ]);
  return { person, isCaller: false, companyName, grants, shipTos: shipTosReached(grants, shipTos) };
}

const managesWhole = ({ shipToId, sections }: Caller['grants'][number]): boolean =>
  shipToId === undefined && sections.includes(managing);
