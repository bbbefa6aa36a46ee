import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request.ts';
import { isPasswordRight } from './check-password.ts';
import type { IdentityDeps } from './identity.deps.ts';
import type { Account } from './identity.model.ts';
import { programTokenSeconds } from './session.model.ts';
import { type SignInTry, takeBackAttempt } from './take-attempt.ts';

/** Somebody's password was right: who he is. A refusal says the same for a wrong password and for no such account. */
export async function checkCredentials({ accounts }: IdentityDeps, email: string, password: string): Promise<Account> {
  const credentials = await accounts.findCredentials(email);
  const isRight = await isPasswordRight(password, credentials?.passwordHash);
  if (!isRight || !credentials?.account.maySignIn) throw new Refusal('SIGN_IN_REFUSED');
  return credentials.account;
}

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
  return token;
}
