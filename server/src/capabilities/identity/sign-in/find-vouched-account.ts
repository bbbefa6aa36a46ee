import type { Actor } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import type { Account, Vouched } from '../rules/identity.model.ts';
import { bindFirst, identityOf, isStrongEnough, tooWeak } from './bind-account.ts';

/** Why somebody is not let in: their account does not allow it, or staff must sign in by more than they did. */
export type SignInRefused = { refused: 'account' | 'strength' };

/**
 * Whose account a provider vouches for, if they may sign in. Our own provider knows people by their uid. Another one knows
 * them by its own `sub`, which the first sign-in binds to an account: from then on an address of mail, which can change
 * hands, opens nothing (T139).
 */
export async function findVouchedAccount(
  deps: IdentityDeps,
  actor: Actor,
  vouched: Vouched,
): Promise<Account | SignInRefused> {
  const { accounts } = deps;
  const known =
    vouched.by === 'own provider' ? await accounts.findAccount(vouched.sub) : await accounts.findBound(vouched);
  const found = known ?? (vouched.by === 'own provider' ? undefined : await bindFirst(deps, actor, vouched));
  const account = found === tooWeak ? undefined : found;
  const isWeak = found === tooWeak || (account?.maySignIn && !isStrongEnough(account, vouched));
  if (account?.maySignIn && !isWeak) return account;

  const refused = isWeak ? 'strength' : 'account';
  await noteRefused(deps, actor, { vouched, account, refused });
  return { refused };
}

type Refused = SignInRefused & { vouched: Vouched; account: Account | undefined };

async function noteRefused(
  { audit, guard }: IdentityDeps,
  actor: Actor,
  { vouched, account, refused }: Refused,
): Promise<void> {
  const { digest, count } = guard();
  count('refused');
  await audit.record(actor, {
    action: 'sign-in-refused',
    subject: account ? `account:${account.uid}` : identityOf(digest, vouched),
    details: {
      isEmailVerified: vouched.isEmailVerified,
      ...(refused === 'strength' ? { isStrong: false } : {}),
    },
  });
}
