import type { ManagedAccount } from '#capabilities/identity/index.ts';
import { Refusal } from '#platform/refusal.ts';
import { lockOf } from '../rules/locks.model.ts';
import type { Managing } from './create-user.ts';
import { inviteInLimits } from './invite-in-limits.ts';
import { lockManaged, readManagement } from './management.ts';
import { refuseLocked } from './refuse-locked.ts';
import type { UsersDeps } from './users.deps.ts';

/** Nobody's letterbox is filled by an impatient finger. */
const minMsBetween = 60_000;

export async function resendInvitation(deps: UsersDeps, request: Managing, uid: string) {
  const { caller, scope } = request;
  const management = await readManagement(deps, caller, scope);
  const { account, team } = await lockManaged(deps, management, uid);
  refuseLocked(lockOf(management.manager, account, team));
  return sendAgain(deps, request, account);
}

/** Whoever may do so has been judged; of customer service nobody holds less than an owner here. */
export async function sendAgain(
  deps: UsersDeps,
  request: Pick<Managing, 'actor' | 'caller' | 'language'>,
  { uid, status }: Pick<ManagedAccount, 'uid' | 'status'>,
) {
  if (status !== 'Invited') throw new Refusal('STATUS_NOT_POSSIBLE');
  const last = (await deps.identity.listInvitations([uid])).get(uid);
  if (last && deps.clock.now().getTime() - last.sentAt.getTime() < minMsBetween)
    throw new Refusal('TOO_MANY_ATTEMPTS', { minutes: 1 }, minMsBetween / 1_000);

  await inviteInLimits(deps, request, uid);
  const invitation = (await deps.identity.listInvitations([uid])).get(uid);
  if (!invitation) throw new Error(`the invitation of ${uid} was not written`);
  return invitation;
}
