import type { Actor } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import type { Account, Vouched } from '../rules/identity.model.ts';

/**
 * Whose account a provider vouches for, if they may sign in. Our own provider knows people by their uid. Another one knows
 * them by its own `sub`, which the first sign-in binds to an account: from then on an address of mail, which can change
 * hands, opens nothing (T139).
 */
export async function findVouchedAccount(
  deps: IdentityDeps,
  actor: Actor,
  vouched: Vouched,
): Promise<Account | undefined> {
  const { accounts } = deps;
  const known =
    vouched.by === 'own provider' ? await accounts.findAccount(vouched.sub) : await accounts.findBound(vouched);
  const account = known ?? (vouched.by === 'own provider' ? undefined : await bindFirst(deps, actor, vouched));
  if (account?.maySignIn) return account;

  await noteRefused(deps, actor, vouched, account);
  return undefined;
}

/** An account without a binding, found by a mail address that the provider has verified. */
async function bindFirst({ accounts, audit, guard }: IdentityDeps, actor: Actor, vouched: Vouched) {
  if (!vouched.email || !vouched.isEmailVerified) return undefined;
  const account = (await accounts.findCredentials(vouched.email))?.account;
  if (!account?.maySignIn) return account;
  if (await accounts.bind(account.uid, vouched)) return account;

  // Bound already: perhaps by the same person a moment ago, in another window.
  const bound = await accounts.findBound(vouched);
  if (bound) return bound;
  await audit.record(actor, {
    action: 'second-identity-refused',
    subject: `account:${account.uid}`,
    details: { identity: identityOf(guard().digest, vouched) },
  });
  return undefined;
}

async function noteRefused(
  { audit, guard }: IdentityDeps,
  actor: Actor,
  vouched: Vouched,
  account: Account | undefined,
): Promise<void> {
  const { digest, count } = guard();
  count('refused');
  await audit.record(actor, {
    action: 'sign-in-refused',
    subject: account ? `account:${account.uid}` : identityOf(digest, vouched),
    details: { isEmailVerified: vouched.isEmailVerified },
  });
}

const identityOf = (digest: (text: string) => string, { issuer, sub }: Vouched): string =>
  `identity:${digest(JSON.stringify([issuer, sub]))}`;
