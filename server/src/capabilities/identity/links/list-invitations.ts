import type { IdentityDeps } from '../needs/identity.deps.ts';
import { stateOf } from '../rules/account-link.model.ts';

export type Invitation = { sentAt: Date; expiresAt: Date; isOver: boolean };

/** The latest of each person, for anyone who looks after them. */
export async function listInvitations(
  { links, clock }: Pick<IdentityDeps, 'links' | 'clock'>,
  uids: readonly string[],
): Promise<Map<string, Invitation>> {
  const now = clock.now();
  const latest = await links.listLatest('invitation', uids);
  return new Map(
    latest.map((link) => [
      link.uid,
      { sentAt: link.createdAt, expiresAt: link.expiresAt, isOver: stateOf(link, now) !== 'open' },
    ]),
  );
}
