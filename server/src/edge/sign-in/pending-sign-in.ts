import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Sealing } from '#platform/secrets/sealing.ts';

export const pendingSeconds = 600;
/** Browsers drop a cookie of more than four kilobytes, and the sign-in with it. */
const maxReturnPathLength = 2_000;

const purpose = 'pending sign-in';
const pendingSignIn = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
});
const stored = pendingSignIn.extend({ endsAt: z.number() });

/** A sign-in that was begun and has not yet come back from the provider. */
export type PendingSignIn = z.infer<typeof pendingSignIn>;
export type PendingSignIns = ReturnType<typeof pendingSignIns>;

/**
 * The browser itself keeps it, in a cookie that it can neither read nor change: anyone who begins many sign-ins fills
 * nothing of ours. The provider's code counts once, so nobody gains by keeping the cookie.
 */
export function pendingSignIns({ sealing, clock }: { sealing: Sealing; clock: Clock }) {
  return {
    seal({ returnTo, ...keys }: PendingSignIn): string {
      const endsAt = clock.now().getTime() + pendingSeconds * 1000;
      const path = returnTo.length > maxReturnPathLength ? '/' : returnTo;
      return sealing.seal(purpose, JSON.stringify({ ...keys, returnTo: path, endsAt }));
    },

    /** The sign-in that this browser began with this state; undefined when it did not, or too long ago. */
    open(sealed: string, state: string): PendingSignIn | undefined {
      const text = sealing.open(purpose, sealed);
      if (text === undefined) return undefined;
      const { endsAt, ...pending } = stored.parse(JSON.parse(text));
      return pending.state === state && clock.now().getTime() < endsAt ? pending : undefined;
    },
  };
}
