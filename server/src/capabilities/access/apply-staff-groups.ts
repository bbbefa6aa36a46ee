import type { Actor } from '#platform/request/request.ts';
import type { AccessDeps } from './access.deps.ts';
import { compareGrants, grantsOfGroups, writtenGrants } from './staff-groups.model.ts';

type Deps = Pick<AccessDeps, 'staffGroups' | 'audit' | 'clock'>;

/** Nobody of the portal gives these roles, and nobody takes them. */
const directory = 'directory';

/** Whether any of these groups gives a role. */
export async function areGroupsMapped({ staffGroups }: Pick<Deps, 'staffGroups'>, names: readonly string[]) {
  return grantsOfGroups(await staffGroups.listMapped(names)).length > 0;
}

/**
 * The roles that somebody holds by the directory become what their groups give, no more and no less; what people and commands
 * gave them stays. For a caller who has locked the account: of two sign-ins at once the later one holds.
 */
export async function applyStaffGroups(
  { staffGroups, audit, clock }: Deps,
  actor: Actor,
  uid: string,
  names: readonly string[],
): Promise<void> {
  const [held, mapped] = await Promise.all([staffGroups.listHeld(uid), staffGroups.listMapped(names)]);
  const wanted = grantsOfGroups(mapped);
  const { ended, added } = compareGrants(held, wanted);
  if (ended.length === 0 && added.length === 0) return;

  const now = clock.now();
  const endedIds = ended.map(({ id }) => id);
  // First, for nobody holds a role twice by the directory.
  if (endedIds.length > 0) await staffGroups.endHeld(endedIds, directory, now);
  for (const grant of added) await staffGroups.addHeld(uid, grant, directory, now);
  await audit.record(
    { ...actor, name: directory },
    {
      action: 'staff-groups-applied',
      subject: `account:${uid}`,
      details: {},
      changes: { roles: { from: writtenGrants(held), to: writtenGrants(wanted) } },
    },
  );
}
