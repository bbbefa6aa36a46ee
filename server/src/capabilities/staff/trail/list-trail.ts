import { nextDay } from '@dray/contract/calendar-day.ts';
import { countries, headOffice, marketOf } from '@dray/contract/markets.ts';
import { type RecordedAction, recordedActions } from '@dray/contract/staff/recorded-actions.ts';
import type { AskedTrail, TrailEvent, TrailReach, TrailSlice } from '#capabilities/audit/index.ts';
import type { Company } from '#capabilities/company/index.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import type { Scope } from '#platform/request/request.ts';
import type { StaffDeps } from '../needs/staff.deps.ts';

export type TrailFilter = {
  subject: string | undefined;
  actor: string | undefined;
  company: string | undefined;
  action: RecordedAction | undefined;
  from: string | undefined;
  to: string | undefined;
};

/** The record holds ids; names are those of today. */
export type NamedTrail = {
  events: readonly TrailEvent[];
  accounts: ReadonlyMap<string, ManagedAccount>;
  companies: ReadonlyMap<string, Company>;
};

const maxCounted = 1_000;

type ReadingTrail = Pick<StaffDeps, 'audit' | 'identity' | 'company' | 'instantOf'>;

export async function listTrail(deps: ReadingTrail, scope: Scope, filter: TrailFilter, slice: TrailSlice) {
  const [trail, total] = await Promise.all([
    readTrail(deps, scope, filter, slice),
    deps.audit.countTrail(askedOf(deps, scope, filter), maxCounted),
  ]);
  return { ...trail, total };
}

export async function readTrail(
  deps: ReadingTrail,
  scope: Scope,
  filter: TrailFilter,
  slice: TrailSlice,
): Promise<NamedTrail> {
  const events = await deps.audit.listTrail(askedOf(deps, scope, filter), slice);
  const uids = events.flatMap(({ actor, actingFor, subject }) => [actor, actingFor, subject.replace(/^account:/, '')]);
  const companyIds = events.flatMap(({ companyId }) => companyId ?? []);
  const [accounts, companies] = await Promise.all([
    deps.identity.listManagedAccounts([...new Set(uids.filter((uid) => uid !== undefined))]),
    deps.company.listCompanyNames([...new Set(companyIds)]),
  ]);
  return {
    events,
    accounts: new Map(accounts.map((account) => [account.uid, account])),
    companies: new Map(companies.map((company) => [company.id, company])),
  };
}

function askedOf({ instantOf }: ReadingTrail, scope: Scope, filter: TrailFilter): AskedTrail {
  const { timeZone } = marketOf(headOffice);
  const startOf = (date: string) => instantOf({ date, time: '00:00' }, timeZone);
  const { subject, actor, company, action, from, to } = filter;
  return {
    reach: reachOf(scope),
    actions: action ? [action] : recordedActions,
    subject,
    actor,
    companyId: company,
    from: from === undefined ? undefined : startOf(from),
    until: to === undefined ? undefined : startOf(nextDay(to)),
  };
}

/** What concerns no company, like a switch or a role of the staff, is read by those who read the audit of every market. */
const reachOf = ({ markets, companyIds }: Scope): TrailReach =>
  countries.every((market) => markets.includes(market)) ? 'everything' : { markets, companyIds };
