import type { IdentityDeps } from '../needs/identity.deps.ts';
import { throttle, windowEnd, windowStart } from '../rules/identity.model.ts';
import { accountSubject } from '../sign-in/take-attempt.ts';

/**
 * Whose passwords are not looked at for now, and until when, by address. What other browsers or networks have used up says
 * nothing of the account and is left as it is.
 */
export async function findLocks(deps: IdentityDeps, emails: readonly string[]): Promise<Map<string, Date>> {
  const start = windowStart(deps.clock.now());
  const subjects = new Map(emails.map((email) => [accountSubject(deps, email), email]));
  const spent = await deps.attempts.listSpent([...subjects.keys()], start, throttle.attemptsPerAccount);
  return new Map(
    spent.flatMap((subject) => {
      const email = subjects.get(subject);
      return email === undefined ? [] : [[email, windowEnd(start)] as const];
    }),
  );
}

/** Its guesses count from nothing again; false where none was in the way. */
export async function unlockAccount(deps: IdentityDeps, email: string): Promise<boolean> {
  if (!(await findLocks(deps, [email])).has(email)) return false;
  await deps.attempts.clearAttempts(accountSubject(deps, email), windowStart(deps.clock.now()));
  return true;
}
