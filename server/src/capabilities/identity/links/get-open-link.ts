import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '#platform/refusal.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import { type AccountLink, type LinkKind, type LinkSecret, stateOf } from '../rules/account-link.model.ts';
import type { Person } from '../rules/identity.model.ts';
import { digestOf } from '../sign-in/sessions.ts';

export type OpenLink = { link: AccountLink; person: Person };

/** What nobody made, or made for something else, is not known; what was made and counts no more is over. */
export async function getOpenLink(
  { links, accounts, clock }: IdentityDeps,
  { code, secret }: LinkSecret,
  kind?: LinkKind,
): Promise<OpenLink> {
  const link = await links.findLink(code);
  // Digests are of one length, so the comparison takes as long for a link that does not exist.
  const isRight = timingSafeEqual(Buffer.from(digestOf(secret)), Buffer.from(link?.digest ?? digestOf('')));
  if (!link || !isRight || (kind && link.kind !== kind)) throw new Refusal('LINK_UNKNOWN');
  const person = await accounts.findPerson(link.uid);
  if (!person || stateOf(link, clock.now()) !== 'open' || !mayUse(link, person)) throw new Refusal('LINK_OVER');
  return { link, person };
}

/** Somebody may have been put out after their link was sent. */
const mayUse = ({ kind }: AccountLink, { status, maySignIn }: Person): boolean =>
  kind === 'invitation' ? status === 'Invited' : maySignIn;
