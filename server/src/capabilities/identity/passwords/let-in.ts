import type { EndedAccess } from '@dray/contract/identity/passwords.rest.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Actor, Request } from '#platform/request/request.ts';
import { noteConsents, requireConsents } from '../consents/accept-consents.ts';
import { getOpenLink, type OpenLink } from '../links/get-open-link.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import type { LinkSecret } from '../rules/account-link.model.ts';
import type { GivenConsents } from '../rules/consents.model.ts';
import type { HashedPassword } from '../store/password.store.ts';
import { replacePassword } from './replace-password.ts';

/** In one transaction: of two who come with one link at once the second finds it used. */
export async function letIn(
  deps: IdentityDeps,
  actor: Actor,
  { link, person }: OpenLink,
  { hashed, consents }: { hashed: HashedPassword; consents: GivenConsents },
): Promise<EndedAccess> {
  const { uid, companyId } = person;
  await useUp(deps, link.code);
  const ended = await replacePassword(deps, actor, { uid, companyId, hashed });
  if (!ended) throw new Refusal('LINK_OVER');
  await deps.passwords.setVerified(uid);
  await noteConsents(deps, { ...actor, companyId }, uid, consents);
  return ended;
}

export async function letBackIn(
  deps: IdentityDeps,
  actor: Actor,
  { link, person }: OpenLink,
  hashed: HashedPassword,
): Promise<EndedAccess> {
  await useUp(deps, link.code);
  const ended = await replacePassword(deps, actor, { uid: person.uid, companyId: person.companyId, hashed });
  if (!ended) throw new Refusal('LINK_OVER');
  return ended;
}

/** The same without a password, where another provider keeps it (T139). */
export async function acceptInvitation(
  deps: IdentityDeps,
  { actor, language }: Pick<Request, 'actor' | 'language'>,
  { secret, consents }: { secret: LinkSecret; consents: GivenConsents },
): Promise<string> {
  const { link, person } = await getOpenLink(deps, secret, 'invitation');
  requireConsents(consents, language);
  await useUp(deps, link.code);
  await deps.passwords.setVerified(person.uid);
  await noteConsents(deps, { ...actor, companyId: person.companyId }, person.uid, consents);
  return person.email;
}

async function useUp({ links, clock }: IdentityDeps, code: string): Promise<void> {
  if (!(await links.useLink(code, clock.now()))) throw new Refusal('LINK_OVER');
}
