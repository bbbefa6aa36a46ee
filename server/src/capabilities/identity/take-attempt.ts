import { createHash } from 'node:crypto';
import type { IdentityDeps } from './identity.deps.ts';
import { throttle, windowEnd, windowStart } from './identity.model.ts';

export type SignInTry = { email: string; address: string };

/**
 * Takes one of the window's attempts before the password is looked at, so that a burst in parallel cannot get past the
 * limit. Answers with the seconds to wait when none is left.
 */
export async function takeAttempt({ attempts, clock }: IdentityDeps, attempt: SignInTry): Promise<number | undefined> {
  const now = clock.now();
  const start = windowStart(now);
  const { account, address } = subjects(attempt);
  // Always in this order, or two at once could wait for each other.
  const byAccount = await attempts.addAttempt(account, start);
  const byAddress = await attempts.addAttempt(address, start);
  const isLeft = byAccount <= throttle.attemptsPerAccount && byAddress <= throttle.attemptsPerAddress;
  return isLeft ? undefined : Math.ceil((windowEnd(start).getTime() - now.getTime()) / 1000);
}

/** A right password was no guess. */
export async function takeBackAttempt({ attempts, clock }: IdentityDeps, attempt: SignInTry): Promise<void> {
  const start = windowStart(clock.now());
  const { account, address } = subjects(attempt);
  await attempts.takeBackAttempt(account, start);
  await attempts.takeBackAttempt(address, start);
}

// The table needs to tell addresses apart, not to know them.
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const subjects = ({ email, address }: SignInTry) => ({
  account: `account:${digest(email.toLowerCase())}`,
  address: `address:${digest(address)}`,
});
