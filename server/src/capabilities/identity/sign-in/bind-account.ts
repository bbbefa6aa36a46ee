import type { Actor } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import type { Account, Vouched } from '../rules/identity.model.ts';
import { enlistStaff, isEnlisted } from './enlist-staff.ts';

/** Nobody yet, whom the directory would make staff if they had signed in as staff must. */
export const tooWeak = 'too weak';

/** An account without a binding, found by a mail address that the provider has verified. */
export async function bindFirst(
  deps: IdentityDeps,
  actor: Actor,
  vouched: Vouched,
): Promise<Account | typeof tooWeak | undefined> {
  const { email } = vouched;
  if (!email || !vouched.isEmailVerified) return undefined;
  const { accounts, audit, guard } = deps;
  const found = (await accounts.findCredentials(email))?.account;
  const isByGroups = await isEnlisted(deps, vouched, found);
  if (isByGroups && !vouched.isStrong) return tooWeak;
  const account = isByGroups ? await enlistStaff(deps, actor, { ...vouched, email }, found) : found;
  // Anyone who is not let in binds nothing either.
  if (!account?.maySignIn || !isStrongEnough(account, vouched)) return account;
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

/** The operator may demand more of staff than of customers (STAFF_ACR). */
export const isStrongEnough = (
  { isStaff }: Pick<Account, 'isStaff'>,
  { isStrong }: Pick<Vouched, 'isStrong'>,
): boolean => isStrong || !isStaff;

export const identityOf = (digest: (text: string) => string, { issuer, sub }: Vouched): string =>
  `identity:${digest(JSON.stringify([issuer, sub]))}`;
