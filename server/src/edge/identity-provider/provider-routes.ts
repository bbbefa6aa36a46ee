import { isLanguage, type Language } from '@dray/contract/languages.ts';
import { refusalStatus } from '@dray/contract/refusal-codes.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { Refusal } from '#platform/refusal.ts';
import { providerPagePolicy } from '../headers/security-headers.ts';
import type { Door, RefuseTooMany } from '../sign-in/address-budget.ts';
import type { KnownDevices, TellOfNewDevice } from '../sign-in/known-devices.ts';
import type { CurrentProvider } from './current-provider.ts';
import { publicRequests } from './public-request.ts';
import { signInPage } from './sign-in-page.ts';

type PasswordTry = {
  email: string;
  password: string;
  address: string;
  knownDevice: string | undefined;
  requestId: string;
};

export type ProviderDoors = {
  current: CurrentProvider;
  theme: string;
  publicUrl: string;
  /** Counts the attempt, then checks it; throws the refusal that the page shows. */
  checkPassword: (attempt: PasswordTry) => Promise<{ uid: string }>;
  refuseTooMany: RefuseTooMany;
  devices: KnownDevices;
  tellOfNewDevice: TellOfNewDevice;
  clock: Clock;
  fallbackLanguage: Language;
};

const credentials = z.object({ email: z.string().max(254), password: z.string().max(256) });

/** The embedded provider under /idp: its own protocol by oidc-provider, its sign-in page by us. */
export async function providerRoutes(app: FastifyInstance, doors: ProviderDoors) {
  await app.register((scope) => signInSteps(scope, doors));
  await app.register((scope) => protocol(scope, doors));
}

async function signInSteps(app: FastifyInstance, doors: ProviderDoors) {
  const { current, theme, publicUrl, checkPassword, refuseTooMany, devices, fallbackLanguage, clock } = doors;
  app.addHook('onRequest', (request, reply) => refuseTooMany('step', request, reply));
  const publicRequest = publicRequests(publicUrl);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get('/idp/sign-in/:uid', async (request, reply) => {
    const step = await findStep(request, reply);
    return step ? sendPage(reply, request, { ...step, refused: undefined }) : reply.redirect('/login?error=expired');
  });

  app.post('/idp/sign-in/:uid', async (request, reply) => {
    const address = request.ip;
    const step = await findStep(request, reply);
    if (!step) return reply.redirect('/login?error=expired');
    const { language } = step;
    const given = credentials.safeParse(request.body);
    const { password, ...typed } = given.success ? given.data : { email: '', password: '' };
    const email = typed.email.trim();
    try {
      const knownDevice = devices.findDevice(request, email);
      const { uid } = await checkPassword({ email, password, address, knownDevice, requestId: request.id });
      const { provider } = await current();
      if (knownDevice === undefined)
        await doors.tellOfNewDevice({ uid, userAgent: request.headers['user-agent'], requestId: request.id });
      reply.hijack();
      reply.raw.appendHeader('set-cookie', devices.remember(request, reply, email));
      const ts = Math.floor(clock.now().getTime() / 1000);
      await provider.interactionFinished(publicRequest(request.raw), reply.raw, { login: { accountId: uid, ts } });
      return;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const refused = refusalText(error.code, language, error.values);
      if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds);
      return sendPage(reply.code(refusalStatus[error.code]), request, { language, email, refused });
    }
  });

  /**
   * The language chosen on the page, else the one the portal asked for, and who the portal says will come; undefined when
   * the sign-in is not under way.
   */
  async function findStep(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ language: Language; email: string } | undefined> {
    try {
      const { provider } = await current();
      const { params } = await provider.interactionDetails(publicRequest(request.raw), reply.raw);
      const chosen = (request.query as { lang?: string }).lang ?? String(params.ui_locales);
      const email = typeof params.login_hint === 'string' ? params.login_hint.slice(0, 254) : '';
      return { language: isLanguage(chosen) ? chosen : fallbackLanguage, email };
    } catch {
      // The step has run out, or belongs to another browser.
      return undefined;
    }
  }

  function sendPage(
    reply: FastifyReply,
    request: FastifyRequest,
    shown: { language: Language; email: string; refused: string | undefined },
  ) {
    const path = request.url.split('?')[0] ?? '';
    return reply
      .header('content-security-policy', providerPagePolicy)
      .type('text/html; charset=utf-8')
      .send(signInPage({ ...shown, theme, path }));
  }
}

/** oidc-provider reads and answers by itself: it gets the raw request, with no parser in between. */
async function protocol(app: FastifyInstance, { current, publicUrl, refuseTooMany }: ProviderDoors) {
  const publicRequest = publicRequests(publicUrl);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.addHook('onRequest', async (request, reply) => {
    const door = doorOf(request.url);
    if (door) await refuseTooMany(door, request, reply);
  });
  app.all('/idp/*', async (request, reply) => {
    const { answer } = await current();
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.setHeader('content-security-policy', providerPagePolicy);
    const raw = publicRequest(request.raw);
    Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice('/idp'.length) });
    void answer(raw, reply.raw);
  });
}

/** Free is what the portal itself asks for on everybody's behalf: it shows its secret, or reads. */
function doorOf(url: string): Door | undefined {
  const path = url.split('?')[0] ?? '';
  if (/^\/idp\/(token|jwks|\.well-known\/[a-z-]+)$/.test(path)) return undefined;
  return { '/idp/auth': 'authorize' as const, '/idp/session/end': 'logout' as const }[path] ?? 'step';
}
