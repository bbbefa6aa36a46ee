import type { HeldStaffGrant } from '#capabilities/access/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { GrantDeps } from '../needs/staff.deps.ts';
import { managing } from '../rules/giving.model.ts';
import { marketsLeftAlone } from '../rules/last-manager.model.ts';

type Held = Pick<HeldStaffGrant, 'uid' | 'roleId' | 'countries' | 'endsOn'>;

/** Somebody who manages staff stays in each market: else nobody could ever be given a role there again but by a command. */
export async function refuseLastManager(
  { access, identity }: GrantDeps,
  before: readonly Held[],
  after: readonly Held[],
): Promise<void> {
  const [roles, accounts] = await Promise.all([
    access.listStaffRoles(),
    identity.listManagedAccounts([...new Set(before.map(({ uid }) => uid))]),
  ]);
  const alone = marketsLeftAlone(before, after, {
    roleIds: new Set(roles.filter(({ rights }) => rights.includes(managing)).map(({ id }) => id)),
    active: new Set(accounts.filter((each) => each.status === 'Active' && each.isVerified).map(({ uid }) => uid)),
  });
  if (alone.length > 0) throw new Refusal('LAST_OPERATOR', { markets: alone.join(', ') });
}
