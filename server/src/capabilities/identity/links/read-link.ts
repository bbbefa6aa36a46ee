import type { IdentityDeps } from '../needs/identity.deps.ts';
import type { AccountLink, LinkSecret } from '../rules/account-link.model.ts';
import type { Person } from '../rules/identity.model.ts';
import { getOpenLink } from './get-open-link.ts';

export type LinkReading = {
  link: AccountLink;
  person: Person;
  inviter: Person | undefined;
  companyName: string | undefined;
  shipTos: Awaited<ReturnType<IdentityDeps['findRoleShipTos']>>;
};

/** Anyone who holds the link has the mailbox: they may know what waits for them. Nothing is used up (T140). */
export async function readLink(deps: IdentityDeps, secret: LinkSecret): Promise<LinkReading> {
  const { link, person } = await getOpenLink(deps, secret);
  const [inviter, companyName, shipTos] = await Promise.all([
    link.createdBy === undefined ? undefined : deps.accounts.findPerson(link.createdBy),
    person.companyId === undefined ? undefined : deps.findCompanyName(person.companyId),
    link.kind === 'invitation' ? deps.findRoleShipTos(person.uid) : [],
  ]);
  return { link, person, inviter, companyName, shipTos };
}
