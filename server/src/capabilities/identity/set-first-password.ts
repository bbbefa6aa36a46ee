import type { EndedAccess } from '@dray/contract/identity/passwords.rest.ts';
import type { Request } from '#platform/request/request.ts';
import { requireConsents } from './consents/accept-consents.ts';
import { hashNewPassword, requireWellFormed, type TypedTwice } from './new-password.ts';
import type { PasswordSteps } from './password-steps.ts';
import type { LinkSecret } from './rules/account-link.model.ts';
import type { GivenConsents } from './rules/consents.model.ts';

export type PasswordSet = { email: string; ended: EndedAccess };
type FirstPassword = TypedTwice & { secret: LinkSecret; consents: GivenConsents };

/** Nothing is kept of a try that was refused: the link goes on counting until all of it is right. */
export async function setFirstPassword(
  steps: PasswordSteps,
  { actor, language }: Pick<Request, 'actor' | 'language'>,
  { secret, consents, ...typed }: FirstPassword,
): Promise<PasswordSet> {
  const { read, write, identityOf } = steps;
  const open = await read((transaction) => identityOf(transaction).getOpenLink(secret, 'invitation'));
  requireWellFormed(typed);
  requireConsents(consents, language);
  const hashed = await hashNewPassword(steps, open.person, typed.newPassword, language);
  const ended = await write((transaction) => identityOf(transaction).letIn(actor, open, { hashed, consents }));
  return { email: open.person.email, ended };
}
