import type { Audit } from '#capabilities/audit/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { IdentityStore } from './identity.store.ts';
import type { SigningKeyStore } from './keys/signing-key.store.ts';
import type { TokenSigner } from './keys/token-signer.ts';
import type { OidcPayloadStore } from './oidc-payload.store.ts';
import type { ProgramTokenStore } from './program-token.store.ts';
import type { SessionStore } from './session.store.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import type { ThrottleStore } from './throttle.store.ts';

export type IdentityDeps = {
  accounts: IdentityStore;
  attempts: ThrottleStore;
  sessions: SessionStore;
  payloads: OidcPayloadStore;
  programTokens: ProgramTokenStore;
  keys: SigningKeyStore;
  audit: Audit;
  clock: Clock;
  tokens: () => TokenSigner;
  guard: () => SignInGuard;
};
