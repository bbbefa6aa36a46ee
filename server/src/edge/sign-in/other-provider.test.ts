import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoPassword } from '@dray/embedded/demo-world/people/demo-password.ts';
import Provider, { interactionPolicy } from 'oidc-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../test-free-port.ts';
import { openTestPortal, type TestPortal } from '../../test-portal.ts';

/** An OpenID provider that is not ours: other keys, other client, RS256, and it lets everyone in as one person. */
let other: { issuer: string; server: Server; signsInAs: string };
let portal: TestPortal;

beforeAll(async () => {
  const port = await freePort();
  const PUBLIC_URL = `http://127.0.0.1:${port}`;
  other = await startOtherProvider(PUBLIC_URL);
  portal = await openTestPortal({
    config: { port },
    env: {
      PUBLIC_URL,
      OIDC_ISSUER: other.issuer,
      OIDC_CLIENT_ID: 'trade',
      OIDC_CLIENT_SECRET: 'a-secret-between-the-two-of-us',
    },
  });
});
afterAll(async () => {
  await portal.close();
  other.server.close();
});

test('another provider is a matter of configuration: its word lets a known person in', async () => {
  other.signsInAs = 'owner@ulipy.example';

  const { location, cookies } = await signIn('/profile/details');

  expect(location).toBe('/profile/details');
  const session = await fetch(`${portal.url}/auth/session`, { headers: { cookie: cookies } });
  expect(await session.json()).toMatchObject({ uid: 'u-ulipy-owner' });
});

test.each(['stranger@elsewhere.example', 'invited@ulipy.example'])('its word for %s is not enough', async (email) => {
  other.signsInAs = email;

  expect((await signIn('/')).location).toBe('/login?error=refused');
});

test('the embedded provider is not there then', async () => {
  expect((await fetch(`${portal.url}/idp/.well-known/openid-configuration`)).status).toBe(404);
});

test('programs are told to ask that provider for their tokens', async () => {
  const { body } = await portal.visitor.askForToken('owner@ulipy.example', demoPassword);

  expect(body.errors[0].extensions.code).toBe('PASSWORDS_KEPT_ELSEWHERE');
});

test('a provider that is away is told within seconds, and the next try works again', async () => {
  other.signsInAs = 'owner@ulipy.example';
  const port = await freePort();
  const away = await openTestPortal({
    config: { port },
    env: {
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'trade',
      OIDC_CLIENT_SECRET: 'x',
    },
  });
  try {
    const answer = await fetch(`${away.url}/auth/login?returnUrl=/cart`, { redirect: 'manual' });

    expect(answer.headers.get('location')).toBe('/login?error=provider&returnUrl=%2Fcart');
  } finally {
    await away.close();
  }
});

/** Portal, provider and back, with each one's cookies. */
async function signIn(returnUrl: string): Promise<{ location: string | null; cookies: string }> {
  const begun = await fetch(`${portal.url}/auth/login?returnUrl=${encodeURIComponent(returnUrl)}`, {
    redirect: 'manual',
  });
  const own = cookiesOf(begun);
  let address = begun.headers.get('location') ?? '';
  let theirs = '';
  while (!address.startsWith(portal.url)) {
    const step = await fetch(address, { redirect: 'manual', headers: { cookie: theirs } });
    theirs = [theirs, cookiesOf(step)].filter(Boolean).join('; ');
    address = new URL(step.headers.get('location') ?? '', other.issuer).href;
  }
  const { pathname, search } = new URL(address);
  const back = await fetch(`${portal.url}${pathname}${search}`, { redirect: 'manual', headers: { cookie: own } });
  return { location: back.headers.get('location'), cookies: cookiesOf(back) };
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

async function startOtherProvider(portalUrl: string) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'trade',
        client_secret: 'a-secret-between-the-two-of-us',
        redirect_uris: [`${portalUrl}/auth/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email'] },
    scopes: ['openid', 'email', 'profile'],
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/let-in/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, email: running.signsInAs }) }),
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({ clientId: 'trade', accountId: context.oidc.session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const isLetIn = request.url?.startsWith('/let-in/');
    void (isLetIn
      ? provider.interactionFinished(request, response, { login: { accountId: 'them-1' } })
      : answer(request, response));
  });
  const running = { issuer, server, signsInAs: '' };
  return running;
}
