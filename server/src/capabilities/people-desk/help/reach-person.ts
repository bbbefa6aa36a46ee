import type { CustomerRow } from '#capabilities/company/index.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { PeopleDeskDeps } from '../needs/people-desk.deps.ts';

type Staff = Pick<Request, 'scope'>;
type Reaching = Pick<PeopleDeskDeps, 'identity' | 'company'>;
export type ReachedPerson = { account: ManagedAccount; company: CustomerRow };

/** A person of a customer in reach, whose record nobody else changes until the end. */
export const lockPerson = async (deps: Reaching, request: Staff, uid: string): Promise<ReachedPerson> =>
  reach(deps, request, await deps.identity.lockAccount(uid));

/** The same to look at. */
export async function findPerson(
  deps: Pick<Reaching, 'company'> & { identity: Pick<Reaching['identity'], 'listManagedAccounts'> },
  request: Staff,
  uid: string,
): Promise<ReachedPerson> {
  const [account] = await deps.identity.listManagedAccounts([uid]);
  return reach(deps, request, account);
}

/** Staff, a ship-to's desk and people of customers out of reach answer like nobody at all. */
async function reach({ company }: Pick<Reaching, 'company'>, { scope }: Staff, account: ManagedAccount | undefined) {
  const companyId = account?.isStaff ? undefined : account?.companyId;
  const [found] = companyId ? await company.listCustomers(scope, [companyId]) : [];
  if (!account || !found) throw new Refusal('USER_NOT_FOUND');
  return { account, company: found };
}
