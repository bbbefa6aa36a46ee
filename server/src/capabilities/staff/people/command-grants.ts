import { type Country, countries } from '@dray/contract/markets.ts';
import type { HeldStaffGrant } from '#capabilities/access/index.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request/request.ts';
import type { GrantDeps } from '../needs/staff.deps.ts';
import { getRole, refusePast } from './ask-grant.ts';
import { endHeld } from './end-grant.ts';
import { findPerson } from './find-person.ts';
import { findManual, type GivenLink, giveGrant } from './give-grant.ts';
import type { Newcomer } from './grant-payload.ts';

export type CommandedGrant = {
  email: string;
  firstName: string | undefined;
  lastName: string | undefined;
  language: Newcomer['language'] | undefined;
  roleId: string;
  markets: readonly Country[];
  endsOn: string | undefined;
};

/** For the operator at the machine, where nobody is left who could approve: at once, and written down under their name. */
export async function grantAtOnce(deps: GrantDeps, actor: Actor, wanted: CommandedGrant): Promise<GivenLink> {
  const role = await getRole(deps, wanted.roleId);
  refusePast(deps, wanted.endsOn);
  const { email, firstName, lastName, language } = wanted;
  const { uid, newcomer } = await findPerson(deps, {
    email,
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(language ? { language } : {}),
  });
  return giveGrant(deps, actor, {
    uid,
    newcomer,
    roleId: role.id,
    markets: wanted.markets,
    endsOn: wanted.endsOn,
    grantedBy: actor.name,
    invitedBy: undefined,
    expected: undefined,
    details: {},
  });
}

/** The first of the supplier's people needs what lets them give roles to others. */
export async function giveFirstRoles(deps: GrantDeps, actor: Actor, uid: string): Promise<void> {
  for (const roleId of ['operator', 'support'])
    await giveGrant(deps, actor, {
      uid,
      newcomer: undefined,
      roleId,
      markets: countries,
      endsOn: undefined,
      grantedBy: actor.name,
      invitedBy: undefined,
      expected: undefined,
      details: {},
    });
}

export async function endAtOnce(deps: GrantDeps, actor: Actor, email: string, roleId: string): Promise<void> {
  const account = (await deps.identity.findCredentials(email))?.account;
  if (!account?.isStaff) throw new Refusal('USER_NOT_FOUND');
  const held = await deps.access.listStaffGrantsOf(account.uid);
  const grant = findManual(held, account.uid, roleId) ?? held.find((each) => each.roleId === roleId);
  if (!grant) throw new Refusal('NOT_FOUND');
  await endHeld(deps, actor, grant);
}

export type HeldByPerson = { account: ManagedAccount; grants: readonly HeldStaffGrant[] };

export async function listHeld({ access, identity }: GrantDeps): Promise<HeldByPerson[]> {
  const held = Map.groupBy(await access.listStaffGrants(), ({ uid }) => uid);
  const accounts = await identity.listManagedAccounts([...held.keys()]);
  return accounts
    .toSorted((a, b) => (a.email < b.email ? -1 : 1))
    .map((account) => ({ account, grants: held.get(account.uid) ?? [] }));
}
