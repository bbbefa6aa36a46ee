import type { Language } from '@dray/contract/languages.ts';
import type { LockReason } from '@dray/contract/users/managed-user-shapes.ts';
import { nextStatuses, type UserStatus, userStatuses } from '@dray/contract/users/user-status.ts';
import type { HeldGrant } from '#capabilities/access/index.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import type { Caller, Scope } from '#platform/request/request.ts';
import { type GrantTarget, shipTosReached } from '../rules/grant-target.model.ts';
import { lockOf, managerOf, statusLockOf, type Team } from '../rules/locks.model.ts';
import { matchesPerson, type PeopleFilter } from '../rules/people-filter.model.ts';
import { listManagers, type ShownManager } from './list-managers.ts';
import { type Management, readManagement, readTeam } from './management.ts';
import type { UsersDeps } from './users.deps.ts';

/** A person with what the caller may know of them and do about them. */
export type ShownPerson = {
  account: ManagedAccount;
  /** At companies that the caller manages, or all where it is the caller. */
  grants: readonly HeldGrant[];
  shipTosWithoutRole: readonly string[];
  /** Whether they have accepted the terms, in whichever version. */
  termsAgreed: boolean;
  lastSignIn: Date | undefined;
  invitation: { sentAt: Date; expiresAt: Date; isOver: boolean } | undefined;
  locked: LockReason | undefined;
  statusLocked: LockReason | undefined;
  nextStatuses: readonly UserStatus[];
};

export type PeoplePage = {
  people: readonly ShownPerson[];
  total: number;
  counts: Record<UserStatus, number>;
  managers: readonly ShownManager[];
  mayManage: boolean;
};

export type AskedPeople = Omit<PeopleFilter, 'target'> & {
  shipTo: string | undefined;
  offset: number;
  limit: number;
  language: Language;
};

/** Whole records only where the caller manages access; everybody else sees themselves, and who does (T137). */
export async function listPeople(
  deps: UsersDeps,
  caller: Caller,
  scope: Scope | undefined,
  asked: AskedPeople,
): Promise<PeoplePage> {
  const management = scope && (await readManagement(deps, caller, scope));
  const managers = await listManagers(deps, caller, management?.companies ?? []);
  const found = management ? await readTeam(deps, idsOf(management)) : await readSelf(deps, caller);
  const accounts = [...found.accounts.values()];
  const grantsOf = Map.groupBy(found.grants, ({ uid }) => uid);

  const filter = { ...asked, status: undefined, target: targetOf(management, asked.shipTo) };
  const besidesStatus = accounts.filter((account) => matchesPerson(filter, account, grantsOf.get(account.uid) ?? []));
  const matching = besidesStatus.filter(({ status }) => asked.status === undefined || status === asked.status);
  const page = inOrder(matching, asked.language).slice(asked.offset, asked.offset + asked.limit);
  return {
    people: await showPeople(
      deps,
      management ?? { manager: managerOf(caller, []), companies: [], shipTos: [] },
      found,
      page,
    ),
    total: matching.length,
    counts: countByStatus(besidesStatus),
    managers,
    mayManage: management !== undefined,
  };
}

/** A ship-to that is not the caller's has nobody. */
const targetOf = (management: Management | undefined, shipTo: string | undefined): GrantTarget | undefined =>
  shipTo === undefined
    ? undefined
    : { companyId: management?.shipTos.find(({ id }) => id === shipTo)?.companyId ?? '', shipToId: shipTo };

const idsOf = ({ companies }: Management): string[] => companies.map(({ id }) => id);

async function readSelf({ identity, access }: UsersDeps, { uid }: Caller): Promise<Team> {
  const [accounts, grants] = await Promise.all([identity.listManagedAccounts([uid]), access.listGrantsOf([uid])]);
  return { grants, accounts: new Map(accounts.map((account) => [account.uid, account])), active: new Set([uid]) };
}

/** Everything about some people of a team that a manager is shown. */
export async function showPeople(
  { identity, access, audit }: UsersDeps,
  { manager, shipTos }: Management,
  team: Team,
  accounts: readonly ManagedAccount[],
): Promise<ShownPerson[]> {
  const uids = accounts.map(({ uid }) => uid);
  const [invitations, agreed, everywhere, signIns] = await Promise.all([
    identity.listInvitations(uids),
    identity.listWhoAgreed(uids),
    access.listGrantsOf(uids),
    audit.findLast(uids.map(subjectOf), ['signed-in', 'token-issued']),
  ]);
  const grantsOf = Map.groupBy(team.grants, ({ uid }) => uid);
  return accounts.map((account) => {
    const grants = grantsOf.get(account.uid) ?? [];
    const companies = new Set(grants.map(({ companyId }) => companyId));
    const reached = new Set(shipTosReached(grants, shipTos).map(({ id }) => id));
    const statusLocked = statusLockOf(manager, account, team, everywhere);
    return {
      account,
      grants,
      shipTosWithoutRole: shipTos
        .filter(({ id, companyId }) => companies.has(companyId) && !reached.has(id))
        .map(({ id }) => id),
      termsAgreed: agreed.has(account.uid),
      lastSignIn: signIns.get(subjectOf(account.uid)),
      invitation: account.status === 'Invited' ? invitations.get(account.uid) : undefined,
      locked: lockOf(manager, account, team),
      statusLocked,
      nextStatuses: statusLocked ? [] : nextStatuses(account.status, account.isVerified),
    };
  });
}

export const subjectOf = (uid: string): string => `account:${uid}`;

function inOrder(accounts: readonly ManagedAccount[], language: Language): ManagedAccount[] {
  const { compare } = new Intl.Collator(language);
  return accounts.toSorted(
    (a, b) => compare(a.lastName, b.lastName) || compare(a.firstName, b.firstName) || (a.uid < b.uid ? -1 : 1),
  );
}

function countByStatus(accounts: readonly ManagedAccount[]): Record<UserStatus, number> {
  const counts = Object.fromEntries(userStatuses.map((status) => [status, 0])) as Record<UserStatus, number>;
  for (const { status } of accounts) counts[status] += 1;
  return counts;
}
