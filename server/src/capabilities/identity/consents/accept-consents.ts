import type { Language } from '@dray/contract/languages.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Actor, Caller } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import {
  acceptedNow,
  consentsOf,
  type GivenConsents,
  isInForce,
  missingOf,
  notAccepted,
} from '../rules/consents.model.ts';

/** All four, each in its version in force; whatever is missing is reported at once. */
export function requireConsents(given: GivenConsents, language: Language): void {
  const missing = missingOf(given);
  const [first] = missing;
  if (first) {
    const messages = missing.map((kind) => ({ kind, message: refusalText(notAccepted[kind], language) }));
    throw new Refusal(notAccepted[first], {}, undefined, { missing: messages });
  }
  if (!isInForce(given)) throw new Refusal('AGREEMENT_OUTDATED');
}

export async function acceptConsents(deps: IdentityDeps, caller: Caller, actor: Actor, given: GivenConsents) {
  if (!isInForce(given)) throw new Refusal('AGREEMENT_OUTDATED');
  await noteConsents(deps, actor, caller.uid, given);
  return listConsents(deps, caller.uid);
}

export const listConsents = async ({ consents }: IdentityDeps, uid: string) =>
  consentsOf(await consents.listAccepted(uid));

export async function noteConsents(deps: IdentityDeps, actor: Actor, uid: string, given: GivenConsents): Promise<void> {
  const accepted = acceptedNow(given, deps.clock.now());
  await deps.consents.addAccepted(uid, accepted);
  for (const { kind, version } of accepted)
    await deps.audit.record(
      { ...actor, name: uid },
      { action: 'agreement-accepted', subject: `agreement:${kind}`, details: { version } },
    );
}
