import type { FastifyRequest } from 'fastify';
import { digestOf, type TokenClaims, type TokenSigner } from '#capabilities/identity/index.ts';
import type { Caller } from '#platform/request/request.ts';
import type { Cookies } from './cookies.ts';

/** Both look-ups are fresh enough that anyone who was switched off or signed out is out within seconds. */
export type Authentication = {
  tokens: () => TokenSigner;
  cookies: Cookies;
  findCaller: (uid: string) => Promise<KnownPerson | undefined>;
  /** Whose session it is, while it lives. */
  findSessionOwner: (sessionId: string) => Promise<SessionOwner | undefined>;
  isTokenLive: (tokenId: string) => Promise<boolean>;
};

/** Without the roles that the groups of the supplier's directory give them, where they have such roles. */
type KnownPerson = { caller: Caller; withoutGroups?: Caller | undefined; tokensValidFrom: Date };
/** Roles by groups count in a session that began with a list of them, and with no other token. */
type SessionOwner = { uid: string; knowsGroups: boolean };

/** Who calls, and the session that the call belongs to; programs have none, whatever cookie they send along. */
export type Authenticated = { caller: Caller; sessionId: string | undefined };

/** The caller named by `Authorization: Bearer`; a token that does not hold is the same as none. */
export async function authenticate(doors: Authentication, request: FastifyRequest): Promise<Authenticated | undefined> {
  const token = /^Bearer ([\w.-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1];
  const claims = token ? await doors.tokens().verify(token) : undefined;
  const held = claims && (await findHeld(doors, request, claims));
  if (!held) return undefined;
  const known = await doors.findCaller(claims.uid);
  if (!known || !isStillValid(claims, known.tokensValidFrom)) return undefined;
  return { caller: callerIn(held, known), sessionId: claims.sessionId };
}

/** The caller whose browser asks, by its cookie alone: for what a link fetches. */
export async function authenticateBySession(
  { cookies, findSessionOwner, findCaller }: Authentication,
  request: FastifyRequest,
): Promise<Authenticated | undefined> {
  const secret = cookies.session.read(request);
  if (!secret) return undefined;
  const sessionId = digestOf(secret);
  const owner = await findSessionOwner(sessionId);
  const known = owner && (await findCaller(owner.uid));
  return known ? { caller: callerIn(owner, known), sessionId } : undefined;
}

const callerIn = (
  { knowsGroups }: Pick<SessionOwner, 'knowsGroups'>,
  { caller, withoutGroups }: KnownPerson,
): Caller => (knowsGroups ? caller : (withoutGroups ?? caller));

/** What the token stands on. A browser's token without the cookie it was made for was stolen. */
async function findHeld(
  { cookies, findSessionOwner, isTokenLive }: Authentication,
  request: FastifyRequest,
  { uid, sessionId, tokenId }: TokenClaims,
): Promise<SessionOwner | undefined> {
  if (sessionId === undefined) return (await isTokenLive(tokenId)) ? { uid, knowsGroups: false } : undefined;
  const secret = cookies.session.read(request);
  if (secret === undefined || digestOf(secret) !== sessionId) return undefined;
  const owner = await findSessionOwner(sessionId);
  return owner?.uid === uid ? owner : undefined;
}

// Tokens carry whole seconds, so the second of the change itself still counts.
const isStillValid = ({ issuedAt }: TokenClaims, validFrom: Date): boolean =>
  issuedAt.getTime() >= Math.floor(validFrom.getTime() / 1000) * 1000;
