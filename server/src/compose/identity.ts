import { type Country, marketOf } from '@dray/contract/markets.ts';
import { accessStore } from '#capabilities/access/index.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import { companyStore } from '#capabilities/company/index.ts';
import {
  accountLinkStore,
  consentStore,
  type IdentityDoor,
  identity,
  identityStore,
  managedAccountStore,
  oidcPayloadStore,
  passwordStore,
  programTokenStore,
  resetRequestStore,
  type SignInGuard,
  sentLinkStore,
  sessionStore,
  signingKeyStore,
  type TokenSigner,
  throttleStore,
} from '#capabilities/identity/index.ts';
import type { NotificationsDoor } from '#capabilities/notifications/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { keyedDigest } from '#platform/secrets/keyed-digest.ts';
import type { Sealing } from '#platform/secrets/sealing.ts';

type Parts = {
  clock: Clock;
  homeMarket: Country;
  tokens: () => TokenSigner;
  sealing: Sealing;
  guard: () => SignInGuard;
  auditOf: DoorOf<Audit>;
  notificationsOf: DoorOf<NotificationsDoor>;
};

/** Who somebody is. */
export function composeIdentity(parts: Parts): DoorOf<IdentityDoor> {
  const { clock, homeMarket, tokens, sealing, guard, auditOf, notificationsOf } = parts;
  const linkDigest = keyedDigest(Buffer.from(sealing.secretFor('account links'), 'base64url'), 'account links');
  return (transaction: Transaction): IdentityDoor =>
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
      findCompanyName: (companyId) => companyStore(transaction).findCompanyName(companyId),
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
      get passwords() {
        return passwordStore(transaction);
      },
      get resetRequests() {
        return resetRequestStore(transaction);
      },
      get consents() {
        return consentStore(transaction);
      },
      findRoleShipTos: (uid) => findRoleShipTos(transaction, uid),
    });
}

/** Names of where somebody's roles hold, for themselves. */
async function findRoleShipTos(transaction: Transaction, uid: string) {
  const grants = await accessStore(transaction).listGrants(uid);
  const ids = grants.flatMap(({ shipToId }) => (shipToId === undefined ? [] : [shipToId]));
  const names = await companyStore(transaction).listShipToNames(ids);
  return grants.map(({ shipToId, roleId, roleName }) => {
    const shipTo = names.find(({ id }) => id === shipToId);
    return { name: shipTo?.name, city: shipTo?.city, roleId, roleName };
  });
}
