import { type AccessDoor, openAccess } from '#capabilities/access/index.ts';
import { openAudit } from '#capabilities/audit/index.ts';
import { instantOf, openCompany } from '#capabilities/company/index.ts';
import { openErp } from '#capabilities/erp/index.ts';
import { openFiles } from '#capabilities/files/index.ts';
import { openIdentity, type SignInGuard } from '#capabilities/identity/index.ts';
import { openLive } from '#capabilities/live/index.ts';
import { openNotifications } from '#capabilities/notifications/index.ts';
import { openPortalConfig } from '#capabilities/portal-config/index.ts';
import { openUsers, type UsersDoor } from '#capabilities/users/index.ts';
import { cachedReads } from '#platform/database/cached-read.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { freshnessMs, type Parts } from './parts.ts';
import { portalStateOf } from './portal-state.ts';

export type Base = ReturnType<typeof composeBase>;

/** Those that the shop depends on: who is there, what they may, and what everybody writes into. */
export function composeBase(parts: Parts) {
  const { clock, database } = parts;
  const read = cachedReads(clock, database, freshnessMs);
  const guard = () => requireGuard(parts);
  const auditOf = openAudit({ clock });
  const erpOf = openErp({ clock });
  const liveOf = openLive({ clock });
  const filesOf = openFiles({ clock, store: parts.fileStore });
  const portalConfigOf = openPortalConfig({ clock, auditOf });
  const portalState = portalStateOf({ ...parts, read, portalConfigOf });
  const notificationsOf = openNotifications({ clock, liveOf });
  const companyOf = openCompany({ clock, portalConfigOf });
  const roleShipTosOf: DoorOf<Pick<UsersDoor, 'findRoleShipTos'>> = (transaction) => usersOf(transaction);
  const staffGroupsOf: DoorOf<Pick<AccessDoor, 'areGroupsMapped' | 'applyStaffGroups'>> = (transaction) =>
    accessOf(transaction);
  const ofIdentity = { auditOf, notificationsOf, companyNamesOf: companyOf, roleShipTosOf, staffGroupsOf };
  const identityOf = openIdentity({ ...parts, ...ofIdentity, guard });
  const accessOf = openAccess({ clock, auditOf, identityOf, findSwitches: async () => (await portalState()).switches });
  const usersOf = openUsers({ clock, instantOf, identityOf, accessOf, companyOf, auditOf });
  return {
    ...parts,
    read,
    guard,
    portalState,
    auditOf,
    erpOf,
    liveOf,
    filesOf,
    portalConfigOf,
    notificationsOf,
    companyOf,
    identityOf,
    accessOf,
    usersOf,
  };
}

function requireGuard({ guard }: Pick<Parts, 'guard'>): SignInGuard {
  if (!guard) throw new Error('Nobody signs in here');
  return guard;
}
