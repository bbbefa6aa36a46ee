import { nextDay } from '@dray/contract/calendar-day.ts';
import { headOffice, marketOf } from '@dray/contract/markets.ts';
import { type ManagedAction, managedActions } from '@dray/contract/users/managed-actions.ts';
import type { Role } from '#capabilities/access/index.ts';
import type { TrailEvent } from '#capabilities/audit/index.ts';
import type { ShipTo } from '#capabilities/company/index.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import type { Caller, Scope } from '#platform/request/request.ts';
import { subjectOf } from './list-people.ts';
import { readManagement } from './management.ts';
import type { UsersDeps } from './users.deps.ts';

export type AskedChanges = {
  offset: number;
  limit: number;
  person: string | undefined;
  action: ManagedAction | undefined;
  from: string | undefined;
  to: string | undefined;
};

/** The record holds ids; their names are found when it is read, among the caller's own companies. */
export type ChangePage = {
  events: readonly TrailEvent[];
  total: number;
  accounts: ReadonlyMap<string, ManagedAccount>;
  roles: readonly Role[];
  shipTos: readonly ShipTo[];
};

const maxCounted = 1_000;

export async function listChanges(
  deps: UsersDeps,
  caller: Caller,
  scope: Scope,
  { offset, limit, person, action, from, to }: AskedChanges,
): Promise<ChangePage> {
  const { companies, shipTos } = await readManagement(deps, caller, scope);
  const { timeZone } = marketOf(caller.country ?? headOffice);
  const { events, total } = await deps.audit.listEvents(
    {
      companyIds: companies.map(({ id }) => id),
      markets: [...new Set(companies.map(({ country }) => country))],
      actions: action ? [action] : managedActions,
      subject: person && subjectOf(person),
      from: from === undefined ? undefined : deps.instantOf({ date: from, time: '00:00' }, timeZone),
      until: to === undefined ? undefined : deps.instantOf({ date: nextDay(to), time: '00:00' }, timeZone),
    },
    { offset, limit, max: maxCounted },
  );
  const [accounts, roles] = await Promise.all([
    deps.identity.listManagedAccounts([...new Set(events.flatMap(uidsIn))]),
    deps.access.listRoles(),
  ]);
  return { events, total, roles, shipTos, accounts: new Map(accounts.map((account) => [account.uid, account])) };
}

const uidsIn = ({ subject, actor, actingFor }: TrailEvent): string[] => [
  ...(subject.startsWith('account:') ? [subject.slice('account:'.length)] : []),
  actor,
  ...(actingFor ? [actingFor] : []),
];
