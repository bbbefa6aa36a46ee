import type { CorrectedDetails } from '@dray/contract/people-desk/helped-person-shapes.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { PeopleDeskDeps } from '../needs/people-desk.deps.ts';
import { lockPerson } from './reach-person.ts';
import { tellHelp } from './tell-help.ts';

type Staff = Pick<Request, 'actor' | 'caller' | 'scope' | 'language'>;

/** As their own people would, within the same limits. */
export async function inviteAgain(deps: PeopleDeskDeps, request: Staff, uid: string): Promise<void> {
  const reached = await lockPerson(deps, request, uid);
  await deps.users.sendInvitationAgain(request, reached.account);
  await tellHelp(deps, request, reached, { what: 'invited' });
}

/** Nothing is written down, and nobody told, where nothing was locked. */
export async function unlock(deps: PeopleDeskDeps, request: Staff, uid: string): Promise<void> {
  const reached = await lockPerson(deps, request, uid);
  const { account, company } = reached;
  if (!(await deps.identity.unlockAccount(account.email))) return;
  await deps.audit.record(request.actor, {
    action: 'sign-in-unlocked',
    subject: `account:${uid}`,
    companyId: company.id,
    details: {},
  });
  await tellHelp(deps, request, reached, { what: 'unlocked' });
}

export async function signOut(deps: PeopleDeskDeps, request: Staff, uid: string, reason: string): Promise<void> {
  const reached = await lockPerson(deps, request, uid);
  await deps.identity.endAllAccess(request.actor, uid);
  await tellHelp(deps, request, reached, { what: 'signed-out', reason });
}

/** The audit says which fields, never what was in them. */
export async function correct(
  deps: PeopleDeskDeps,
  request: Staff,
  uid: string,
  { reason, ...given }: CorrectedDetails,
): Promise<void> {
  const reached = await lockPerson(deps, request, uid);
  const { account, company } = reached;
  const fields = await deps.users.correctDetails(request.language, account, given);
  if (fields.length === 0) return;
  await deps.audit.record(request.actor, {
    action: 'details-changed',
    subject: `account:${uid}`,
    companyId: company.id,
    details: { fields: fields.join(',') },
  });
  const now = { ...reached, account: { ...account, ...given, phone: given.phone ?? undefined } };
  if (fields.includes('email')) await followAddress(deps, request, uid, account);
  await tellHelp(deps, request, now, { what: 'details-changed', reason });
}

/** An invitation that waits goes to the new address; whoever has come in hears of it at the old one, too. */
async function followAddress(
  { identity, sayAddressChanged }: PeopleDeskDeps,
  { caller }: Staff,
  uid: string,
  old: Parameters<PeopleDeskDeps['sayAddressChanged']>[0] & { status: string },
): Promise<void> {
  if (old.status !== 'Invited') return sayAddressChanged(old);
  const again = await identity.findInvitationWait({ uid, invitedBy: caller.uid });
  if (again) throw new Refusal('TOO_MANY_ATTEMPTS', { minutes: 60 });
  await identity.tellInvitation({ uid, invitedBy: caller.uid });
}
