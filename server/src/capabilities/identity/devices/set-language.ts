import type { Language } from '@dray/contract/languages.ts';
import type { Actor, Caller } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';

/** In which somebody is written to, and which a new browser begins with. */
export async function setLanguage(
  { accounts, audit }: IdentityDeps,
  actor: Actor,
  { uid }: Caller,
  language: Language,
): Promise<void> {
  const person = await accounts.findPerson(uid);
  if (!person || person.language === language) return;
  await accounts.setLanguage(uid, language);
  await audit.record(actor, {
    action: 'language-set',
    subject: `account:${uid}`,
    details: {},
    changes: { language: { from: person.language, to: language } },
  });
}
