import { availableParallelism } from 'node:os';
import { type KeyedDigest, keyedDigest } from '#platform/secrets/keyed-digest.ts';
import { type WorkSlots, workSlots } from '#platform/work-slots.ts';
import type { SignInOutcome } from '../rules/identity.model.ts';

/** What every sign-in passes, however it comes: one for the whole process. */
export type SignInGuard = {
  /** Counters and records tell people and machines apart by it, and know neither. */
  digest: KeyedDigest;
  count: (outcome: SignInOutcome) => void;
  /** Passwords that are looked at at the same time. */
  slots: WorkSlots;
};

/** About a second of work for each core: a whole office that comes at eight o'clock waits, a flood does not fit. */
const waitingPerCore = 32;

export function signInGuard({ key, count }: { key: Buffer; count: SignInGuard['count'] }): SignInGuard {
  const cores = availableParallelism();
  return {
    digest: keyedDigest(key, 'sign-in'),
    count,
    slots: workSlots({ atOnce: cores, waiting: cores * waitingPerCore }),
  };
}
