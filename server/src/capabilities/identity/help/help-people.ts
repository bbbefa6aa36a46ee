import { tellInvitation } from '../links/make-link.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import type { ManagedAccount, PersonalDetails } from '../rules/managed-account.model.ts';
import { findLocks, unlockAccount } from './account-locks.ts';
import { correctDetails } from './correct-details.ts';
import { countAccess } from './count-access.ts';

/** What people of the supplier's do for somebody's way in; who may, and who hears of it, is looked after above. */
export const helpPeople = (deps: IdentityDeps) => ({
  findLocks: (emails: readonly string[]) => findLocks(deps, emails),
  unlockAccount: (email: string) => unlockAccount(deps, email),
  countAccess: (uids: readonly string[]) => countAccess(deps, uids),
  correctDetails: (account: Pick<ManagedAccount, 'uid' | 'email'>, details: PersonalDetails) =>
    correctDetails(deps, account, details),
  /** As part of another change, which has its own line in the audit. */
  tellInvitation: (invited: { uid: string; invitedBy: string | undefined }) => tellInvitation(deps, invited),
});
