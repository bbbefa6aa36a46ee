import { networkOf } from '#platform/network.ts';
import type { Actor } from '#platform/request.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { throttle, windowEnd, windowStart } from './identity.model.ts';

export type SignInTry = { email: string; address: string };

/**
 * Takes one of the window's attempts before the password is looked at, so that a burst in parallel cannot get past the
 * limit. Answers with the seconds to wait when none is left. A machine that has none left takes none of an account's:
 * otherwise one stranger could lock out everybody.
 */
export async function takeAttempt(deps: IdentityDeps, actor: Actor, attempt: SignInTry): Promise<number | undefined> {
  const { attempts, clock } = deps;
  const now = clock.now();
  const start = windowStart(now);
  const wait = Math.ceil((windowEnd(start).getTime() - now.getTime()) / 1000);
  const { account, address } = subjectsOf(deps, attempt);
  // Always in this order, or two at once could wait for each other.
  const byAddress = await attempts.addAttempt(address, start);
  if (byAddress > throttle.attemptsPerAddress) {
    await noteThrottled(deps, actor, address, byAddress === throttle.attemptsPerAddress + 1);
    return wait;
  }
  const byAccount = await attempts.addAttempt(account, start);
  if (byAccount > throttle.attemptsPerAccount) {
    await noteThrottled(deps, actor, account, byAccount === throttle.attemptsPerAccount + 1);
    return wait;
  }
  return undefined;
}

/** A right password was no guess, and neither was one that nobody had time to look at. */
export async function takeBackAttempt(deps: IdentityDeps, attempt: SignInTry): Promise<void> {
  const start = windowStart(deps.clock.now());
  const { account, address } = subjectsOf(deps, attempt);
  await deps.attempts.takeBackAttempt(address, start);
  await deps.attempts.takeBackAttempt(account, start);
}

/** A password was looked at and was wrong. The limits bound these records: a hundred a machine, ten an account. */
export async function noteRefused(
  deps: IdentityDeps,
  actor: Actor,
  { uid, ...attempt }: SignInTry & { uid: string | undefined },
): Promise<void> {
  const { account, address } = subjectsOf(deps, attempt);
  deps.guard().count('refused');
  await deps.audit.record(actor, {
    action: 'sign-in-refused',
    subject: uid ? `account:${uid}` : account,
    details: { from: address },
  });
}

/** Written down when a limit is met, not for every guess beyond it: those are as many as somebody likes. */
async function noteThrottled({ guard, audit }: IdentityDeps, actor: Actor, subject: string, isFirst: boolean) {
  guard().count('throttled');
  if (isFirst) await audit.record(actor, { action: 'sign-in-throttled', subject, details: {} });
}

// Counters and records need to tell people and machines apart, not to know them.
function subjectsOf({ guard }: Pick<IdentityDeps, 'guard'>, { email, address }: SignInTry) {
  const { digest } = guard();
  return { account: `mail:${digest(email.toLowerCase())}`, address: `address:${digest(networkOf(address))}` };
}
