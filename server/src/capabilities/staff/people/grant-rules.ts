import { headOffice, marketOf } from '@dray/contract/markets.ts';
import { writtenMoment } from '@dray/contract/texts/written-value.ts';
import { Refusal } from '#platform/refusal.ts';
import type { ChangeRules, GrantDeps, Managing } from '../needs/staff.deps.ts';
import type { ChangeRequest } from '../rules/change-request.model.ts';
import { findLacking, holdsIn, managing } from '../rules/giving.model.ts';
import { todayOf } from './ask-grant.ts';
import { giveGrant } from './give-grant.ts';
import { type GrantAfter, readGrantChange } from './grant-payload.ts';
import { showGrantChanges } from './show-grant-changes.ts';

/** A role for one of the supplier's people, as a change that a second person decides. */
export const grantRules = (deps: GrantDeps): ChangeRules => ({
  right: managing,
  show: (changes) => showGrantChanges(deps, changes),
  apply: (request, change) => applyGrant(deps, request, change),
});

async function applyGrant(deps: GrantDeps, request: Managing, change: ChangeRequest): Promise<void> {
  const { before, after } = readGrantChange(change);
  const { uid, roleId, markets } = after;
  const endsOn = after.endsOn ?? undefined;
  await refuseMoved(deps, change, after);
  if (endsOn !== undefined && endsOn < todayOf(deps)) throw new Refusal('CHANGED_MEANWHILE');
  const newcomer = after.newcomer ?? undefined;
  if (newcomer) await refuseTooMany(deps, request, uid);
  await giveGrant(deps, request.actor, {
    uid,
    newcomer,
    roleId,
    markets,
    endsOn,
    grantedBy: change.requestedBy,
    invitedBy: request.caller.uid,
    expected: before.grantId,
    details: { request: change.id, requestedBy: change.requestedBy },
  });
}

/** Whoever asked must still be somebody who could: they may have lost the right, or left. */
async function refuseMoved({ access }: GrantDeps, { requestedBy, markets }: ChangeRequest, after: GrantAfter) {
  const [roles, asked] = await Promise.all([access.listStaffRoles(), access.findCaller(requestedBy)]);
  const role = roles.find(({ id }) => id === after.roleId);
  if (!role || !asked) throw new Refusal('CHANGED_MEANWHILE');
  if (!holdsIn(asked.caller, managing, markets)) throw new Refusal('CHANGED_MEANWHILE');
  if (findLacking(asked.caller, role, after.markets)) throw new Refusal('CHANGED_MEANWHILE');
}

/** The same few as customers' invitations: each is a mail in our name to an address that somebody typed. */
async function refuseTooMany({ identity, clock }: GrantDeps, { caller, language }: Managing, uid: string) {
  const again = await identity.findInvitationWait({ uid, invitedBy: caller.uid });
  if (!again) return;
  const at = writtenMoment(language, again, marketOf(caller.country ?? headOffice).timeZone);
  const waitSeconds = Math.ceil((again.getTime() - clock.now().getTime()) / 1_000);
  throw new Refusal('INVITATIONS_USED_UP', { at }, waitSeconds, { again: again.toISOString() });
}
