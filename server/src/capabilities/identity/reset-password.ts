import type { Request } from '#platform/request/request.ts';
import { hashNewPassword, requireWellFormed, type TypedTwice } from './new-password.ts';
import type { PasswordSteps } from './password-steps.ts';
import type { LinkSecret } from './rules/account-link.model.ts';
import type { PasswordSet } from './set-first-password.ts';

export async function resetPassword(
  steps: PasswordSteps,
  { actor, language }: Pick<Request, 'actor' | 'language'>,
  { secret, ...typed }: TypedTwice & { secret: LinkSecret },
): Promise<PasswordSet> {
  const { read, write, identityOf } = steps;
  const open = await read((transaction) => identityOf(transaction).getOpenLink(secret, 'reset'));
  requireWellFormed(typed);
  const hashed = await hashNewPassword(steps, open.person, typed.newPassword, language);
  const ended = await write((transaction) => identityOf(transaction).letBackIn(actor, open, hashed));
  return { email: open.person.email, ended };
}
