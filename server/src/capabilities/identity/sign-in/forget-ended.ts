import { daysBefore, retention } from '@dray/contract/retention.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import { throttle, windowStart } from '../rules/identity.model.ts';
import { sessionLifetime } from '../rules/session.model.ts';

/** Throws away what counts no more: attempts of past windows, sessions, tokens, keys and steps at the provider that ran out. */
export async function forgetEnded(deps: IdentityDeps): Promise<void> {
  const { attempts, sessions, payloads, programTokens, keys, links, clock } = deps;
  const now = clock.now();
  await attempts.removeAttemptsBefore(new Date(windowStart(now).getTime() - 4 * throttle.windowMinutes * 60_000));
  await sessions.removeUnusedSince(new Date(now.getTime() - sessionLifetime.idleMs));
  await payloads.removeExpired(now);
  await programTokens.removeExpired(now);
  await keys.removeKeysNotAcceptedAt(now);
  await links.removeExpiredBefore(daysBefore(now, retention.endedLinkDays));
}
