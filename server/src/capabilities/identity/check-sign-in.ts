import { Refusal } from '#platform/refusal.ts';
import type { Actor, DoorOf, Request } from '#platform/request/request.ts';
import type { IdentityDoor } from './identity.door.ts';
import type { SignInGuard } from './needs/sign-in-guard.ts';
import type { Account } from './rules/identity.model.ts';
import { isPasswordRight } from './sign-in/check-password.ts';
import type { SignInTry } from './sign-in/take-attempt.ts';

type SignInSteps = Pick<Request, 'read' | 'write'> & { identityOf: DoorOf<IdentityDoor>; guard: SignInGuard };
export type PasswordTry = SignInTry & { password: string };

/**
 * Who somebody is by their password. Each step has its own hold on the database: the attempt counts even when the password
 * turns out wrong, and no transaction stays open while the password is hashed. A refusal says the same for a wrong
 * password and for no such account.
 */
export async function checkSignIn(
  steps: SignInSteps,
  actor: Actor,
  { password, ...attempt }: PasswordTry,
): Promise<Account> {
  const { read, write, identityOf } = steps;
  const waitSeconds = await write((transaction) => identityOf(transaction).takeAttempt(actor, attempt));
  if (waitSeconds) throw new Refusal('TOO_MANY_ATTEMPTS', { minutes: Math.ceil(waitSeconds / 60) }, waitSeconds);

  const found = await read((transaction) => identityOf(transaction).findCredentials(attempt.email));
  const isRight = await inTurn(steps, attempt, () => isPasswordRight(password, found?.passwordHash));
  if (isRight && found?.account.maySignIn) return found.account;

  await write((transaction) => identityOf(transaction).noteRefused(actor, { ...attempt, uid: found?.account.uid }));
  throw new Refusal('SIGN_IN_REFUSED');
}

async function inTurn({ guard, write, identityOf }: SignInSteps, attempt: SignInTry, check: () => Promise<boolean>) {
  try {
    return await guard.slots.run(check);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    guard.count('unavailable');
    await write((transaction) => identityOf(transaction).takeBackAttempt(attempt));
    throw error;
  }
}
