import { randomUUID } from 'node:crypto';
import { fallbackLanguage, isLanguage } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { Clock } from '#platform/clock.ts';
import type { MasterRow } from '#platform/master/master-kind.ts';
import type { Actor } from '#platform/request/request.ts';
import type { SitesOfPeople } from './judge-people.ts';
import type { PeopleDoors } from './people-rows.ts';

type Writing = { clock: Clock; doors: PeopleDoors; sites: SitesOfPeople; actor: Actor | undefined };

/** Adds who is new, gives them their roles, and sends a link to those who are to be invited and were not yet. */
export async function writePeople({ clock, doors, sites, actor }: Writing, rows: readonly MasterRow[]): Promise<void> {
  const { identity, access } = doors;
  const byEmail = Map.groupBy(rows, ({ email = '' }) => email);
  const [accounts, companies, shipTos] = await Promise.all([
    identity.listAccountsByEmail([...byEmail.keys()]),
    sites.findCompanies(rows.map(({ company = '' }) => company)),
    sites.findShipTos(rows.map(({ ship_to = '' }) => ship_to).filter(Boolean)),
  ]);
  const known = new Map(accounts.map((account) => [account.email.toLowerCase(), account]));
  const uids = accounts.map(({ uid }) => uid);
  const [held, invitations] = await Promise.all([access.listGrantsOf(uids), identity.listInvitations(uids)]);
  for (const [email, theirs] of byEmail) {
    const account = known.get(email);
    const uid = account?.uid ?? `u-${randomUUID()}`;
    const customerTypeOf = (row: MasterRow) =>
      (shipTos.get(row.ship_to ?? '') ?? companies.get(row.company ?? ''))?.customerType ?? '';
    const [first] = theirs;
    if (!account && first)
      await identity.addAccount({
        ...toAccount(first, customerTypeOf(first), companies.get(first.company ?? '')?.country),
        uid,
        createdAt: clock.now(),
      });
    const has = new Set(held.filter((grant) => grant.uid === uid).map(nameOf));
    const wanted = theirs.map((row) => toGrant(row, customerTypeOf(row)));
    await access.addGrants(
      uid,
      wanted.filter((grant) => !has.has(nameOf(grant))),
    );
    const isWaiting = !account || (account.status === 'Invited' && !invitations.has(uid));
    if (actor && isWaiting && theirs.some(({ invite }) => invite === '1'))
      await identity.inviteAccount(actor, { uid, invitedBy: undefined });
  }
}

function toAccount(row: MasterRow, customerType: string, country: Country | undefined) {
  const locale = isLanguage(row.language) ? row.language : fallbackLanguage;
  return {
    email: row.email ?? '',
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    phone: row.phone || undefined,
    country,
    languages: [locale],
    locale,
    companyId: row.company ?? '',
    customerType,
  };
}

export const toGrant = (row: MasterRow, customerType: string) => ({
  companyId: row.company ?? '',
  shipToId: row.ship_to || undefined,
  roleId: row.role ?? '',
  customerType,
});

const nameOf = ({
  companyId,
  shipToId,
  roleId,
}: {
  companyId: string;
  shipToId?: string | undefined;
  roleId: string;
}) => `${companyId} ${shipToId ?? ''} ${roleId}`;
