import { nextStatuses, type UserStatus } from '@dray/contract/users/user-status.ts';
import type { ShipTo } from '#capabilities/company/index.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import { Refusal } from '#platform/refusal.ts';
import { shipTosLeftAlone, shipTosReached } from '../rules/grant-target.model.ts';
import { statusLockOf, type Team } from '../rules/locks.model.ts';
import type { Deactivation } from '../store/deactivation.store.ts';
import type { Managing } from './create-user.ts';
import { inviteInLimits } from './invite-in-limits.ts';
import { subjectOf } from './list-people.ts';
import { lockManaged, type Management, readManagement } from './management.ts';
import { refuseLocked } from './refuse-locked.ts';
import type { UsersDeps } from './users.deps.ts';

export type WantedStatus = { uid: string; status: UserStatus; version: number; isDryRun: boolean };

/** What goes with somebody who goes, or comes back with them. */
export type Along = { partners: number; shipTos: readonly ShipTo[]; devices: number };
export type StatusChanged = { uid: string; status: UserStatus; version: number; along: Along };

/** A person, what they alone looked after and all their ways in: in one transaction, or nothing of it (T45). */
export async function setUserStatus(deps: UsersDeps, request: Managing, wanted: WantedStatus): Promise<StatusChanged> {
  const { caller, scope } = request;
  const management = await readManagement(deps, caller, scope);
  const { account, everywhere, team, companyIds } = await lockManaged(deps, management, wanted.uid);
  refuseLocked(statusLockOf(management.manager, account, team, everywhere));
  if (account.version !== wanted.version)
    throw new Refusal('USER_CHANGED', {}, undefined, { version: account.version });
  if (!nextStatuses(account.status, account.isVerified).includes(wanted.status))
    throw new Refusal('STATUS_NOT_POSSIBLE');

  const open = await deps.deactivations.findOpen(account.uid);
  const along = await findAlong(deps, { management, team, account, open }, wanted.status);
  if (wanted.isDryRun) return { uid: account.uid, status: account.status, version: account.version, along };

  await carryOut(deps, request, { account, open, along, status: wanted.status });
  for (const companyId of companyIds)
    await deps.audit.record(request.actor, {
      action: 'status-changed',
      subject: subjectOf(account.uid),
      details: { partners: along.partners, shipTos: along.shipTos.length },
      companyId,
      changes: { status: { from: account.status, to: wanted.status } },
    });
  return { uid: account.uid, status: wanted.status, version: account.version + 1, along };
}

const staysOut = (status: UserStatus): boolean => status !== 'Active' && status !== 'Invited';

type Situation = { management: Management; team: Team; account: ManagedAccount; open: Deactivation | undefined };

async function findAlong(
  { identity }: UsersDeps,
  { management: { shipTos }, team, account, open }: Situation,
  status: UserStatus,
): Promise<Along> {
  const own = team.grants.filter(({ uid }) => uid === account.uid);
  if (!staysOut(status)) {
    // Only what the deactivation remembers comes back; a ship-to that has been closed otherwise stays closed.
    const off = own.filter(({ isOff }) => isOff);
    const back = new Set(open?.shipToIds);
    return {
      partners: countPartners(shipTosReached(off, shipTos)),
      shipTos: shipTos.filter((shipTo) => back.has(shipTo.id) && shipTo.status === 'Suspended'),
      devices: 0,
    };
  }
  const on = own.filter(({ isOff }) => !isOff);
  const sessions = await identity.listSessions(account.email);
  return {
    partners: countPartners(shipTosReached(on, shipTos)),
    shipTos: account.status === 'Active' ? shipTosLeftAlone(account.uid, team, shipTos) : [],
    devices: sessions.length,
  };
}

const countPartners = (shipTos: readonly ShipTo[]): number => new Set(shipTos.map(({ soldTo }) => soldTo.id)).size;

type Step = { account: ManagedAccount; open: Deactivation | undefined; along: Along; status: UserStatus };

async function carryOut(deps: UsersDeps, request: Managing, { account, open, along, status }: Step) {
  const { identity, access, company, deactivations, clock } = deps;
  const { uid } = account;
  const shipToIds = along.shipTos.map(({ id }) => id);
  if (staysOut(status) && !open) {
    const id = await deactivations.openDeactivation(uid, clock.now());
    await access.switchOffGrants(uid, id);
    await deactivations.addShipTos(id, await company.suspendShipTos(shipToIds));
  }
  if (!staysOut(status) && open) {
    await access.switchOnGrants(open.id);
    await company.reopenShipTos(shipToIds);
    await deactivations.endDeactivation(open.id, clock.now());
  }
  await identity.changeAccount(uid, { status });
  if (staysOut(status)) await identity.endAllAccess(request.actor, uid);
  if (status === 'Invited') await inviteInLimits(deps, request, uid);
}
