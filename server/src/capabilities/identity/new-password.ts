import { barredPasswords, isTypeable, unmetRules } from '@dray/contract/identity/password-rules.ts';
import type { Language } from '@dray/contract/languages.ts';
import { guessableText } from '@dray/contract/texts/guessable-text.ts';
import { Refusal } from '#platform/refusal.ts';
import type { PasswordSteps } from './password-steps.ts';
import { wordsAbout } from './passwords/password-judge.ts';
import type { Person } from './rules/identity.model.ts';
import { hashPassword, isOneOf } from './sign-in/check-password.ts';
import type { HashedPassword } from './store/password.store.ts';

export type TypedTwice = { newPassword: string; retypePassword: string };

/** What can be said without knowing whose it is to be. */
export function requireWellFormed({ newPassword, retypePassword }: TypedTwice): void {
  if (newPassword !== retypePassword) throw new Refusal('PASSWORDS_DIFFER');
  if (!isTypeable(newPassword)) throw new Refusal('NEW_PASSWORD_WRONG');
  const unmet = unmetRules(newPassword);
  if (unmet.length > 0) throw new Refusal('PASSWORD_RULES_UNMET', {}, undefined, { unmet });
}

/**
 * Neither easy to guess nor one of the last; then its hash, with the one it takes the place of. No transaction is open
 * meanwhile, and all of it is one turn among the passwords that are looked at.
 */
export async function hashNewPassword(
  { read, identityOf, guard, judge }: PasswordSteps,
  person: Person,
  newPassword: string,
  language: Language,
): Promise<HashedPassword> {
  const { hashes, companyName } = await read(async (transaction) => ({
    hashes: await identityOf(transaction).findHashes(person.uid, barredPasswords),
    companyName: await identityOf(transaction).findCompanyNameOf(person),
  }));
  const reason = await judge({ password: newPassword, words: wordsAbout({ ...person, companyName }) });
  if (reason) {
    const details = { unmet: ['guessable'], reason: guessableText(reason, language) };
    throw new Refusal('PASSWORD_RULES_UNMET', {}, undefined, details);
  }
  return guard.slots.run(async () => {
    const barred = [...(hashes.present ? [hashes.present] : []), ...hashes.replaced];
    if (await isOneOf(newPassword, barred))
      throw new Refusal('PASSWORD_RULES_UNMET', {}, undefined, { unmet: ['previous'] });
    return { from: hashes.present, to: await hashPassword(newPassword) };
  });
}
