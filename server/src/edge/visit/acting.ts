import { actingHeader, actingPath, isActingId } from '@dray/contract/staff/while-acting.ts';
import type { FastifyRequest } from 'fastify';
import { callerWhileActing, digestOfActing, isRunning, type RunningActing } from '#capabilities/acting/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Caller } from '#platform/request/request.ts';
import type { Authenticated } from './authenticate.ts';

export type ActingLookUps = {
  clock: Clock;
  /** Fresh enough that what has ended, and a right that was taken away, bite within seconds. */
  findActing: (digest: string) => Promise<RunningActing | undefined>;
};

/** Somebody of the staff, and the customer whom a call of theirs is made for. */
export type ActedCaller = { caller: Caller; staffUid: string };

const link = new RegExp(`^${actingPath}/([\\w-]{43})(/(?:api|content)/.*)$`);

/** A browser sends no header with a link: there the id begins the path, which is then read without it. */
export const addressOfLink = (url: string): string => link.exec(url)?.[2] ?? url;

/**
 * Whom the call is made for. An id that is foreign, over, or of another session is the same as none, and so is one that a
 * customer sends.
 */
export async function findActed(
  { clock, findActing }: ActingLookUps,
  request: FastifyRequest,
  { known, isLink }: { known: Authenticated | undefined; isLink: boolean },
): Promise<ActedCaller | undefined> {
  const secret = known?.caller.isStaff && known.sessionId ? secretOf(request, isLink) : undefined;
  const running = secret && (await findActing(digestOfActing(secret)));
  if (!running || !known) return undefined;
  const { session } = running;
  const isOwn = session.staffUid === known.caller.uid && session.sessionId === known.sessionId;
  const caller = isOwn && isRunning(session, clock.now()) && callerWhileActing(known.caller, running);
  return caller ? { caller, staffUid: known.caller.uid } : undefined;
}

function secretOf({ headers, originalUrl }: FastifyRequest, isLink: boolean): string | undefined {
  const said = headers[actingHeader] ?? (isLink ? link.exec(originalUrl)?.[1] : undefined);
  return typeof said === 'string' && isActingId(said) ? said : undefined;
}
