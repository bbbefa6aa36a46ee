import type { Country } from '@dray/contract/markets.ts';
import type { Audit } from '#capabilities/audit/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Actor } from '#platform/request/request.ts';
import type { KeyedDigest } from '#platform/secrets/keyed-digest.ts';
import type { SigningKeyStore } from '../keys/signing-key.store.ts';
import type { TokenSigner } from '../keys/token-signer.ts';
import type { IdentityNotification } from '../rules/identity-notification.ts';
import type { AccountLinkStore } from '../store/account-link.store.ts';
import type { ConsentStore } from '../store/consent.store.ts';
import type { CustomerPeopleStore } from '../store/customer-people.store.ts';
import type { IdentityStore } from '../store/identity.store.ts';
import type { ManagedAccountStore } from '../store/managed-account.store.ts';
import type { OidcPayloadStore } from '../store/oidc-payload.store.ts';
import type { PasswordStore } from '../store/password.store.ts';
import type { ProgramTokenStore } from '../store/program-token.store.ts';
import type { ResetRequestStore } from '../store/reset-request.store.ts';
import type { SentLinkStore } from '../store/sent-link.store.ts';
import type { SessionStore } from '../store/session.store.ts';
import type { StaffAccountStore } from '../store/staff-account.store.ts';
import type { ThrottleStore } from '../store/throttle.store.ts';
import type { SignInGuard } from './sign-in-guard.ts';

/** What the groups of the supplier's directory give is a matter of access, which stands above. */
export type StaffGroups = {
  areGroupsMapped: (names: readonly string[]) => Promise<boolean>;
  applyStaffGroups: (actor: Actor, uid: string, names: readonly string[]) => Promise<void>;
};

export type IdentityDeps = {
  accounts: IdentityStore;
  managedAccounts: ManagedAccountStore;
  staffAccounts: StaffAccountStore;
  customerPeople: CustomerPeopleStore;
  attempts: ThrottleStore;
  sessions: SessionStore;
  payloads: OidcPayloadStore;
  programTokens: ProgramTokenStore;
  keys: SigningKeyStore;
  links: AccountLinkStore;
  sentLinks: SentLinkStore;
  passwords: PasswordStore;
  resetRequests: ResetRequestStore;
  consents: ConsentStore;
  staffGroups: StaffGroups;
  audit: Audit;
  clock: Clock;
  tokens: () => TokenSigner;
  guard: () => SignInGuard;
  /** The secrets of links come of it. */
  linkDigest: KeyedDigest;
  tell: (notification: IdentityNotification, channels: readonly ('mail' | 'bell')[]) => Promise<void>;
  /** Where somebody's roles hold; without a name where they hold everywhere in the company. */
  findRoleShipTos: (
    uid: string,
  ) => Promise<{ name: string | undefined; city: string | undefined; roleId: string; roleName: string }[]>;
  findCompanyName: (companyId: string) => Promise<string | undefined>;
  /** Of anyone who works there; somebody without a market reads the home market's clock. */
  findTimeZone: (country: Country | undefined) => Promise<string>;
};
