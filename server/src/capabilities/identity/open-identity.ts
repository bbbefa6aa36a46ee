import { type Country, marketOf } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { keyedDigest } from '#platform/secrets/keyed-digest.ts';
import type { Sealing } from '#platform/secrets/sealing.ts';
import { type IdentityDoor, identity } from './identity.door.ts';
import { signingKeyStore } from './keys/signing-key.store.ts';
import type { IdentityDeps, StaffGroups } from './needs/identity.deps.ts';
import { accountLinkStore } from './store/account-link.store.ts';
import { consentStore } from './store/consent.store.ts';
import { customerPeopleStore } from './store/customer-people.store.ts';
import { identityStore } from './store/identity.store.ts';
import { managedAccountStore } from './store/managed-account.store.ts';
import { oidcPayloadStore } from './store/oidc-payload.store.ts';
import { passwordStore } from './store/password.store.ts';
import { programTokenStore } from './store/program-token.store.ts';
import { resetRequestStore } from './store/reset-request.store.ts';
import { sentLinkStore } from './store/sent-link.store.ts';
import { sessionStore } from './store/session.store.ts';
import { staffAccountStore } from './store/staff-account.store.ts';
import { throttleStore } from './store/throttle.store.ts';

type Needs = Pick<IdentityDeps, 'clock' | 'tokens' | 'guard'> & {
  homeMarket: Country;
  sealing: Sealing;
  auditOf: DoorOf<Audit>;
  notificationsOf: DoorOf<Pick<NotificationsDoor, 'tell'>>;
  /** Names that capabilities above this one know. */
  companyNamesOf: DoorOf<Pick<IdentityDeps, 'findCompanyName'>>;
  roleShipTosOf: DoorOf<Pick<IdentityDeps, 'findRoleShipTos'>>;
  staffGroupsOf: DoorOf<StaffGroups>;
};

/** Who somebody is. */
export function openIdentity(needs: Needs): DoorOf<IdentityDoor> {
  const { clock, homeMarket, tokens, sealing, guard, auditOf, notificationsOf } = needs;
  const linkDigest = keyedDigest(Buffer.from(sealing.secretFor('account links'), 'base64url'), 'account links');
  return (transaction) =>
    identity({
      accounts: identityStore(transaction),
      attempts: throttleStore(transaction),
      sessions: sessionStore(transaction),
      payloads: oidcPayloadStore(transaction),
      programTokens: programTokenStore(transaction),
      keys: signingKeyStore(transaction, sealing),
      audit: auditOf(transaction),
      clock,
      tokens,
      guard,
      linkDigest,
      tell: (...notification) => notificationsOf(transaction).tell(...notification),
      findCompanyName: (companyId) => needs.companyNamesOf(transaction).findCompanyName(companyId),
      findTimeZone: async (country = homeMarket) => marketOf(country).timeZone,
      // Signing in and every call ask for an account alone: what else there is, is opened when it is wanted.
      get links() {
        return accountLinkStore(transaction);
      },
      get sentLinks() {
        return sentLinkStore(transaction);
      },
      get managedAccounts() {
        return managedAccountStore(transaction);
      },
      get staffAccounts() {
        return staffAccountStore(transaction);
      },
      get customerPeople() {
        return customerPeopleStore(transaction);
      },
      get staffGroups() {
        return needs.staffGroupsOf(transaction);
      },
      get passwords() {
        return passwordStore(transaction);
      },
      get resetRequests() {
        return resetRequestStore(transaction);
      },
      get consents() {
        return consentStore(transaction);
      },
      findRoleShipTos: (uid) => needs.roleShipTosOf(transaction).findRoleShipTos(uid),
    });
}
