import type { IdentityDeps } from '../needs/identity.deps.ts';
import { addressOf, type LinkSecret } from '../rules/account-link.model.ts';
import type { NewStaff } from '../rules/managed-account.model.ts';
import { tellInvitation } from './make-link.ts';

/**
 * One more of the supplier's people, with the mail that lets them in; undefined where the address belongs to somebody
 * already. The caller's own record says who let them in, and to what.
 */
export async function inviteStaff(
  deps: IdentityDeps,
  person: Omit<NewStaff, 'createdAt'>,
  invitedBy: string | undefined,
): Promise<LinkSecret | undefined> {
  if (!(await deps.staffAccounts.addStaff({ ...person, createdAt: deps.clock.now() }))) return undefined;
  const { uid } = person;
  const link = await tellInvitation(deps, { uid, invitedBy });
  return link;
}

/** For an operator who hands it over by another way than mail. */
export const invitationAddress = (portalUrl: string, link: LinkSecret): string =>
  addressOf(portalUrl, 'invitation', link);
