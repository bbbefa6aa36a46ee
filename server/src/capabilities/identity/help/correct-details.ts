import type { IdentityDeps } from '../needs/identity.deps.ts';
import type { ManagedAccount, PersonalDetails } from '../rules/managed-account.model.ts';
import { shutAccess } from '../sign-in/end-all-access.ts';

/**
 * Name, address and telephone of somebody whose record is locked by the caller; false where the address is another one's.
 * With another address whatever was open by the old one ends: links that it was sent, and sessions.
 */
export async function correctDetails(
  deps: IdentityDeps,
  account: Pick<ManagedAccount, 'uid' | 'email'>,
  details: PersonalDetails,
): Promise<boolean> {
  const { uid, email } = account;
  if (!(await deps.managedAccounts.changeDetails(uid, details))) return false;
  if (email.toLowerCase() === details.email.toLowerCase()) return true;
  await deps.links.endLinksOf(uid, undefined, deps.clock.now());
  await shutAccess(deps, uid);
  return true;
}
