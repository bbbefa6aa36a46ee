import type { UsersDeps } from './changes/users.deps.ts';

/** Names of where somebody's roles hold, for themselves; without a name where they hold everywhere in the company. */
export async function findRoleShipTos({ access, company }: UsersDeps, uid: string) {
  const grants = await access.listOwnGrants(uid);
  const ids = grants.flatMap(({ shipToId }) => (shipToId === undefined ? [] : [shipToId]));
  const names = await company.listShipToNames(ids);
  return grants.map(({ shipToId, roleId, roleName }) => {
    const shipTo = names.find(({ id }) => id === shipToId);
    return { name: shipTo?.name, city: shipTo?.city, roleId, roleName };
  });
}
