import type { Request } from '#platform/request/request.ts';
import type { ActingDeps } from './acting.deps.ts';

export const isActingAllowed = async ({ permissions }: ActingDeps, uid: string): Promise<boolean> =>
  (await permissions.listForbidding([uid])).length === 0;

/** Somebody's own word; what goes on for them ends with it. */
export async function setPermission(
  { permissions, sessions, audit, clock }: ActingDeps,
  { caller: { uid }, actor }: Pick<Request, 'caller' | 'actor'>,
  isAllowed: boolean,
): Promise<void> {
  const now = clock.now();
  const isChanged = isAllowed ? await permissions.allow(uid) : await permissions.forbid(uid, now);
  if (!isChanged) return;
  const ended = isAllowed ? 0 : await sessions.endSessionsFor(uid, now);
  await audit.record(actor, {
    action: isAllowed ? 'acting-allowed' : 'acting-forbidden',
    subject: `account:${uid}`,
    details: isAllowed ? {} : { ended },
  });
}
