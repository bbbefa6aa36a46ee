import type { FastifyRequest } from 'fastify';
import { digestOf, type TokenClaims, type TokenSigner } from '#capabilities/identity/index.ts';
import type { Caller } from '#platform/request/request.ts';
import type { Cookies } from './cookies.ts';

/** Both look-ups are fresh enough that anyone who was switched off or signed out is out within seconds. */
export type Authentication = {
  tokens: () => TokenSigner;
  cookies: Cookies;
  findCaller: (uid: string) => Promise<{ caller: Caller; tokensValidFrom: Date } | undefined>;
  /** Whose session it is, while it lives. */
  findSessionOwner: (sessionId: string) => Promise<string | undefined>;
  isTokenLive: (tokenId: string) => Promise<boolean>;
};

/** Who calls, and the session that the call belongs to; programs have none, whatever cookie they send along. */
export type Authenticated = { caller: Caller; sessionId: string | undefined };

/** The caller named by `Authorization: Bearer`; a token that does not hold is the same as none. */
export async function authenticate(doors: Authentication, request: FastifyRequest): Promise<Authenticated | undefined> {
  const token = /^Bearer ([\w.-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1];
  const claims = token ? await doors.tokens().verify(token) : undefined;
  if (!claims || !(await holdsSession(doors, request, claims))) return undefined;
  const known = await doors.findCaller(claims.uid);
  if (!known || !isStillValid(claims, known.tokensValidFrom)) return undefined;
  return { caller: known.caller, sessionId: claims.sessionId };
}

/** The caller whose browser asks, by its cookie alone: for what a link fetches. */
export async function authenticateBySession(
  { cookies, findSessionOwner, findCaller }: Authentication,
  request: FastifyRequest,
): Promise<Authenticated | undefined> {
  const secret = cookies.session.read(request);
  if (!secret) return undefined;
  const sessionId = digestOf(secret);
  const uid = await findSessionOwner(sessionId);
  const known = uid && (await findCaller(uid));
  return known ? { caller: known.caller, sessionId } : undefined;
}

/** A browser's token without the cookie it was made for was stolen. */
async function holdsSession(
  { cookies, findSessionOwner, isTokenLive }: Authentication,
  request: FastifyRequest,
  { uid, sessionId, tokenId }: TokenClaims,
) {
  if (sessionId === undefined) return isTokenLive(tokenId);
  const secret = cookies.session.read(request);
  return secret !== undefined && digestOf(secret) === sessionId && (await findSessionOwner(sessionId)) === uid;
}

// Tokens carry whole seconds, so the second of the change itself still counts.
const isStillValid = ({ issuedAt }: TokenClaims, validFrom: Date): boolean =>
  issuedAt.getTime() >= Math.floor(validFrom.getTime() / 1000) * 1000;
