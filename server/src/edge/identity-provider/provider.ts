import { type AdapterConstructor, type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import type { ProtocolPages } from './protocol-pages.ts';

export type ProviderKey = { kid: string; privateJwk: Record<string, unknown> };

export type EmbeddedProvider = {
  issuer: string;
  redirectUri: string;
  afterLogout: string;
  /** As the portal's own cookies are, which is decided by the address that customers use. */
  hasSecureCookies: boolean;
  /** The first one signs; the others are still known. */
  keys: readonly ProviderKey[];
  secrets: { client: string; cookies: string };
  adapter: AdapterConstructor;
  pages: ProtocolPages;
  findAccount: (uid: string) => Promise<{ uid: string; email: string; tokensValidFrom: Date } | undefined>;
};

export const clientId = 'dray-portal';
const hours = 3600;

/** The OpenID provider that ships with the portal; another one is a matter of configuration (S1). */
export function embeddedProvider(settings: EmbeddedProvider): Provider {
  const { pages } = settings;
  const policy = interactionPolicy.base();
  // The portal is the only client and the supplier's own: there is nothing to consent to.
  policy.remove('consent');
  policy.get('login')?.checks.add(passwordChanged(settings));

  const provider = new Provider(settings.issuer, {
    adapter: settings.adapter,
    clients: [
      {
        client_id: clientId,
        client_secret: settings.secrets.client,
        redirect_uris: [settings.redirectUri],
        post_logout_redirect_uris: [settings.afterLogout],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: {
      keys: settings.keys.map(({ kid, privateJwk }) => ({
        ...privateJwk,
        kid,
        alg: 'ES256',
        use: 'sig',
      })) as NonNullable<Configuration['jwks']>['keys'],
    },
    cookies: {
      keys: [settings.secrets.cookies],
      names: { session: 'idp_session', interaction: 'idp_step', resume: 'idp_resume' },
    },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email'], profile: [] },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: pages.signOut, postLogoutSuccessSource: pages.signedOut },
    },
    renderError: pages.failed,
    interactions: { policy, url: (_context, { uid }) => `/idp/sign-in/${uid}` },
    findAccount: async (_context, sub) => {
      const account = await settings.findAccount(sub);
      return account && { accountId: account.uid, claims: () => ({ sub: account.uid, email: account.email }) };
    },
    loadExistingGrant: async (context) => {
      const { client, session, provider: itself } = context.oidc;
      const grant = new itself.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 12 * hours,
      Grant: 12 * hours,
    },
  });
  // It believes `x-forwarded-proto`, which is ours (`public-request.ts`): TLS ends before us.
  provider.proxy = true;
  Object.defineProperty(provider.request, 'secure', { value: settings.hasSecureCookies });
  return provider;
}

/** Whom a browser was known as before the password changed has to say the new one. */
const passwordChanged = ({ findAccount }: EmbeddedProvider) =>
  new interactionPolicy.Check('password_changed', 'The password was changed', async ({ oidc: { session } }) => {
    const account = session?.accountId ? await findAccount(session.accountId) : undefined;
    // Whole seconds, as in `isStillValid` of the portal's own tokens.
    return account !== undefined && (session?.loginTs ?? 0) < Math.floor(account.tokensValidFrom.getTime() / 1000);
  });
