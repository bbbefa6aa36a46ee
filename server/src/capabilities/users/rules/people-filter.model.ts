import type { UserStatus } from '@dray/contract/users/user-status.ts';
import type { HeldGrant } from '#capabilities/access/index.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import { reaches, reachOf } from '#platform/request/reach.ts';
import type { GrantTarget } from './grant-target.model.ts';

export type PeopleFilter = {
  search: string | undefined;
  status: UserStatus | undefined;
  target: GrantTarget | undefined;
  role: string | undefined;
  person: string | undefined;
};

export const matchesPerson = (
  { search, status, target, role, person }: PeopleFilter,
  account: ManagedAccount,
  grants: readonly HeldGrant[],
): boolean =>
  (person === undefined || account.uid === person) &&
  (status === undefined || account.status === status) &&
  (role === undefined || grants.some(({ roleId }) => roleId === role)) &&
  (target === undefined || reaches(reachOf(grants), target)) &&
  (search === undefined || isNamed(account, search));

/** Each word begins or is within a name or the address; nobody has to type diacritics. */
function isNamed({ firstName, lastName, email }: ManagedAccount, search: string): boolean {
  const names = fold(`${firstName} ${lastName} ${email}`);
  return fold(search)
    .split(' ')
    .every((word) => names.includes(word));
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
