import type { AccessDoor, HeldGrant } from '#capabilities/access/index.ts';
import type { IdentityDoor, ManagedAccount } from '#capabilities/identity/index.ts';
import type { MasterRow } from '#platform/master/master-kind.ts';

export type PeopleDoors = {
  identity: Pick<
    IdentityDoor,
    'addAccount' | 'inviteAccount' | 'listAccountsByEmail' | 'listInvitations' | 'listManagedAccounts'
  >;
  access: Pick<AccessDoor, 'addGrants' | 'listGrantsOf' | 'listHoldersAfter' | 'listRoles' | 'removeGrants'>;
};

export type PersonRow = { row: MasterRow; companyId: string; uid: string };

/** A row for each role of these people. */
export async function rowsOf(
  { identity, access }: PeopleDoors,
  accounts: readonly ManagedAccount[],
): Promise<PersonRow[]> {
  const customers = accounts.filter(({ isStaff }) => !isStaff);
  const uids = customers.map(({ uid }) => uid);
  const [grants, invitations] = await Promise.all([access.listGrantsOf(uids), identity.listInvitations(uids)]);
  const byUid = new Map(customers.map((account) => [account.uid, account]));
  return grants.flatMap((grant) => {
    const account = byUid.get(grant.uid);
    if (!account) return [];
    const isInvited = account.status !== 'Invited' || invitations.has(account.uid);
    return [{ row: toRow(account, grant, isInvited), companyId: grant.companyId, uid: grant.uid }];
  });
}

const toRow = (account: ManagedAccount, grant: HeldGrant, isInvited: boolean): MasterRow => ({
  email: account.email.toLowerCase(),
  first_name: account.firstName,
  last_name: account.lastName,
  phone: account.phone ?? '',
  language: account.locale,
  company: grant.companyId,
  ship_to: grant.shipToId ?? '',
  role: grant.roleId,
  invite: isInvited ? '1' : '0',
});
