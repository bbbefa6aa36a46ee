import type { IdentityDeps } from './identity.deps.ts';
import { throttle, windowStart } from './identity.model.ts';
import { pendingSignInMs, sessionLifetime } from './session.model.ts';

/** Throws away what counts no more: attempts of past windows, sign-ins nobody finished, sessions and steps that ran out. */
export async function forgetEnded({
  attempts,
  sessions,
  payloads,
  programTokens,
  keys,
  clock,
}: IdentityDeps): Promise<void> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await attempts.removeAttemptsBefore(new Date(windowStart(now).getTime() - 4 * throttle.windowMinutes * 60_000));
  await sessions.removeOlderThan({
    pendingBefore: before(pendingSignInMs),
    sessionsBefore: before(sessionLifetime.idleMs),
  });
  await payloads.removeExpired(now);
  await programTokens.removeExpired(now);
  await keys.removeKeysNotAcceptedAt(now);
}
