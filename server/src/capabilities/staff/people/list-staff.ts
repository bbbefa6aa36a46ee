import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { HeldStaffGrant } from '#capabilities/access/index.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import type { Caller } from '#platform/request/request.ts';
import { fold } from '#platform/text/fold-text.ts';
import type { GrantDeps } from '../needs/staff.deps.ts';
import { holdsIn, managing } from '../rules/giving.model.ts';
import { comesIn } from './find-person.ts';

export type AskedStaff = {
  search: string | undefined;
  role: string | undefined;
  market: Country | undefined;
  offset: number;
  limit: number;
  language: Language;
};

export type ShownGrant = HeldStaffGrant & { giver: ManagedAccount | undefined; mayEnd: boolean };
export type ShownStaff = { account: ManagedAccount; lastSignIn: Date | undefined; grants: readonly ShownGrant[] };
export type StaffPage = { people: readonly ShownStaff[]; total: number };

/** The supplier's people by name: those who come in, and anyone else who still holds a role. */
export async function listStaff(deps: GrantDeps, caller: Caller, asked: AskedStaff): Promise<StaffPage> {
  const [accounts, held] = await Promise.all([deps.identity.listStaff(), deps.access.listStaffGrants()]);
  const grantsOf = Map.groupBy(held, ({ uid }) => uid);
  const found = accounts.filter(
    (account) =>
      (comesIn(account.status) || grantsOf.has(account.uid)) &&
      isNamed(account, asked.search) &&
      holdsAsked(grantsOf.get(account.uid) ?? [], asked),
  );
  const page = inOrder(found, asked.language).slice(asked.offset, asked.offset + asked.limit);
  const [signIns, givers] = await Promise.all([
    deps.audit.findLast(
      page.map(({ uid }) => `account:${uid}`),
      ['signed-in', 'token-issued'],
    ),
    deps.identity.listManagedAccounts([...new Set(held.map(({ grantedBy }) => grantedBy))]),
  ]);
  const people = page.map((account) => ({
    account,
    lastSignIn: signIns.get(`account:${account.uid}`),
    grants: (grantsOf.get(account.uid) ?? []).map((grant) => ({
      ...grant,
      giver: givers.find(({ uid }) => uid === grant.grantedBy),
      // Whether they are the last one is judged when it comes to that: another's role may end first.
      mayEnd: grant.source === 'manual' && holdsIn(caller, managing, grant.countries),
    })),
  }));
  return { people, total: found.length };
}

/** Each word begins or is within a name or the address. */
function isNamed({ firstName, lastName, email }: ManagedAccount, search: string | undefined): boolean {
  if (!search) return true;
  const names = fold(`${firstName} ${lastName} ${email}`);
  return fold(search)
    .split(/\s+/)
    .every((word) => names.includes(word));
}

/** The one role in the one market, where both are asked for. */
function holdsAsked(grants: readonly HeldStaffGrant[], { role, market }: AskedStaff): boolean {
  if (role === undefined && market === undefined) return true;
  return grants.some(
    ({ roleId, countries }) =>
      (role === undefined || roleId === role) && (market === undefined || countries.includes(market)),
  );
}

function inOrder(accounts: readonly ManagedAccount[], language: Language): ManagedAccount[] {
  const { compare } = new Intl.Collator(language);
  return accounts.toSorted(
    (a, b) => compare(a.lastName, b.lastName) || compare(a.firstName, b.firstName) || (a.uid < b.uid ? -1 : 1),
  );
}
