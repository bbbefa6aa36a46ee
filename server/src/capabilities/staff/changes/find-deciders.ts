import { changeKinds } from '@dray/contract/staff/change-request-shapes.ts';
import type { Caller, StaffGrant } from '#platform/request/request.ts';
import type { StaffDeps } from '../needs/staff.deps.ts';
import type { ChangeRequest, DecidesIn } from '../rules/change-request.model.ts';
import { holdsIn, marketsOf } from '../rules/giving.model.ts';

/** Where somebody may decide each kind of change. */
export const decidesIn = ({ kinds }: Pick<StaffDeps, 'kinds'>, caller: Pick<Caller, 'staffGrants'>): DecidesIn =>
  Object.fromEntries(changeKinds.map((kind) => [kind, marketsOf(caller, kinds[kind].right)])) as DecidesIn;

/** By change, everybody who can come in and could decide it besides the one who asked. */
export async function findDeciders(
  { access, identity, kinds }: Pick<StaffDeps, 'access' | 'identity' | 'kinds'>,
  changes: readonly ChangeRequest[],
): Promise<Map<string, string[]>> {
  const waiting = changes.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return new Map();
  const [roles, held] = await Promise.all([access.listStaffRoles(), access.listStaffGrants()]);
  const accounts = await identity.listManagedAccounts([...new Set(held.map(({ uid }) => uid))]);
  const active = new Set(accounts.filter((each) => each.status === 'Active' && each.isVerified).map(({ uid }) => uid));
  const rolesById = new Map(roles.map((role) => [role.id, role]));
  const holders = [...Map.groupBy(held, ({ uid }) => uid)]
    .filter(([uid]) => active.has(uid))
    .map(([uid, grants]) => ({
      uid,
      staffGrants: grants.flatMap(({ roleId, countries }): StaffGrant[] => {
        const role = rolesById.get(roleId);
        if (!role) return [];
        return [{ roleId, rights: role.rights, countries, companyIds: role.ownCustomersOnly ? [] : undefined }];
      }),
    }));
  return new Map(
    waiting.map(({ id, kind, markets, requestedBy }) => [
      id,
      holders
        .filter((holder) => holder.uid !== requestedBy && holdsIn(holder, kinds[kind].right, markets))
        .map(({ uid }) => uid),
    ]),
  );
}
