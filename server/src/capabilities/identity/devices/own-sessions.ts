import { Refusal } from '#platform/refusal.ts';
import type { Actor, Caller } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import { isAlive, type Session } from '../rules/session.model.ts';

export type OwnSessions = { sessions: Session[]; programs: number };

/** The latest used first. */
export async function listOwnSessions(
  { sessions, programTokens, clock }: IdentityDeps,
  { uid, isStaff }: Caller,
): Promise<OwnSessions> {
  const now = clock.now();
  const [open, programs] = await Promise.all([sessions.listSessionsOf(uid), programTokens.listTokensOf(uid, now)]);
  return {
    sessions: open
      .filter((session) => isAlive(session, { isStaff }, now))
      .toSorted((one, other) => other.renewedAt.getTime() - one.renewedAt.getTime()),
    programs: programs.length,
  };
}

/** Somebody else's is as little there as one that never was. */
export async function endOwnSession(deps: IdentityDeps, caller: Caller, actor: Actor, id: string): Promise<number> {
  const session = await deps.sessions.findSession(id);
  if (session?.uid !== caller.uid) throw new Refusal('NOT_FOUND');
  await deps.sessions.removeSession(id);
  // Its provider would let it in again without a word: from now on the password is asked for, there and here.
  await deps.payloads.removeSessionsOf(caller.uid);
  await record(deps, actor, caller, 1);
  return 1;
}

/** With the tokens that programs hold. */
export async function endOtherSessions(
  deps: IdentityDeps,
  caller: Caller,
  actor: Actor,
  keep: string | undefined,
): Promise<number> {
  // Somebody who has no session here, a program, cannot mean all but this one.
  if (keep === undefined) throw new Refusal('NOT_FOUND');
  const { sessions, programs } = await listOwnSessions(deps, caller);
  const ended = sessions.filter(({ id }) => id !== keep).length + programs;
  await deps.sessions.removeSessionsOf(caller.uid, keep);
  await deps.programTokens.removeTokensOf(caller.uid);
  await deps.payloads.removeSessionsOf(caller.uid);
  await record(deps, actor, caller, ended);
  return ended;
}

const record = ({ audit }: IdentityDeps, actor: Actor, { uid }: Caller, ended: number) =>
  audit.record(actor, { action: 'sessions-ended', subject: `account:${uid}`, details: { ended } });
