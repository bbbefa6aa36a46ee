import type { Company, ShipTo } from '#capabilities/company/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Caller, Scope } from '#platform/request/request.ts';
import { type Manager, managerOf, type Team } from '../rules/locks.model.ts';
import type { UsersDeps } from './users.deps.ts';

/** The companies where somebody manages access, and the ship-tos of them at which they do. */
export type Management = { manager: Manager; companies: readonly Company[]; shipTos: readonly ShipTo[] };

export async function readManagement({ company }: UsersDeps, caller: Caller, scope: Scope): Promise<Management> {
  const [companies, shipTos] = await Promise.all([company.listCompanies(scope), company.listShipTos(scope)]);
  return { manager: managerOf(caller, companies), companies, shipTos };
}

export async function readTeam({ access, identity }: UsersDeps, companyIds: readonly string[]): Promise<Team> {
  const grants = await access.listGrantsAt(companyIds);
  const accounts = await identity.listManagedAccounts([...new Set(grants.map(({ uid }) => uid))]);
  return {
    grants,
    accounts: new Map(accounts.map((account) => [account.uid, account])),
    active: new Set(accounts.filter(({ status }) => status === 'Active').map(({ uid }) => uid)),
  };
}

/**
 * Locks a person, then the companies that they and the change are about, so that nobody else changes either before the end.
 * Somebody who works for none of the caller's companies answers like one who does not exist.
 */
export async function lockManaged(
  deps: UsersDeps,
  management: Management,
  uid: string,
  alsoCompanies: readonly string[] = [],
) {
  const account = await deps.identity.lockAccount(uid);
  const everywhere = account ? await deps.access.listGrantsOf([uid]) : [];
  const managed = new Set(management.companies.map(({ id }) => id));
  const companyIds = [...new Set(everywhere.map(({ companyId }) => companyId))].filter((id) => managed.has(id));
  if (!account || companyIds.length === 0) throw new Refusal('USER_NOT_FOUND');

  const involved = [...new Set([...companyIds, ...alsoCompanies])].filter((id) => managed.has(id));
  await deps.company.lockCompanies(involved);
  const team = await readTeam(deps, involved);
  return { account, everywhere, team, companyIds: involved };
}
