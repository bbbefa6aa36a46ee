import { Refusal } from '#platform/refusal.ts';
import type { Actor, Caller } from '#platform/request/request.ts';
import type { UsersDeps } from './users.deps.ts';

/** Done on the tutorial's last page (H10); everyone for themselves. */
export async function setFirstLoginFlag(
  { identity, audit }: UsersDeps,
  caller: Caller,
  actor: Actor,
  { uid, firstLogin }: { uid: string; firstLogin: boolean },
): Promise<void> {
  if (uid !== caller.uid) throw new Refusal('USER_NOT_FOUND');
  await identity.setFirstLogin(uid, firstLogin);
  await audit.record(actor, { action: 'first-login-set', subject: `account:${uid}`, details: { firstLogin } });
}
