import type { ManagedAccount } from '#capabilities/identity/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { PeopleDeskDeps } from '../needs/people-desk.deps.ts';

export type ShownPerson = {
  account: ManagedAccount;
  invitation: { sentAt: Date; expiresAt: Date; isOver: boolean } | undefined;
  lockedUntil: Date | undefined;
  open: { browsers: number; programs: number };
};

const maxPeople = 500;

/** How everybody's way in stands who is at home with a customer; who belongs elsewhere is helped there. */
export async function listPeople(
  deps: PeopleDeskDeps,
  { scope }: Pick<Request, 'scope'>,
  companyId: string,
): Promise<ShownPerson[]> {
  const [company] = await deps.company.listCustomers(scope, [companyId]);
  if (!company) throw new Refusal('COMPANY_NOT_FOUND');
  return showPeople(deps, await deps.identity.listUidsOf(companyId, maxPeople));
}

export async function showPeople({ identity }: PeopleDeskDeps, uids: readonly string[]): Promise<ShownPerson[]> {
  const [accounts, invitations, open] = await Promise.all([
    identity.listManagedAccounts(uids),
    identity.listInvitations(uids),
    identity.countAccess(uids),
  ]);
  const locks = await identity.findLocks(accounts.map(({ email }) => email));
  return accounts.map((account) => ({
    account,
    invitation: invitations.get(account.uid),
    lockedUntil: locks.get(account.email),
    open: open.get(account.uid) ?? { browsers: 0, programs: 0 },
  }));
}

export async function showPerson(deps: PeopleDeskDeps, uid: string): Promise<ShownPerson> {
  const [shown] = await showPeople(deps, [uid]);
  if (!shown) throw new Error(`${uid} is gone in the middle of a change`);
  return shown;
}
