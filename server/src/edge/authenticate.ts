import type { FastifyRequest } from 'fastify';
import { digestOf, type TokenClaims, type TokenSigner } from '#capabilities/identity/index.ts';
import type { Caller } from '#platform/request.ts';
import type { Cookies } from './sign-in/cookies.ts';

/** Both look-ups are fresh enough that whoever was switched off or signed out is out within seconds. */
export type Authentication = {
  tokens: () => TokenSigner;
  cookies: Cookies;
  findCaller: (uid: string) => Promise<{ caller: Caller; tokensValidFrom: Date } | undefined>;
  /** Whose session it is, while it lives. */
  findSessionOwner: (sessionId: string) => Promise<string | undefined>;
  isTokenLive: (tokenId: string) => Promise<boolean>;
};

/** The caller named by `Authorization: Bearer`; a token that does not hold is the same as none. */
export async function authenticate(doors: Authentication, request: FastifyRequest): Promise<Caller | undefined> {
  const token = /^Bearer ([\w.-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1];
  const claims = token ? await doors.tokens().verify(token) : undefined;
  if (!claims || !(await holdsItsSession(doors, request, claims))) return undefined;
  const known = await doors.findCaller(claims.uid);
  return known && isStillValid(claims, known.tokensValidFrom) ? known.caller : undefined;
}

/** The caller whose browser asks, by its cookie alone: for what a link fetches. */
export async function authenticateBySession(
  { cookies, findSessionOwner, findCaller }: Authentication,
  request: FastifyRequest,
): Promise<Caller | undefined> {
  const secret = cookies.session.read(request);
  const uid = secret && (await findSessionOwner(digestOf(secret)));
  return uid ? (await findCaller(uid))?.caller : undefined;
}

/** The session whose cookie came along. */
export function readSessionId(
  { cookies }: Pick<Authentication, 'cookies'>,
  request: FastifyRequest,
): string | undefined {
  const secret = cookies.session.read(request);
  return secret === undefined ? undefined : digestOf(secret);
}

/** A browser's token without the cookie it was made for was stolen. */
async function holdsItsSession(
  { cookies, findSessionOwner, isTokenLive }: Authentication,
  request: FastifyRequest,
  { sessionId, tokenId }: TokenClaims,
) {
  if (sessionId === undefined) return isTokenLive(tokenId);
  const secret = cookies.session.read(request);
  return secret !== undefined && digestOf(secret) === sessionId && (await findSessionOwner(sessionId)) !== undefined;
}

// Tokens carry whole seconds, so the second of the change itself still counts.
const isStillValid = ({ issuedAt }: TokenClaims, validFrom: Date): boolean =>
  issuedAt.getTime() >= Math.floor(validFrom.getTime() / 1000) * 1000;
