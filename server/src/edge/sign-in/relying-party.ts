import { signInScreens } from '@dray/contract/identity/sign-in-screens.ts';
import type { Language } from '@dray/contract/languages.ts';
import * as oidc from 'openid-client';
import type { SaidGroups, SaidNames } from '#capabilities/identity/index.ts';
import { readGroups } from './read-groups.ts';
import { readNames } from './read-names.ts';

export type ProviderSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /** The claim that lists somebody's groups, and how staff must have signed in (`acr`). */
  staff?: { groupsClaim: string | undefined; acr: string | undefined } | undefined;
  /** Reaches a provider inside this very process by its own port. */
  fetch?: oidc.CustomFetch;
};

export type SignInKeys = { state: string; nonce: string; codeVerifier: string };
/** What the provider's signed word says of a person. */
export type Claims = {
  issuer: string;
  sub: string;
  email: string | undefined;
  isEmailVerified: boolean;
  /** As staff must; always where nothing is demanded of them. */
  isStrong: boolean;
  groups: SaidGroups;
  names: SaidNames;
  idToken: string | undefined;
};

/**
 * Who is asked again says the password, though the provider may still know them. Who must be strong has just come as staff by
 * less than is demanded of staff; nobody else is asked for more than the provider asks by itself.
 */
type AskedSignIn = { language: Language; email: string | undefined; isAskedAgain: boolean; mustBeStrong: boolean };

const scope = 'openid email profile';
const discoveryTimeoutSeconds = 5;

export type RelyingParty = ReturnType<typeof relyingParty>;

/** Our side of OpenID Connect: authorization code with PKCE, the same against any provider. */
export function relyingParty(settings: ProviderSettings) {
  const { staff } = settings;
  let discovered: Promise<oidc.Configuration> | undefined;

  const configuration = (): Promise<oidc.Configuration> => {
    discovered ??= discover(settings);
    // A provider that is away now may be back for the next one who signs in.
    discovered.catch(() => {
      discovered = undefined;
    });
    return discovered;
  };

  return {
    newKeys: (): SignInKeys => ({
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    }),

    async authorizationUrl(
      { state, nonce, codeVerifier }: SignInKeys,
      { language, email, isAskedAgain, mustBeStrong }: AskedSignIn,
    ): Promise<string> {
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: settings.redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        screen_set: signInScreens.screenSet,
        start_screen: signInScreens.startScreen,
        ...(email ? { login_hint: email } : {}),
        ...(isAskedAgain || mustBeStrong ? { prompt: 'login' } : {}),
        ...(mustBeStrong && staff?.acr ? { acr_values: staff.acr } : {}),
      });
      return url.href;
    },

    /** Checks signature, issuer, audience, nonce and time of what the provider says, and asks for nothing more. */
    async vouch(callback: URL, { state, nonce, codeVerifier }: SignInKeys): Promise<Claims | undefined> {
      const config = withoutKnownKeys(await configuration(), settings);
      const tokens = await oidc.authorizationCodeGrant(config, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      return (
        claims && {
          issuer: claims.iss,
          sub: claims.sub,
          email: typeof claims.email === 'string' ? claims.email : undefined,
          isEmailVerified: claims.email_verified === true,
          isStrong: staff?.acr === undefined || claims.acr === staff.acr,
          groups: readGroups(claims, staff?.groupsClaim),
          names: readNames(claims),
          idToken: tokens.id_token,
        }
      );
    },

    /** Where the provider ends its own session; undefined when it has no such place. */
    async endSessionUrl(idTokenHint: string | undefined, returnTo: string): Promise<string | undefined> {
      const config = await configuration();
      if (!config.serverMetadata().end_session_endpoint) return undefined;
      return oidc.buildEndSessionUrl(config, {
        post_logout_redirect_uri: returnTo,
        ...(idTokenHint ? { id_token_hint: idTokenHint } : {}),
      }).href;
    },
  };
}

async function discover({ issuer, clientId, clientSecret, fetch }: ProviderSettings): Promise<oidc.Configuration> {
  const config = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretPost(clientSecret), {
    timeout: discoveryTimeoutSeconds,
    execute: manners(issuer),
    ...(fetch ? { [oidc.customFetch]: fetch } : {}),
  });
  config.timeout = discoveryTimeoutSeconds;
  return config;
}

/**
 * Without the keys that were fetched for an earlier sign-in: the library looks for new ones once a minute at most, and
 * turns away anyone who comes in the minute after the provider has changed them.
 */
function withoutKnownKeys(config: oidc.Configuration, settings: ProviderSettings): oidc.Configuration {
  const { issuer, clientId, clientSecret, fetch } = settings;
  const fresh = new oidc.Configuration(
    config.serverMetadata(),
    clientId,
    undefined,
    oidc.ClientSecretPost(clientSecret),
  );
  for (const apply of manners(issuer)) apply(fresh);
  if (fetch) fresh[oidc.customFetch] = fetch;
  fresh.timeout = discoveryTimeoutSeconds;
  return fresh;
}

const manners = (issuer: string) => [
  oidc.enableNonRepudiationChecks,
  ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
];
