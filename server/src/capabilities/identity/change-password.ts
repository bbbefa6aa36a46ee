import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import { checkSignIn } from './check-sign-in.ts';
import { hashNewPassword, requireWellFormed, type TypedTwice } from './new-password.ts';
import type { PasswordSteps } from './password-steps.ts';
import type { Person } from './rules/identity.model.ts';
import type { PasswordSet } from './set-first-password.ts';

type Change = TypedTwice & { uid: string; oldPassword: string };

/** One's own only. The session it is done in goes on; every other one ends. */
export async function changePassword(
  steps: PasswordSteps,
  request: Pick<Request, 'actor' | 'address' | 'caller' | 'language' | 'sessionId'>,
  { uid, oldPassword, ...typed }: Change,
): Promise<PasswordSet> {
  const { actor, caller, language, sessionId } = request;
  const { read, write, identityOf } = steps;
  const person = uid === caller.uid ? await read((transaction) => identityOf(transaction).findPerson(uid)) : undefined;
  if (!person) throw new Refusal('USER_NOT_FOUND');
  requireWellFormed(typed);
  await checkOldPassword(steps, request, person, oldPassword);
  const hashed = await hashNewPassword(steps, person, typed.newPassword, language);
  const { companyId } = person;
  const ended = await write((transaction) =>
    identityOf(transaction).replacePassword(actor, { uid, companyId, hashed, keepSession: sessionId }),
  );
  // Changed elsewhere meanwhile.
  if (!ended) throw new Refusal('OLD_PASSWORD_WRONG');
  return { email: person.email, ended };
}

/** Counted like a sign-in: an open browser is no place to try out passwords at leisure. */
async function checkOldPassword(
  steps: PasswordSteps,
  { actor, address, sessionId }: Pick<Request, 'actor' | 'address' | 'sessionId'>,
  { email }: Person,
  password: string,
): Promise<void> {
  const attempt = { email, address, knownDevice: sessionId };
  try {
    await checkSignIn(steps, actor, { ...attempt, password });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'SIGN_IN_REFUSED') throw new Refusal('OLD_PASSWORD_WRONG');
    throw error;
  }
  await steps.write((transaction) => steps.identityOf(transaction).takeBackAttempt(attempt));
}
