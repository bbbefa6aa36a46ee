import { randomBytes } from 'node:crypto';
import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import { expiryOf, type LinkKind, type LinkSecret } from '../rules/account-link.model.ts';
import { digestOf } from '../sign-in/sessions.ts';

type Wanted = { uid: string; kind: LinkKind; createdBy: string | undefined };

/**
 * The secret is derived, not kept: a mail that is written again after a kill holds the same link, and anyone who reads the
 * database finds none. It belongs to one kind and one account.
 */
export const secretOf = (
  { linkDigest }: Pick<IdentityDeps, 'linkDigest'>,
  { kind, uid, code }: { kind: LinkKind; uid: string; code: string },
): string => linkDigest(JSON.stringify([kind, uid, code]));

/** A newer link ends the older ones of its kind. */
export async function makeLink(deps: IdentityDeps, { uid, kind, createdBy }: Wanted): Promise<LinkSecret> {
  const now = deps.clock.now();
  const code = randomBytes(16).toString('base64url');
  const secret = secretOf(deps, { kind, uid, code });
  await deps.links.endLinksOf(uid, kind, now);
  await deps.links.addLink({
    code,
    uid,
    kind,
    digest: digestOf(secret),
    createdAt: now,
    expiresAt: expiryOf(kind, now),
    createdBy,
  });
  return { code, secret };
}

/** Part of the caller's transaction: anyone who was not added is not invited. */
export async function inviteAccount(
  deps: IdentityDeps,
  actor: Actor,
  { uid, invitedBy }: { uid: string; invitedBy: string | undefined },
): Promise<LinkSecret> {
  const account = await deps.accounts.findAccount(uid);
  if (!account) throw new Refusal('USER_NOT_FOUND');
  const link = await tellInvitation(deps, { uid, invitedBy });
  await deps.audit.record(actor, {
    action: 'person-invited',
    subject: `account:${uid}`,
    details: {},
    companyId: account.companyId,
  });
  return link;
}

/** A new link and the mail that holds it, of which the caller keeps the record. */
export async function tellInvitation(
  deps: IdentityDeps,
  { uid, invitedBy }: { uid: string; invitedBy: string | undefined },
): Promise<LinkSecret> {
  const link = await makeLink(deps, { uid, kind: 'invitation', createdBy: invitedBy });
  await deps.tell(
    {
      kind: 'person-invited',
      uid,
      subject: `account:${uid}`,
      fact: link.code,
      params: { code: link.code },
      language: undefined,
    },
    ['mail'],
  );
  return link;
}
