import { networkOf } from '#platform/network.ts';
import type { Actor } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import { throttle, windowEnd, windowStart } from '../rules/identity.model.ts';

export type SignInTry = {
  email: string;
  address: string;
  /** The browser on which this account has signed in before; programs have none. */
  knownDevice?: string | undefined;
};

/**
 * Takes one of the window's attempts before the password is looked at, so that a burst in parallel cannot get past the
 * limit. Answers with the seconds to wait when none is left. A machine that has none left takes none of an account's:
 * otherwise one stranger could lock out everybody.
 */
export async function takeAttempt(deps: IdentityDeps, actor: Actor, attempt: SignInTry): Promise<number | undefined> {
  return takeFrom(deps, actor, budgetsOf(deps, attempt));
}

/**
 * Of asking for a link by mail: counted alike whether there is such an account, and apart from guesses at passwords. An
 * account's are counted by the network that asks: a stranger who asks for somebody's uses up their own.
 */
export async function takeResetAttempt(
  deps: IdentityDeps,
  actor: Actor,
  attempt: SignInTry,
): Promise<number | undefined> {
  const { account, address } = subjectsOf(deps, attempt);
  return takeFrom(deps, actor, [
    { subject: `reset ${address}`, max: throttle.resetsPerAddress },
    { subject: `reset ${account} ${address}`, max: throttle.resetsPerAccount },
  ]);
}

type Budget = { subject: string; max: number };

async function takeFrom(deps: IdentityDeps, actor: Actor, budgets: readonly Budget[]): Promise<number | undefined> {
  const { attempts, clock } = deps;
  const now = clock.now();
  const start = windowStart(now);
  // Always in this order, or two at once could wait for each other.
  for (const { subject, max } of budgets) {
    const taken = await attempts.addAttempt(subject, start);
    if (taken <= max) continue;
    await noteThrottled(deps, actor, subject, taken === max + 1);
    return Math.ceil((windowEnd(start).getTime() - now.getTime()) / 1000);
  }
  return undefined;
}

/** A right password was no guess, and neither was one that nobody had time to look at. */
export async function takeBackAttempt(deps: IdentityDeps, attempt: SignInTry): Promise<void> {
  const start = windowStart(deps.clock.now());
  for (const { subject } of budgetsOf(deps, attempt)) await deps.attempts.takeBackAttempt(subject, start);
}

/** Anyone who guesses elsewhere, or from the same address, does not touch what a known device has left. */
function budgetsOf(deps: Pick<IdentityDeps, 'guard'>, attempt: SignInTry): Budget[] {
  const { account, address, device } = subjectsOf(deps, attempt);
  if (device) return [{ subject: device, max: throttle.attemptsPerKnownDevice }];
  return [
    { subject: address, max: throttle.attemptsPerAddress },
    { subject: account, max: throttle.attemptsPerAccount },
  ];
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

/** Under which an account's guesses are counted. */
export const accountSubject = ({ guard }: Pick<IdentityDeps, 'guard'>, email: string): string =>
  `mail:${guard().digest(email.toLowerCase())}`;

// Counters and records need to tell people and machines apart, not to know them.
function subjectsOf(deps: Pick<IdentityDeps, 'guard'>, { email, address, knownDevice }: SignInTry) {
  const { digest } = deps.guard();
  const mail = email.toLowerCase();
  return {
    account: accountSubject(deps, email),
    address: `address:${digest(networkOf(address))}`,
    device: knownDevice === undefined ? undefined : `device:${digest(`${knownDevice} ${mail}`)}`,
  };
}
