import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import { addressOf } from '../rules/account-link.model.ts';
import { makeLink } from './make-link.ts';

/** For support, who hands it over by another way than mail. */
export async function makeInvitationLink(
  deps: IdentityDeps,
  actor: Actor,
  email: string,
  portalUrl: string,
): Promise<string> {
  const account = (await deps.accounts.findCredentials(email))?.account;
  if (!account) throw new Refusal('USER_NOT_FOUND');
  if (account.status !== 'Invited') throw new Refusal('LINK_OVER');
  const { uid, companyId } = account;
  const link = await makeLink(deps, { uid, kind: 'invitation', createdBy: undefined });
  await deps.audit.record(actor, {
    action: 'invitation-link-made',
    subject: `account:${uid}`,
    details: {},
    companyId,
  });
  return addressOf(portalUrl, 'invitation', link);
}
