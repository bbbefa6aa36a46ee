import type { Actor } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import type { Account } from '../rules/identity.model.ts';
import { programTokenSeconds } from '../rules/session.model.ts';
import { type SignInTry, takeBackAttempt } from './take-attempt.ts';

/** A token for programs (C11), written down before it is handed out. */
export async function issueToken(
  deps: IdentityDeps,
  actor: Actor,
  account: Account,
  attempt: SignInTry,
): Promise<string> {
  const { token, tokenId, expiresAt } = await deps
    .tokens()
    .sign(account.uid, { lifetimeSeconds: programTokenSeconds(account) });
  await deps.programTokens.addToken({ id: tokenId, uid: account.uid, issuedAt: deps.clock.now(), expiresAt });
  await takeBackAttempt(deps, attempt);
  await deps.audit.record(
    { ...actor, name: account.uid, companyId: account.companyId },
    { action: 'token-issued', subject: `account:${account.uid}`, details: { tokenId } },
  );
  deps.guard().count('succeeded');
  return token;
}
