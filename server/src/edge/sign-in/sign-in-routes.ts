import { safeReturnPath } from '@dray/contract/return-path.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityDoor, Vouched } from '#capabilities/identity/index.ts';
import type { Database } from '#platform/database/connection.ts';
import type { Logger } from '#platform/logger.ts';
import type { Actor, DoorOf } from '#platform/request/request.ts';
import type { Cookies } from '../visit/cookies.ts';
import { endOf } from '../visit/deadline.ts';
import { languageOf } from '../visit/language.ts';
import type { RefuseTooMany } from './address-budget.ts';
import type { NoteGroups } from './groups-warning.ts';
import type { KnownDevices, TellOfNewDevice } from './known-devices.ts';
import { type PendingSignIns, pendingSeconds } from './pending-sign-in.ts';
import type { Claims, RelyingParty } from './relying-party.ts';

export type SignInDoors = {
  publicUrl: string;
  cookies: Cookies;
  provider: RelyingParty;
  /** Our own provider's names for people are ours. */
  vouchedBy: Vouched['by'];
  identityOf: DoorOf<IdentityDoor>;
  database: Pick<Database, 'read' | 'write'>;
  /** For the small writes that keep somebody signed in, or let them out. */
  keepSession: Database['write'];
  pendings: PendingSignIns;
  devices: KnownDevices;
  tellOfNewDevice: TellOfNewDevice;
  noteGroups: NoteGroups;
  refuseTooMany: RefuseTooMany;
  logger: Logger;
};

/** In place of a session's secret: no session has it. As long as a provider may know somebody. */
const leftMark = 'left';
const leftSeconds = 7 * 24 * 3_600;
/** In place of a sign-in on its way: the last one was weaker than staff's must be, so the next one asks for more. */
const weakMark = 'weak';

/** A browser's way in and out. Each answer is a redirect, but for the token that a page asks for by itself. */
export async function signInRoutes(app: FastifyInstance, doors: SignInDoors) {
  const { publicUrl, cookies, provider, vouchedBy, identityOf, pendings, refuseTooMany, logger } = doors;

  const beforeLogin = (request: FastifyRequest, reply: FastifyReply) => refuseTooMany('login', request, reply);
  app.get('/auth/login', { schema: { hide: true }, onRequest: beforeLogin }, async (request, reply) => {
    // Cookies belong to one host: anyone who came by another name of this machine goes on under the public one.
    if (request.host !== new URL(publicUrl).host) return reply.redirect(`${publicUrl}${request.url}`);
    const keys = provider.newKeys();
    const returnTo = safeReturnPath(queryOf(request).returnUrl);
    const isAskedAgain = await isWhereSomebodyLeft(doors, request);
    const mustBeStrong = cookies.signIn.read(request) === weakMark;
    const url = await provider
      .authorizationUrl(keys, { language: languageOf(request), email: emailOf(request), isAskedAgain, mustBeStrong })
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'the identity provider cannot be reached');
        return undefined;
      });
    if (!url) return reply.redirect(failed('provider', returnTo));
    cookies.signIn.set(reply, pendings.seal({ ...keys, returnTo }), pendingSeconds);
    return reply.redirect(url);
  });

  app.get('/auth/callback', { schema: { hide: true } }, async (request, reply) => {
    const state = String(queryOf(request).state ?? '');
    const pending = pendings.open(cookies.signIn.read(request) ?? '', state);
    cookies.signIn.clear(reply);
    if (!pending) return reply.redirect(failed('expired', '/'));

    const claims = await vouchedFor(request, pending);
    const opened = claims ? await openSession(doors, request, claims) : ({ refused: 'account' } as const);
    if ('refused' in opened) return reply.redirect(refusedAddress(doors, reply, opened.refused, pending.returnTo));
    doors.noteGroups(opened);
    if (vouchedBy === 'another provider')
      await knowDevice(doors, request, reply, { uid: opened.uid, email: claims?.email });
    cookies.session.set(reply, opened.secret);
    return reply.redirect(pending.returnTo);
  });

  // "Nobody" is an answer, not an error: every first visit asks.
  app.get('/auth/session', { schema: { hide: true } }, async (request) => {
    const secret = cookies.session.read(request);
    return (secret && (await renewSession(doors, request, secret))) || { token: null, uid: null };
  });

  app.post('/auth/logout', { schema: { hide: true } }, async (request, reply) => {
    const secret = cookies.session.read(request);
    const ended = secret
      ? await doors.keepSession((transaction) => identityOf(transaction).endSession(actorOf(request), secret))
      : undefined;
    // Whether the browser goes on to the provider is not ours to know: the next one here says the password.
    if (secret) cookies.session.set(reply, leftMark, leftSeconds);
    const redirectTo = ended && (await endSessionUrlOf(ended.idTokenHint));
    return { redirectTo: redirectTo ?? '/login' };
  });

  async function vouchedFor(
    request: FastifyRequest,
    keys: Parameters<RelyingParty['vouch']>[1],
  ): Promise<Claims | undefined> {
    try {
      return await provider.vouch(new URL(request.url, publicUrl), keys);
    } catch (error) {
      logger.warn({ err: error }, 'the identity provider did not vouch for a sign-in');
      return undefined;
    }
  }

  /** Here the session is over in any case; a provider that is away only keeps its own. */
  async function endSessionUrlOf(idTokenHint: string | undefined): Promise<string | undefined> {
    try {
      return await provider.endSessionUrl(idTokenHint, `${publicUrl}/login`);
    } catch (error) {
      logger.warn({ err: error }, 'the identity provider could not be told of a sign-out');
      return undefined;
    }
  }
}

