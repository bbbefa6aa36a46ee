import type { AuthUser } from '@dray/contract/users/users.rest.ts';

type ShipToRoles = { key: string; shipTo: AuthUser['shipTos'][number] | undefined; roleNames: string[] };

/** Which roles hold where: company-wide ones first, then one line a ship-to, in the order of their names (T26). */
export function rolesByShipTo({ permissionSchema, shipTos }: AuthUser): ShipToRoles[] {
  const entries = new Map<string, ShipToRoles>();
  for (const { rpDetails } of permissionSchema) {
    for (const { shipToId, rolename } of rpDetails) {
      const key = shipToId ?? '';
      const shipTo = shipTos.find(({ id }) => id === shipToId);
      // A ship-to the user can no longer see has no name to show.
      if (shipToId && !shipTo) continue;
      const entry = entries.get(key) ?? { key, shipTo, roleNames: [] };
      if (!entry.roleNames.includes(rolename)) entry.roleNames.push(rolename);
      entries.set(key, entry);
    }
  }
  return [...entries.values()].sort((one, other) => (one.shipTo?.name ?? '').localeCompare(other.shipTo?.name ?? ''));
}
