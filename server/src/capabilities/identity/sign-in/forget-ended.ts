import { daysBefore, retention } from '@dray/contract/retention.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import { type ChunkEnd, workInChunks } from '#platform/jobs/work-in-chunks.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import { throttle, windowStart } from '../rules/identity.model.ts';
import { sessionLifetime } from '../rules/session.model.ts';

/** Rows of each kind at once: nobody waits for a lock. */
const maxRows = 500;

type Forgetting = { forgetEnded: () => Promise<ChunkEnd<'again'>> };
type Round = { database: Pick<Database, 'write'>; clock: Clock; identityOf: DoorOf<Forgetting> };

export async function forgetEndedSignIns({ identityOf, ...round }: Round): Promise<void> {
  await workInChunks({ ...round, job: 'forget-ended-sign-ins' }, (transaction) =>
    identityOf(transaction).forgetEnded(),
  );
}

/**
 * Throws away what counts no more: attempts of past windows, sessions, tokens, keys and steps at the provider that ran out. So
 * many of each at once: anyone may have begun any number of them.
 */
export async function forgetEnded(deps: IdentityDeps): Promise<ChunkEnd<'again'>> {
  const { attempts, sessions, payloads, programTokens, keys, links, clock } = deps;
  const now = clock.now();
  const pastWindows = new Date(windowStart(now).getTime() - 4 * throttle.windowMinutes * 60_000);
  await keys.removeKeysNotAcceptedAt(now);
  const removed = [
    await attempts.removeAttemptsBefore(pastWindows, maxRows),
    await sessions.removeUnusedSince(new Date(now.getTime() - sessionLifetime.idleMs), maxRows),
    await payloads.removeExpired(now, maxRows),
    await programTokens.removeExpired(now, maxRows),
    await links.removeExpiredBefore(daysBefore(now, retention.endedLinkDays), maxRows),
  ];
  return removed.some((rows) => rows >= maxRows) ? { next: 'again' } : 'done';
}
