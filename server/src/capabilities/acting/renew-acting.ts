import { actingMinutes } from '@dray/contract/staff/while-acting.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { ActingDeps } from './acting.deps.ts';
import { type ActingSession, isRunning } from './acting.model.ts';
import { digestOfActing } from './digest-of-acting.ts';
import { findNames, type NamedActing } from './find-names.ts';

type Staff = Pick<Request, 'actor' | 'caller' | 'sessionId'>;

export const overAt = (from: Date): Date => new Date(from.getTime() + actingMinutes * 60_000);
export const subjectOf = ({ uid, shipToId }: Pick<ActingSession, 'uid' | 'shipToId'>): string =>
  shipToId === undefined ? `account:${uid}` : `shipTo:${shipToId}`;

/** One's own, in the session that began it; any other answers like one that does not exist. */
async function getRunning({ sessions, clock }: ActingDeps, staff: Staff, secret: string): Promise<ActingSession> {
  const session = await sessions.findSession(digestOfActing(secret));
  const isOwn = session?.staffUid === staff.caller.uid && session.sessionId === staff.sessionId;
  if (!session || !isOwn || !isRunning(session, clock.now())) throw new Refusal('NOT_FOUND');
  return session;
}

export const getActing = async (deps: ActingDeps, staff: Staff, secret: string): Promise<NamedActing> =>
  findNames(deps, await getRunning(deps, staff, secret));

export async function renewActing(deps: ActingDeps, staff: Staff, secret: string): Promise<NamedActing> {
  const session = await getRunning(deps, staff, secret);
  const now = deps.clock.now();
  const expiresAt = overAt(now);
  if (!(await deps.sessions.renewSession(session.id, now, expiresAt))) throw new Refusal('NOT_FOUND');
  await record(deps, staff, session, 'acting-renewed');
  return findNames(deps, { ...session, expiresAt });
}

/** Ending what is over already is no fault: the tab may have come too late. */
export async function endActing(deps: ActingDeps, staff: Staff, secret: string): Promise<boolean> {
  const session = await deps.sessions.findSession(digestOfActing(secret));
  if (session?.staffUid !== staff.caller.uid || session.sessionId !== staff.sessionId) throw new Refusal('NOT_FOUND');
  const isEnded = await deps.sessions.endSession(session.id, deps.clock.now());
  if (isEnded) await record(deps, staff, session, 'acting-ended');
  return isEnded;
}

const record = (
  { audit }: ActingDeps,
  { actor }: Staff,
  session: ActingSession,
  action: 'acting-renewed' | 'acting-ended',
) =>
  audit.record(
    { ...actor, actingFor: session.uid },
    { action, subject: subjectOf(session), companyId: session.companyId, details: {} },
  );
