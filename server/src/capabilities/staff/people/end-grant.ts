import type { HeldStaffGrant } from '#capabilities/access/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request/request.ts';
import type { GrantDeps, Managing } from '../needs/staff.deps.ts';
import { holdsIn, managing, marketsOf } from '../rules/giving.model.ts';
import { refuseLastManager } from './refuse-last-manager.ts';

/** At once, by one person alone: what is taken away can do no harm, and may be in a hurry. */
export async function endGrant(deps: GrantDeps, { caller, actor }: Managing, id: string): Promise<void> {
  const found = await deps.access.findStaffGrant(id);
  const mine = marketsOf(caller, managing);
  if (!found?.countries.some((market) => mine.includes(market))) throw new Refusal('NOT_FOUND');
  if (!holdsIn(caller, managing, found.countries)) throw new Refusal('STAFF_RIGHT_MISSING', { right: managing });
  await endHeld(deps, actor, found);
}

/** With its line in the audit; whoever manages staff as the last one stays. */
export async function endHeld(deps: GrantDeps, actor: Actor, { id, uid }: HeldStaffGrant): Promise<void> {
  const { access, identity, audit } = deps;
  await identity.lockAccount(uid);
  await access.lockStaffManagers();
  const everybody = await access.listStaffGrants();
  const held = everybody.find((grant) => grant.id === id);
  // The same call once more, or one that has ended otherwise.
  if (!held) return;
  if (held.source === 'idp') throw new Refusal('STAFF_FROM_DIRECTORY');
  await refuseLastManager(
    deps,
    everybody,
    everybody.filter((grant) => grant !== held),
  );
  await access.endStaffGrant(id, actor.name);
  await audit.record(actor, {
    action: 'staff-grant-ended',
    subject: `account:${uid}`,
    details: { role: held.roleId },
    companyId: undefined,
    changes: { markets: { from: held.countries.join(','), to: null } },
  });
}