const openSession = (
  { database, identityOf, vouchedBy }: Pick<SignInDoors, 'database' | 'identityOf' | 'vouchedBy'>,
  request: FastifyRequest,
  { idToken, ...claims }: Claims,
) =>
  database.write((transaction) =>
    identityOf(transaction).openSession(actorOf(request), {
      ...claims,
      by: vouchedBy,
      idTokenHint: idToken,
      userAgent: request.headers['user-agent'],
    }),
  );

/** Where they read why, and for staff who were too weak a mark for the next try. */
function refusedAddress(
  { cookies }: Pick<SignInDoors, 'cookies'>,
  reply: FastifyReply,
  refused: 'account' | 'strength',
  returnTo: string,
): string {
  if (refused === 'account') return failed('refused', returnTo);
  cookies.signIn.set(reply, weakMark, pendingSeconds);
  return failed('strength', returnTo);
}

const renewSession = (
  { keepSession, identityOf }: Pick<SignInDoors, 'keepSession' | 'identityOf'>,
  request: FastifyRequest,
  secret: string,
) => keepSession((transaction) => identityOf(transaction).renewSession(secret), endOf(request));

async function isWhereSomebodyLeft(
  { cookies, database, identityOf }: Pick<SignInDoors, 'cookies' | 'database' | 'identityOf'>,
  request: FastifyRequest,
): Promise<boolean> {
  const secret = cookies.session.read(request);
  return secret !== undefined && database.read((transaction) => identityOf(transaction).wasEnded(secret));
}

/** Our own provider does so by itself, where the password is. */
async function knowDevice(
  { devices, tellOfNewDevice }: Pick<SignInDoors, 'devices' | 'tellOfNewDevice'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { uid, email = '' }: { uid: string; email: string | undefined },
) {
  if (devices.findDevice(request, email) === undefined)
    await tellOfNewDevice({ uid, userAgent: request.headers['user-agent'], requestId: request.id });
  reply.header('set-cookie', devices.remember(request, reply, email));
}

const failed = (reason: 'provider' | 'expired' | 'refused' | 'strength', returnTo: string): string =>
  `/login?${new URLSearchParams({ error: reason, ...(returnTo === '/' ? {} : { returnUrl: returnTo }) })}`;

/** Anyone who has just set a password is not asked who they are. */
function emailOf(request: FastifyRequest): string | undefined {
  const { email } = queryOf(request);
  return typeof email === 'string' && /^[^@\s]{1,64}@[^@\s]{1,189}$/.test(email) ? email : undefined;
}

const queryOf = (request: FastifyRequest) => request.query as Record<string, string | undefined>;

const actorOf = (request: FastifyRequest): Actor => ({ name: 'visitor', companyId: undefined, requestId: request.id });
