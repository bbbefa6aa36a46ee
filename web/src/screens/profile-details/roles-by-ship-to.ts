import type { AuthUser } from '@dray/contract/users/users.rest.ts';

type RolePlace = { key: string; shipTo: AuthUser['shipTos'][number] | undefined; roleNames: string[] };

/** Which roles hold where: company-wide ones first, then one line a ship-to, in the order of their names (T26). */
export function rolesByShipTo({ permissionSchema, shipTos }: AuthUser): RolePlace[] {
  const places = new Map<string, RolePlace>();
  for (const { rpDetails } of permissionSchema) {
    for (const { shipToId, rolename } of rpDetails) {
      const key = shipToId ?? '';
      const shipTo = shipTos.find(({ id }) => id === shipToId);
      // A place the user can no longer see has no name to show.
      if (shipToId && !shipTo) continue;
      const place = places.get(key) ?? { key, shipTo, roleNames: [] };
      if (!place.roleNames.includes(rolename)) place.roleNames.push(rolename);
      places.set(key, place);
    }
  }
  return [...places.values()].sort((one, other) => (one.shipTo?.name ?? '').localeCompare(other.shipTo?.name ?? ''));
}
