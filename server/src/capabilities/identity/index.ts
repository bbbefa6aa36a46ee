export { accountMails } from './account-mails.ts';
export { checkSignIn } from './check-sign-in.ts';
export { describeAccount } from './describe-account.ts';
export type { IdentityDoor } from './identity.door.ts';
export { identityResolvers } from './identity.resolvers.ts';
export { keyRings } from './key-rings.ts';
export { type KeyRing, keyRing } from './keys/key-ring.ts';
export type { KeyPurpose, SigningKey } from './keys/signing-key.model.ts';
export { type TokenClaims, type TokenSigner, tokenSigner } from './keys/token-signer.ts';
export type { Invitation } from './links/list-invitations.ts';
export { type SignInGuard, signInGuard } from './needs/sign-in-guard.ts';
export { openDemoAccounts } from './open-demo-accounts.ts';
export { openIdentity } from './open-identity.ts';
export { type OidcPayloads, openOidcPayloads } from './open-oidc-payloads.ts';
export { ownAccountRoutes } from './own-account.routes.ts';
export { passwordJudge } from './passwords/password-judge.ts';
export { passwordsRoutes } from './passwords.routes.ts';
export { personalIdentity } from './personal-identity.ts';
export { restoredKeys } from './restored-keys.ts';
export {
  type Person,
  type SaidGroups,
  type SaidNames,
  type SignInOutcome,
  type UnreadableGroups,
  unreadableGroups,
  type Vouched,
} from './rules/identity.model.ts';
export type { ManagedAccount } from './rules/managed-account.model.ts';
export type { OpenAccess } from './sign-in/end-sessions.ts';
export { forgetEndedSignIns } from './sign-in/forget-ended.ts';
export { digestOf, type OpenedSession } from './sign-in/sessions.ts';
