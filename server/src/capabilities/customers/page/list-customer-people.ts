import type { HeldGrant } from '#capabilities/access/index.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import type { CustomersDeps } from '../needs/customers.deps.ts';

export type CustomerPerson = {
  account: ManagedAccount;
  lastSignIn: Date | undefined;
  /** At this customer; those that are switched off, too. */
  grants: readonly HeldGrant[];
};

const maxPeople = 500;

/** Everybody who belongs to a customer or holds a role there, by name. */
export async function listCustomerPeople(
  { identity, access, audit }: Pick<CustomersDeps, 'identity' | 'access' | 'audit'>,
  companyId: string,
): Promise<CustomerPerson[]> {
  const [own, grants] = await Promise.all([
    identity.listUidsOf(companyId, maxPeople),
    access.listGrantsAt([companyId]),
  ]);
  const uids = [...new Set([...own, ...grants.map(({ uid }) => uid)])];
  const [accounts, signIns] = await Promise.all([
    identity.listManagedAccounts(uids),
    audit.findLast(uids.map(subjectOf), ['signed-in', 'token-issued']),
  ]);
  const grantsOf = Map.groupBy(grants, ({ uid }) => uid);
  return accounts
    .filter(({ isStaff }) => !isStaff)
    .map((account) => ({
      account,
      lastSignIn: signIns.get(subjectOf(account.uid)),
      grants: grantsOf.get(account.uid) ?? [],
    }))
    .toSorted((one, other) => nameOf(one.account).localeCompare(nameOf(other.account)));
}

const subjectOf = (uid: string): string => `account:${uid}`;
const nameOf = ({ lastName, firstName }: ManagedAccount): string => `${lastName} ${firstName}`;
