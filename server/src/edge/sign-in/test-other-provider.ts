import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, SignJWT } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';

/** Somebody as the other provider knows them. */
export type Known = {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  given_name?: string;
  family_name?: string;
  locale?: string;
  /** Whatever a provider may write where a list of groups is looked for. */
  groups?: unknown;
  /** Entra ID's way to say that the groups are kept elsewhere. */
  _claim_names?: Readonly<Record<string, string>>;
  _claim_sources?: Readonly<Record<string, object>>;
};

const client = { client_id: 'trade', client_secret: 'a-secret-between-the-two-of-us' };
export const otherProviderClient = { OIDC_CLIENT_ID: client.client_id, OIDC_CLIENT_SECRET: client.client_secret };

/** An OpenID provider that is not ours: other keys, other client, RS256, and it lets everyone in as one person. */
export async function startOtherProvider(portalUrl: string) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const running = {
    issuer,
    signsInAs: { sub: 'nobody' } as Known,
    /** How they signed in there. */
    acr: undefined as string | undefined,
    /** What it was last asked for. */
    asked: new URLSearchParams(),
    /** From now on its token endpoint answers with a word that somebody else has signed. */
    isForged: false,
    stop: () => void server.close(),
  };
  const provider = letEveryoneIn(issuer, portalUrl, () => running.signsInAs);
  const answer = provider.callback();
  let nonce = '';
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '', issuer);
    nonce = url.searchParams.get('nonce') ?? nonce;
    if (url.pathname === '/auth') running.asked = url.searchParams;
    if (url.pathname.startsWith('/let-in/')) {
      const login = { accountId: running.signsInAs.sub, ...(running.acr === undefined ? {} : { acr: running.acr }) };
      return void provider.interactionFinished(request, response, { login });
    }
    if (url.pathname === '/token' && running.isForged)
      return void answerForged(request, response, { ...running.signsInAs, nonce, iss: issuer });
    return void answer(request, response);
  });
  return running;
}

function letEveryoneIn(issuer: string, portalUrl: string, whom: () => Known): Provider {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return new Provider(issuer, {
    clients: [
      { ...client, redirect_uris: [`${portalUrl}/auth/callback`], token_endpoint_auth_method: 'client_secret_post' },
    ],
    claims: {
      openid: ['sub', 'groups', 'acr'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'locale'],
    },
    scopes: ['openid', 'email', 'profile'],
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/let-in/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...whom(), sub }) }),
    loadExistingGrant: async (context) => {
      const { accountId } = context.oidc.session ?? {};
      const grant = new context.oidc.provider.Grant({ clientId: client.client_id, accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}

/** Everything is right in it but the key that signed it. */
async function answerForged(
  { headers }: IncomingMessage,
  response: ServerResponse,
  claims: Known & { nonce: string; iss: string },
): Promise<void> {
  const { privateKey } = await generateKeyPair('RS256');
  const jwks = (await (await fetch(`http://${headers.host}/jwks`)).json()) as { keys: { kid: string }[] };
  const forged = new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: jwks.keys[0]?.kid ?? '' })
    .setAudience(client.client_id)
    .setIssuedAt()
    .setExpirationTime('5 minutes');
  const body = { access_token: 'forged', token_type: 'Bearer', id_token: await forged.sign(privateKey) };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
